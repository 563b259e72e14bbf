import type * as english from '../en-us/frame.ts'
import type { Texts } from '../fill.ts'

export const nav: Texts<typeof english.nav> = {
  plan: 'Planificar',
  ship: 'Enviar',
  track: 'Rastrear',
  analyze: 'Analizar',
  help: 'Ayuda',
  settings: 'Configuración',
  integration: 'Integración',
  logOut: 'Cerrar sesión',
  home: 'Inicio',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
  open: 'Abrir el menú',
  main: 'Principal',
  singleOrder: 'Orden individual',
  prepaid: 'Prepagado/3P',
  collect: 'Por cobrar',
  parcel: 'Paquetería',
  parcelScan: 'Escanear paquetes',
  dayEnd: 'Fin del día',
  print: 'Imprimir',
}

export const profileMenu: Texts<typeof english.profileMenu> = {
  title: 'Su cuenta',
  updateProfile: 'Actualizar perfil',
  changeDefaults: 'Valores predeterminados',
  billToLocations: 'Direcciones de facturación',
  routingGuide: 'Guía de rutas',
  changePassword: 'Cambiar contraseña',
  logoUpdate: 'Actualizar logotipo',
  language: 'Idioma',
}

export const screens: Texts<typeof english.screens> = {
  singleOrder: 'Orden individual',
  singleOrderInfo:
    'Capture un envío, vea cuánto pide cada transportista y reserve con el que elija. Lo que escribe se guarda como borrador. Ctrl+Entrar pide las tarifas; Entrar sobre una tarifa la reserva.',
  prepaid: 'Prepagado/3P',
  prepaidInfo:
    'La misma captura con flete prepagado o facturado a un tercero; también un envío anterior para cambiarlo o repetirlo.',
  collect: 'Por cobrar',
  collectInfo:
    'La misma captura con el flete a cargo del destinatario. Va al transportista acordado para carga por cobrar, con su vía de envío y sin precio suyo.',
  parcel: 'Paquetería',
  parcelInfo:
    'Paquetes pequeños: medidas y pesos, los precios de todos los servicios de sus cuentas de paquetería y una etiqueta para cada paquete.',
  dayEnd: 'Fin del día',
  dayEndInfo:
    'Pida recolecciones, cierre el día con su manifiesto, busque lugares de entrega y anule etiquetas que nunca se escanearon.',
  parcelScan: 'Escanear paquetes',
  parcelScanInfo:
    'El puesto de empaque: escanee un envío o un pedido, póngalo en la báscula y se compra su etiqueta con el mejor servicio. No hace falta ratón.',
  reviewRates: 'Revisar tarifas',
  reviewRatesInfo:
    'Precios con dos códigos postales, un peso y una clase, antes de que exista una orden. Nada se guarda ni se reserva; lo escrito queda en la dirección. Un clic convierte un precio en un envío.',
  reviewServices: 'Revisar servicio',
  reviewServicesInfo:
    'Cuántos días tarda cada transportista en una ruta, si hace todo el trayecto y cuándo llega la carga.',
  spotQuotes: 'Cotizaciones y ofertas',
  spotQuotesInfo:
    'Lo que se preguntó y ofreció a transportistas, cada cosa con su reloj: primero lo que termina antes. Elija cotizaciones para recordar a sus transportistas; una fila muestra quién dijo qué.',
  straightThrough: 'Paso directo',
  straightThroughInfo:
    'Los pedidos por los que a nadie se le preguntaría se cotizan, se eligen y se ofertan solos, dentro de los límites que usted fije. Todo lo que hizo está aquí con el porqué.',
  openOrders: 'Pedidos abiertos',
  openOrdersInfo:
    'Lo que sus clientes pidieron y aún no está en ningún envío; primero lo que vence antes. Elija pedidos para crear un envío de cada uno, o uno solo de varios que van al mismo lugar.',
  multipleOrders: 'Varios pedidos',
  multipleOrdersInfo:
    'Envíos creados a partir de pedidos, desde sus artículos hasta la entrega. Cada pestaña es un paso: lo que falta en Definir artículos se nombra, y lo que está completo sigue solo. Elija filas para hacer lo mismo con todas; el resultado dice qué pasó con cada una.',
  dockView: 'Vista de muelle',
  dockViewInfo:
    'Las recolecciones de un día en sus muelles, por puerta y hora: lo que está listo, atrasado y ya salió. Arrastre una tarjeta a una puerta o pulse Alt con una flecha sobre ella; las flechas izquierda y derecha llevan a otro día. La vista de pared es para una pantalla que todos en el muelle puedan leer.',
  terminalInfo: 'Información de terminales',
  terminalInfoInfo:
    'Las terminales que manejan la carga en ambos extremos de una ruta, por transportista, con dirección y teléfono.',
  tender: 'Ofertar',
  tenderInfo:
    'Los envíos que eligió, cada uno con su transportista y su precio. Lo que está listo sale de inmediato, una sola vez; lo demás dice por qué no. La dirección conserva la selección.',
  track: 'Rastrear',
  trackInfo:
    'Todos los envíos reservados, en camino o entregados, por estado. Elija una fila para ver sus datos junto a la lista; presione Entrar para abrirla. Los filtros quedan en la dirección: un enlace muestra la misma lista a un colega.',
  contactUs: 'Contacto',
  contactUsInfo: 'Cómo comunicarse con soporte por teléfono, correo postal o electrónico, y cuándo se atiende.',
  userGuide: 'Guía del usuario',
  userGuideInfo: 'Cómo se hace aquí el trabajo diario, paso a paso.',
  printerSetup: 'Configuración de impresoras',
  printerSetupInfo:
    'Las PC con impresoras y básculas: vincule una, elija qué se imprime dónde, imprima una página de prueba y diga qué salió.',
  preferences: 'Preferencias',
  preferencesInfo: 'Cómo muestra el producto este navegador. Estos ajustes se quedan en este dispositivo.',
  changePassword: 'Cambiar contraseña',
  changePasswordInfo: 'La contraseña nueva vale de inmediato. En otros dispositivos hay que volver a iniciar sesión.',
  updateProfile: 'Actualizar perfil',
  updateProfileInfo:
    'Su nombre y cómo lo localizan transportistas y colegas. Aparece en los documentos que usted imprime.',
  profile: 'Complete su perfil',
  profileInfo: 'Se pregunta una sola vez: quién es usted, de dónde sale su carga y quién paga.',
  notFound: 'Página no encontrada',
  shipmentDetails: 'Envío',
  shipmentDetailsInfo:
    'Todo sobre un envío: dónde está, qué se cotizó, sus documentos y correos, y quién hizo qué. Se actualiza solo. Presione . para ver todas las acciones.',
  printDocuments: 'Imprimir documentos',
  printDocumentsInfo:
    'Conocimientos de embarque, etiquetas y listas de empaque de los envíos elegidos. Lo que aún no se puede imprimir dice por qué. La dirección conserva la selección: recargar no cambia nada.',
  carriers: 'Transportistas',
  carriersInfo:
    'Quién le transporta, cómo se obtienen los precios de cada uno, a quién escribir y si su seguro está vigente. Un transportista marcado como no usar nunca se elige por sí solo; uno con el seguro vencido no se puede contratar.',
  itemMaster: 'Catálogo de artículos',
  locations: 'Ubicaciones',
  locationsInfo:
    'Los lugares de la libreta de direcciones, los andenes propios entre ellos, y por dónde entran desde archivos de otros sistemas.',
  orderIntegration: 'Integración de pedidos',
  orderIntegrationInfo:
    'De dónde llegan los pedidos: carpetas en servidores, correo, archivos subidos. Pruebe una conexión, vea lo que trajo cada fuente y lo que le espera.',
  itemMasterInfo:
    'Lo que envía con frecuencia: clase, NMFC, empaque y datos de materiales peligrosos, listos para el próximo envío.',
  routingGuide: 'Guía de rutas',
  routingGuideInfo:
    'Qué transportistas van primero y cuáles no se usan, por cliente, lugar, peso, valor y día. La guía elige sola; reservar otro transportista pide un motivo.',
  guideOverrides: 'Reservas contra la guía',
  guideOverridesInfo:
    'Reservas con otro transportista que el de la guía de rutas: por qué, quién y cuánto costó cada una. Filtre por mes y exporte para el cierre.',
  billToLocations: 'Direcciones de facturación',
  billToLocationsInfo: 'A quién se factura el flete de terceros, como lo nombran las solicitudes de precio.',
  parcelAccounts: 'Cuentas de paquetería',
  parcelAccountsInfo: 'Sus cuentas con transportistas de paquetería y las de compradores a las que se carga el flete.',
  upsRate: 'Tarifas UPS',
  upsRateInfo:
    'Lo que cuestan todos los servicios de una cuenta de paquetería entre dos direcciones, sin crear un envío.',
  upsTracking: 'Rastreo UPS',
  upsTrackingInfo: 'Todos los escaneos de un número de rastreo, lo haya enviado quien lo haya enviado.',
  carrierMapping: 'Códigos de transportistas',
  carrierMappingInfo: 'Sus propios códigos de envío y los transportistas que representan.',
  changeDefaults: 'Valores predeterminados',
  changeDefaultsInfo: 'Horas de recolección y servicios con que empiezan las órdenes nuevas.',
  logoUpdate: 'Actualizar logotipo',
  logoUpdateInfo: 'El logotipo de su empresa, como lo ven papeles, correos, transportistas y colegas.',
  outbox: 'Bandeja de salida',
  outboxInfo: 'Cada correo escrito a transportistas y personas, qué pasó con él y su texto.',
  rateSheets: 'Tarifarios',
  rateSheetsInfo:
    'Tarifarios de transportistas y tarifas base: subir, comparar con lo vigente, activar en un día, historial.',
  rateSheet: 'Tarifario',
  rateSheetInfo: 'Una versión: cómo se leen sus columnas, qué está mal, qué cambia y desde cuándo cotiza.',
  exchangeRates: 'Tipos de cambio',
  exchangeRatesInfo: 'Cuánto valen otras monedas, para comparar precios.',
  fuelPrograms: 'Programas de combustible',
  fuelProgramsInfo: 'Tablas que convierten el precio semanal del diésel en un recargo, y los precios por región.',
}

export const frame: Texts<typeof english.frame> = {
  info: 'Información de esta página',
  search: 'Buscar envíos, páginas, acciones',
  searching: 'Buscando',
  searchEmpty: 'No se encontró nada. Pruebe con un BOL, PRO, referencia, ciudad o nombre, o con una página.',
  searchFailed: 'La búsqueda no respondió. Revise su conexión y escriba de nuevo.',
  pro: 'PRO {number}',
  shipment: 'Envío {id}',
  crumbs: 'Ruta de navegación',
  news: 'Envío {bol}: {status}',
  newsWaits: 'Envío {bol}: se reportó «{status}» por un enlace y espera su aprobación.',
  pages: 'Páginas',
  actions: 'Acciones',
  records: 'Envíos',
  processing: 'Procesando su solicitud',
  loading: 'Cargando',
  skip: 'Saltar al contenido',
  keySheet: 'Teclas',
  keyEverywhere: 'En todas partes',
  keyHere: 'En esta página',
  keyPalette: 'Buscar todo',
  keySearch: 'Buscar',
  keySheetRow: 'Esta hoja',
  keyJump: 'Ir a {page}',
  keyDown: 'Fila siguiente',
  keyUp: 'Fila anterior',
  keySelect: 'Seleccionar la fila',
  keyOpen: 'Abrir la fila',
  keyEdit: 'Editar la fila',
  keyMenu: 'Acciones de la fila',
  keyActions: 'Acciones',
  keyPrint: 'Imprimir',
  keyNextRate: 'Tarifa siguiente',
  keyRateBefore: 'Tarifa anterior',
  keyRepeat: 'Repetir el último envío',
  keyClose: 'Cerrar lo que está abierto',
  keysOff: 'Las teclas de una letra están desactivadas en Preferencias.',
  colours: 'Colores',
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Como el sistema',
  noPermission: 'No tiene permiso para esta página. Escriba a soporte: {email}.',
  nothingReachable: 'Todavía no tiene ninguna página disponible. Escriba a soporte: {email}.',
  notFoundTitle: 'Aquí no hay ninguna página',
  notFoundWhy: 'La dirección {place} no lleva a ninguna parte. Quizá se movió o está mal escrita.',
  toHome: 'Ir a la primera página',
  crashTitle: 'Esta página dejó de funcionar',
  crashWhy: 'Ocurrió algo inesperado en esta página. Lo que escribió se conserva.',
  crashNext: 'Vuelva a abrir la página para seguir. Si ocurre otra vez, comuníquese con soporte y cuente qué hizo.',
  chunkTitle: 'Esta página no llegó',
  chunkWhy: 'La conexión es lenta, o el producto se actualizó desde que lo abrió.',
  chunkNext: 'Recargue para tener la versión actual. Lo que escribió se conserva.',
  reload: 'Recargar',
  openAgain: 'Abrir de nuevo',
  waiting: 'El servidor está ocupado. Se intentará de nuevo en {seconds} s; no se pierde nada.',
  liveOff:
    'Por el momento las novedades no llegan solas. Lo que otros cambian se ve al volver a esta página o al cargarla de nuevo.',
  offline: 'Está sin conexión. Los cambios esperan hasta que vuelva.',
}

export const stationState: Texts<typeof english.stationState> = {
  none: 'Impresoras',
  ready: '{station}: impresora lista',
  off: '{station}: ninguna impresora lista',
  gone: '{station} no tiene conexión',
  asks: {
    one: 'Se pregunta por {count} trabajo de impresión',
    other: 'Se pregunta por {count} trabajos de impresión',
  },
  open: 'Abrir la configuración de impresoras',
}
