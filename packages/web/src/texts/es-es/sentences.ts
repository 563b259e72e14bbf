import type { PhraseKey, SentenceKey } from '@waybill/domain'

/** The sentences that the server keeps (domain `sentences`): what stands at the end of one in English, stands there too. */
export const sentences: Readonly<Record<SentenceKey, string>> = {
  tenderMailed: 'La oferta se envió por correo a {to}.',
  mailedTo: 'Se envió por correo a {to}.',
  keptInOutbox: 'Guardado en la bandeja de salida para {to}: no hay servidor de correo configurado.',
  tenderNotArrived: 'La oferta no llegó al transportista: {error}',
  tenderNeverArrived: 'La oferta nunca llegó al transportista: {error}',
  tenderOver: 'La oferta ya no vale.',
  earlierTry: 'Un intento anterior pudo haber llegado: pregunte antes de reenviarlo.',
  mailLeftBehind:
    'El servidor se detuvo mientras este correo iba en camino. Pudo haber llegado: pregunte antes de reenviarlo.',
  withdrawnNeverArrived: 'Retirado: la oferta nunca llegó al transportista.',
  withdrawnNotInForce: 'Retirado: la orden ya no está vigente.',
  withdrawnVoid: 'Retirado: el envío se anuló antes de que saliera el correo.',
  newerTakesPlace: 'Un aviso más nuevo toma su lugar.',
  newerTookPlace: 'Un aviso más nuevo tomó su lugar.',
  saysNoLongerSo: 'Dice algo que ya no es así.',
  settledUnanswered: 'Se resolvió sin respuesta.',

  pro: 'PRO {pro}.',
  pickupConfirmation: 'Confirmación de recolección {number}.',
  orderedByCall: 'Ordenado por teléfono; habló con {spokeWith}.',
  notSent: 'No se pudo enviar la orden. Ningún transportista se enteró; intente de nuevo o elija otro transportista.',
  nobodyKnowsOrder: 'No se sabe qué pasó con la orden.',
  orderRefused: 'El transportista rechazó la orden.',
  orderCredentials: 'El transportista no aceptó el acceso de la cuenta. Pida que revisen sus credenciales.',
  orderBusy: 'El transportista pide esperar. Intente de nuevo en unos minutos.',
  orderUnreachable: 'No se pudo contactar al transportista, así que no tiene ninguna orden.',
  notConfirmedYet: 'El transportista no ha confirmado la orden. Se le vuelve a preguntar.',
  cannotAskNow: 'No se le puede preguntar al transportista qué pasó con la orden. Se vuelve a intentar.',
  cannotAskOverWire:
    'Al transportista no se le puede preguntar por su interfaz qué pasó con la orden. Llámelo y registre la llamada.',
  cannotAskByAccount:
    'La cuenta no sirve para preguntarle al transportista qué pasó con la orden. Pida que revisen su acceso, o llame y registre la llamada.',
  givenUp:
    '{carrier} no conoce hasta ahora esa orden y se le pregunta un día más. Elija otro transportista; si la orden aparece después, se cancela.',
  sharedNumber: 'Responde con una orden de este envío que se hizo antes. Llame al transportista y registre la llamada.',
  surplusUnwanted: '{carrier} sí tomó esta orden después de todo, y es una más de las que hacían falta.',
  surplusAgainstCall: '{carrier} sí tomó esta orden después de todo, y en una llamada se dijo lo contrario.',
  oneTooMany: 'Una orden más de las que hacían falta.',
  neverHadOrder: 'El transportista nunca tuvo la orden.',

  callAndRecord: 'Llame al transportista y registre la llamada.',
  nobodyKnowsCancelled: 'No se sabe si el transportista canceló la orden.',
  inForceAgain: 'La orden está vigente de nuevo.',
  noLongerInForce: 'La orden ya no está vigente.',
  notInForce: 'La orden dejó de estar vigente.',
  shipmentVoided: 'El envío se anuló.',
  voidedBeforeLeaving: 'Se anuló antes de salir.',
  isVoid: 'El envío está anulado.',
  isVoidOrderNotLeft: 'El envío está anulado. La orden aún no había salido: ningún transportista se enteró.',
  isVoidTenderNotLeft: 'El envío está anulado. La oferta aún no había salido: ningún transportista se enteró.',
  isVoidAsked:
    'El envío está anulado aquí, y se le está pidiendo a {carrier} que cancele. Su respuesta aparece en esta página.',
  isVoidCall:
    'El envío está anulado aquí. Llame a {carrier} para cancelar la recolección; el conocimiento de embarque es {bol}.',
  isVoidCallAt:
    'El envío está anulado aquí. Llame a {carrier} al {phone} para cancelar la recolección; el conocimiento de embarque es {bol}.',
  spokeWith: 'Habló con {spokeWith} el {when}; lo registró {by}.',
  callNoOrder: '{carrier} no tiene la orden.',
  callKeepsOrder: '{carrier} conserva la orden.',
  callGivesBack: '{carrier} devuelve la orden.',

  toldByCall: 'Avisado por teléfono; habló con {spokeWith}.',
  tellingOverWire: 'Se le está avisando a {carrier} por su interfaz.',
  tellingFieldsOverWire: 'Se le está avisando a {carrier} por su interfaz: {fields}.',
  tellingByMail: 'Se le está avisando a {carrier} por correo.',
  tellingFieldsByMail: 'Se le está avisando a {carrier} por correo: {fields}.',
  takenBack: 'Lo que esperaba se retiró: {carrier} conoce el envío tal como está.',
  nobodyKnowsChange: 'No se sabe si el transportista tomó el cambio.',
  changeLeftBehind:
    'El servidor se detuvo mientras se le avisaba al transportista. Pregúntele, o avísele por otra vía.',

  eventFrom: '{source}: {event}',
  ofStatuses: '{codes}: {text}',
  status: '{codes}',

  wireOutOfTime: 'Ya no quedaba tiempo para preguntar.',
  wireTooLarge: 'La respuesta pesa más de {bytes} bytes.',
  wireNoAnswer: 'No llegó respuesta a tiempo.',
  wireNoConnection: 'No hay conexión ({code}).',
  wireLost: 'Se perdió la conexión.',
  wireLostBy: 'Se perdió la conexión ({code}).',
  mayHaveArrived: 'La orden pudo haber llegado.',
  refusedSilently: 'Rechazó sin dar motivo.',
  badSignIn: 'No aceptó el acceso de esta cuenta.',
  asksToWait: 'Pide esperar antes de volver a preguntar.',
  answeredLate: 'No respondió a tiempo.',
  unreachable: 'No se pudo contactar.',
  unreadable: 'No se pudo leer su respuesta.',
  resting: 'Falló varias veces seguidas y se le deja en paz un momento.',
  unconfirming: 'El transportista respondió, pero no de una forma que confirme la orden.',
  errorMayHave: 'El transportista respondió con un error ({code}) y puede tener la orden.',
  errorOnly: 'El transportista respondió con un error ({code}).',
  carrierUnreadable: 'No se pudo leer la respuesta del transportista.',
  needsQuoteNumber:
    'El servicio {service} solo se puede ordenar con el número de su cotización, y este precio no lo tiene. Pida tarifas de nuevo y reserve el precio nuevo. No se envió nada.',
  noSuchOrder: 'No tiene esa orden.',
  anotherOrder: 'Respondió sobre otra orden, {number}.',
  anotherOrderUnder: 'Respondió sobre otra orden con el número {number}.',
  eventsUnread: '{count} de sus eventos no tienen código o una hora legible y se omiten.',
  documentElsewhere: 'Guarda un documento en otra dirección, que no se consulta.',
  noDocument: 'Lo que envió no es un PDF ni una imagen.',

  accountStays:
    'Quedan órdenes abiertas con esta cuenta. Ya no da precios y, por ellas, sigue registrada con el proveedor.',

  priceUnreadable: 'No se pudo leer su precio.',
  priceUnreadableFor: 'No se pudo leer su precio de {service}.',
  otherPriceUnreadable: 'No se pudo leer su precio de otro servicio.',
  priceNamesNobody: 'Su precio no nombra a ningún transportista.',
  priceCurrency: 'Su precio no está en una moneda conocida: {currency}.',
  priceNoMoney: 'Su precio no es una cantidad de dinero.',
  priceNotPositive: 'Su precio no es mayor que cero.',
  priceExpired: 'Su cotización ya había vencido cuando llegó.',
  noPrice: 'No dio precio.',
  linesDiffer: 'Sus renglones no suman su total; vale el total.',
  deliveryBeforePickup: 'Su fecha de entrega es anterior a la recolección y se omite.',
  notInPrice: 'Su precio no incluye: {extra}.',
}

/** How the history writes the parts of a shipment. */
export const phrases: Readonly<Record<PhraseKey, string>> = {
  freightClass: 'clase {class}',
  itemCode: 'artículo {code}',
  stackable: 'apilable',
  hazmat: 'material peligroso {substance}',
  gross: '{weight} lb brutas',
  way: 'parada {from} a {to}',
  content: 'línea {line}: {pieces} piezas',
  billTo: 'facturar a {company}',
}
