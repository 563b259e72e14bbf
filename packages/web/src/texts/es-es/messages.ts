import type { MessageCode } from '@waybill/contract/messages.ts'

/** What the server answers, by code. English is the server's own words. */
export const messages: Readonly<Record<MessageCode, string>> = {
  SignedOut: 'Inicie sesión de nuevo.',
  BadCredentials: 'El correo o la contraseña no son correctos.',
  TermsChanged: 'Los términos de uso han cambiado. Léalos y acéptelos para continuar.',
  WrongPassword: 'La contraseña actual no es correcta.',
  ShortPassword: 'Use al menos {min} caracteres. Una frase corta sirve bien.',
  CommonPassword:
    'Esta contraseña es de las primeras que se adivinan. Elija otra, como unas palabras que solo usted juntaría.',
  WrongCode:
    'Este código no es correcto. Escriba el más reciente; si también se rechaza, deje que su teléfono ajuste la hora solo.',
  CodeUsed: 'Este código ya se usó. Espere el siguiente y escriba ese.',
  ClockOff:
    'El reloj del dispositivo que creó este código está desajustado {minutes} minutos. Deje que ajuste la hora solo y escriba un código nuevo.',
  SignInOver: 'Este inicio de sesión terminó: queda abierto cinco minutos. Escriba de nuevo su correo y su contraseña.',
  NoFactorBegun: 'Ya no hay nada en configuración. Empiece de nuevo con su contraseña.',
  BadPasskey: 'Esta llave de acceso no permite entrar aquí. Pruebe con otra o entre con su contraseña.',
  PasskeyCopied:
    'Esta llave de acceso se rechazó: es posible que alguien la haya copiado. Entre con su contraseña, quítela en Preferencias y agregue una nueva.',
  PasskeyNotAdded:
    'La llave de acceso no se pudo agregar: tardó más de cinco minutos o el dispositivo respondió por otra dirección. Empiece de nuevo.',
  PasskeysOff:
    'Las llaves de acceso no funcionan en esta dirección. Abra Waybill por su dirección pública o entre con su contraseña.',
  TooManyPasskeys: 'Tiene {max} llaves de acceso y no se pueden guardar más. Quite una primero.',
  FactorDemanded:
    'Una empresa para la que trabaja le exige un segundo factor. Configúrelo en Preferencias; allí se puede reemplazar, pero no quitar.',
  FactorNotGiven: 'Esta empresa exige un segundo factor, y usted entró sin él. Cierre sesión y entre con él.',
  FactorElsewhere:
    'Un administrador no puede restablecer este segundo factor. Un código de recuperación permite entrar sin él; si no hay ninguno, comuníquese con soporte en {email}.',
  BadLink: 'Hay un error en la dirección; comuníquese con soporte',
  TooManyTries: 'Demasiados intentos. Espere {seconds} segundos e intente de nuevo.',
  InvalidInput: 'Algunos campos requieren su atención.',
  BadRequest: 'No se pudo leer la solicitud.',
  TooLarge: 'El archivo pesa más de 25 MB.',
  FileTooLarge: 'El archivo pasa de {max} MB. Divídalo y suba las partes una tras otra.',
  ImportQuota:
    'No cabe este archivo: una empresa puede guardar {max} MB de archivos importados, y sus importaciones ocupan {kept} MB. Descarte importaciones que ya no hagan falta o divida el archivo; si necesita más espacio, consulte a quien opera esta instalación.',
  ImportRowsQuota:
    'No caben todas las filas de este archivo: una empresa puede guardar {max}, y sus importaciones ocupan {kept}. Descarte importaciones que ya no hagan falta o divida el archivo; si necesita más filas, consulte a quien opera esta instalación.',
  ImportTooWide: 'La tabla tiene más de {max} columnas. Quite las que no hagan falta y súbala de nuevo.',
  ImportMoved: 'Esta importación está en {state}, así que eso ya no se puede hacer con ella. Cárguela de nuevo.',
  ImportAsks: 'Falta decir algo antes de leer el archivo. Conteste lo que está marcado y empiece de nuevo.',
  KeyMissing: 'Esta llamada necesita un encabezado Idempotency-Key de 8 a 100 caracteres.',
  KeyReused: 'Esta Idempotency-Key ya se usó para otra solicitud.',
  InFlight: 'La misma solicitud todavía se está procesando. Espere un momento.',
  PageNotAllowed: 'No tiene permiso para esta página. Escriba a soporte: {email}.',
  AlreadyMember: '{email} ya es de su empresa.',
  GroupExists: 'Ya existe un grupo {name}.',
  GroupInUse: 'El grupo {name} tiene personas: {count}. Deles antes otro grupo o páginas propias.',
  LastAdministrator:
    'Alguien tiene que administrar los usuarios, y nadie más lo hace. Permítaselo antes a otra persona.',
  OwnRights: 'No puede terminar su propio acceso ni quitarse Administrar usuarios. Otro administrador sí puede.',
  LookOnly:
    'Usted puede ver esta página y no cambiar nada en ella. Un administrador de su empresa puede permitirle cambios.',
  OtherDock:
    'No pertenecería a ningún muelle en el que usted trabaja. Elija uno de sus muelles o pregunte a un administrador de su empresa.',
  PricesNotShown:
    'No se le muestra lo que cuesta el transporte, así que no puede introducirlo, ordenar ni buscar por ello. Un administrador de su empresa puede permitírselo.',
  MayNotBook:
    'Usted no puede reservar. Un colega que puede lo reserva, o un administrador se lo permite en Administrar usuarios.',
  LabelsAboveLimit:
    'Con estas etiquetas se espera que el envío cueste {amount}, por encima de su límite de {limit}. Pida que las compre un colega que pueda, o que le suban el límite.',
  LabelsByRule:
    'Según la regla «{rule}» hay que aprobar estas etiquetas. Pida que las compre un colega que apruebe según ella.',
  NeedsApproval: 'La regla “{rule}” pide aprobación: pídala o elija un precio al que no se aplique.',
  AboveLimit: '{amount} supera su límite de {limit}: pida aprobación o elija un precio dentro de él.',
  LimitIncomparable:
    'Nada dice si esto cabe en su límite de {limit}: falta un tipo de cambio o un precio. Pida aprobación o haga registrar el tipo de cambio.',
  ApprovalWaits:
    '{amount} supera su límite de {limit}. Ya pidió aprobación: resérvelo cuando {approvers} haya aceptado.',
  ApprovalNotNeeded: 'Usted puede reservar este precio: no hace falta aprobación.',
  NobodyApproves:
    'Nadie más de su empresa puede aprobar esto. Un administrador puede dejar que otra persona administre usuarios.',
  OwnApproval: 'Usted pidió esta aprobación: otra persona tiene que decidir.',
  ReportShowsMore: 'Este informe muestra lo que ve {name}, y es más de lo que se le muestra a usted. Cree uno propio.',
  NotHandedOn: 'Elija un colega activo que no la haya pedido.',
  NotApprover: 'No se le pide decidir sobre esto. Un administrador de su empresa puede.',
  ApprovalDecided: '{name} ya decidió. Cárguelo de nuevo para ver qué.',
  ApprovalExpired: 'Este precio venció, así que ya no hay nada que aprobar. {name} puede pedir tarifas nuevas.',
  ReasonMissing: 'Está en tránsito: hace falta un motivo.',
  TooManyRows: 'Más de {max} filas a la vez son demasiadas. Acote la lista con sus filtros y hágalo por partes.',
  StillWorking: 'Las demás filas aún se están procesando. Intente estas de nuevo cuando terminen.',
  RowStillAsked: '{name} aún espera la respuesta a su primer intento. Intente de nuevo cuando esté por corregir.',
  SheetChanged:
    'Los precios o envíos de esta hoja cambiaron desde que la vio. No se ofreció nada: revise el total y envíe de nuevo.',
  DoesNotFitTrailer: 'No cabe en un remolque. Abra el envío y resérvelo por separado.',
  CheaperByTruck:
    'Por volumen o camión completo cuesta menos. Abra el envío, compare los precios y resérvelo por separado.',
  RowOutcomeUnknown:
    'El primer intento de {name} aún no está confirmado. Ábralo y resuélvalo primero, para no hacerlo dos veces.',
  TooManyAccounts: 'Una empresa guarda a lo sumo {max} cuentas así. Elimine una que ya no necesite.',
  TooManyViews: 'Ya hay {max} vistas guardadas. Elimine una que ya no necesite.',
  NotConfirmed: 'La fuente de este pedido no recibe confirmaciones. Actívelas en la fuente o descárguela.',
  ChangedMeanwhile:
    'Alguien más cambió esto mientras tanto. Cárguelo de nuevo; lo que escribió queda aquí hasta entonces.',
  ModeNotTendered:
    'Aquí no se cotiza ni se ofrece {mode} a transportistas. Elija otro modo, o envíelo con su transportista de paquetería.',
  ListGrew:
    'Esta lista pasó de {before} a {now} desde que la miró, así que no se empezó nada. Mírela de nuevo y hágalo después.',
  ChangedYourself: 'Usted mismo cambió esto después de elegirlo. Mire cómo está ahora y hágalo de nuevo.',
  CannotMove:
    'Este envío está en «{from}» y de ahí no puede pasar a «{to}». Cárguelo de nuevo para ver qué se puede hacer ahora.',
  Locked:
    'Este envío está en «{status}», donde los campos marcados ya no pueden cambiar. Deshaga esos cambios y guarde de nuevo.',
  FileDamaged: 'Este archivo está dañado en nuestro disco y no se muestra. Súbalo de nuevo.',
  NoPod: 'No existe comprobante de entrega (POD)',
  NoScoreCard: 'No hay registros disponibles para el año y el mes seleccionados.',
  EventSettled: 'Este evento se aceptó o se retiró mientras tanto. Cargue el envío de nuevo para verlo.',
  NotFound: 'No hay ningún registro disponible.',
  NotReady: 'Todavía falta algo. Complételo e intente de nuevo.',
  RateFilePassword: 'El libro está protegido con contraseña. Guárdelo sin ella y súbalo de nuevo.',
  RateFileOld: 'El libro es de la forma antigua (XLS). Guárdelo como XLSX o CSV y súbalo de nuevo.',
  RateFileNoTable: 'El archivo no es CSV, XLSX ni JSON. Pida una hoja de cálculo y suba esa.',
  RateFileDamaged: 'El archivo está dañado o incompleto. Pida que se lo envíen de nuevo y súbalo.',
  TableRowTooLong:
    'La fila {row} del archivo tiene más de {max} caracteres. Acorte su celda más larga o cierre la comilla que quedó abierta, y súbalo de nuevo.',
  SheetMoved: 'Esta versión está en «{state}», así que eso ya no se puede hacer con ella. Cárguela de nuevo.',
  CannotRate: 'Un envío en «{status}» ya no se cotiza. Cópielo para pedir tarifas de uno nuevo.',
  CannotBook:
    'Solo se puede reservar un envío en «Tarifa y ruta», y este está en «{status}». Cárguelo de nuevo para ver dónde está.',
  AlreadyBooked: 'Este envío ya está reservado con {carrier}. No se envió nada por segunda vez.',
  BookingUnknown:
    'Aún no se sabe si {carrier} recibió la oferta. Reenvíe ese correo, o llame al {phone} y registre la llamada.',
  CopyHeld:
    'Esta es una copia de la base de datos: nada sale de ella ni se consulta a ningún transportista hasta que quien la opera la reclame.',
  OrderUnknown:
    '{carrier} aún no confirma esta orden; se sigue consultando. No se envía nada por segunda vez. Si es urgente, llame al {phone} y registre la llamada.',
  NothingToAsk:
    'No hay nada abierto con el transportista: esta orden está resuelta. Cargue el envío de nuevo para verlo.',
  NothingToCancel: 'Ninguna recolección de este envío espera cancelación. Cárguelo de nuevo para ver dónde está.',
  OrderKnown:
    'Ya se sabe qué pasó con esta orden, y la llamada no se registró. Cargue el envío de nuevo para ver dónde está.',
  NotConnected: 'Su empresa aún no está conectada con {provider}. Pida a {email} que configure su acceso.',
  CarrierAccountExists: 'El transportista {carrier} ya existe',
  CarrierDetailsMissing: 'Complete todos los datos',
  InsufficientParams: 'Faltan datos para eliminar',
  UninsuredCarrier:
    'El seguro de {carrier} venció el {date}, así que no se puede contratar. Indique la nueva fecha en Configuración > Transportistas, o elija otro transportista.',
  CarrierNotReached:
    'Ninguna cuenta suya llega todavía a {carrier}. Configure primero su cuenta y luego agregue el transportista.',
  TooManyCarrierFiles: 'Un transportista guarda como máximo {max} archivos. Quite uno y luego adjunte este.',
  QuoteExpired: 'Esta cotización venció y el transportista no tiene que respetarla. Pida tarifas nuevas y reserve una.',
  QuoteOutdated: 'El envío cambió después de darse este precio. Pida tarifas nuevas y reserve una.',
  CarrierInactive: '{carrier} fue retirado de su lista de transportistas. Vuelva a ponerlo en ella o elija otro.',
  CarrierNotListed: '{carrier} no está en su lista de transportistas. Regístrelo allí o elija otro.',
  NotCollect: 'Esta carga no es por cobrar. Elija los términos Por cobrar o reserve con uno de sus precios.',
  OverrideReasonMissing:
    'La guía de rutas indica otro transportista. Abra el envío, envíe la oferta allí y diga por qué.',
  NoPriceChosen: 'No hay precio elegido para este envío. Obtenga tarifas, elija una y envíe la oferta.',
  CollectNotReviewed:
    'Este flete por cobrar va ahora con {carrier}, que no se revisó aquí. Abra de nuevo su revisión y después envíe la oferta.',
  PriceNotSeen:
    'El precio elegido ahora es de otro transportista o servicio que el revisado, o más alto. Mírelo y después envíe la oferta con él.',
  NoCollectCarrier:
    'Ningún transportista está marcado para carga por cobrar. Elija uno aquí o marque uno en Configuración > Transportistas.',
  NoTenderEmail:
    'No hay correo de ofertas para {carrier}. Llame al {phone} y registre la llamada, o elija otro transportista.',
  NoCarrierYet: 'Ningún transportista tiene aún este envío. Resérvelo primero.',
  NoCarrierEmail: 'No hay correo de {carrier}. Llame al {phone}, o ingrese uno en Configuración > Transportistas.',
  NoMailServer:
    'No hay servidor de correo, así que {carrier} no recibiría el aviso. Llame al {phone} y registre la llamada.',
  SpotQuoteFailed: 'Se produjo un error al guardar el transportista de la cotización puntual',
  CannotAskQuotes:
    'Las cotizaciones se solicitan antes de reservar un envío, y este está en «{status}». Cárguelo de nuevo para ver su estado.',
  NoMailServerQuotes:
    'No hay servidor de correo, así que ningún transportista recibiría la solicitud. Llame a los transportistas e ingrese cotizaciones por teléfono.',
  QuoteOver: 'Esta solicitud de cotización está cerrada: {standing}. No se envió nada.',
  NothingOffered: 'Todavía no hay ningún precio. Ingrese uno o diga que no cotiza.',
  TooManyOptions: 'Una respuesta admite como máximo {max} opciones. Quite una y agregue después esta.',
  CounteredAlready: 'A este transportista ya se le hizo una contraoferta. Llámelo o reserve una de sus cotizaciones.',
  NothingToCounter: 'Solo se hace una contraoferta a un transportista que respondió a una solicitud abierta.',
  SpotQuoteOver: 'Esta solicitud de cotización está cerrada. Cárguela de nuevo para ver su estado.',
  NobodyToRemind: 'No se envió ningún recordatorio: todos respondieron, o se les recordó hace menos de una hora.',
  TooManyQuoteFiles:
    'Una respuesta admite como máximo {max} archivos, {mb} MB en total. Omita este o envíelo por correo.',
  OfferGone: 'Esta cotización ya no se puede reservar. Cargue el envío de nuevo para ver cuál sí.',
  ScacClaimed:
    '{email} cotizó con el SCAC de {carrier}, que en su lista tiene otras direcciones, así que no se envió nada. Ingrese la dirección en el transportista si es suya, o llámelo y registre la llamada.',
  NobodyToOffer: 'A ninguno de estos transportistas se le puede ofrecer la carga, así que no se envió nada: {reasons}.',
  OffersOpen:
    'Este envío se está ofreciendo ahora a transportistas. Retire primero las ofertas abiertas; después se puede cambiar.',
  NotParcel: 'Este envío va por {mode}, no como paquetería.',
  LabelHeld:
    'La etiqueta {tracking} está comprada para este paquete tal como está. Anule primero la etiqueta; después se puede cambiar.',
  CannotRepack: 'Un paquete se vuelve a empacar mientras su envío está asignado; este está en {status}.',
  LabelsPending:
    'El transportista aún no respondió sobre una etiqueta de este envío. Espere un momento y vuelva a mirar.',
  LabelNotHeld: 'Esta etiqueta no está vigente. Vuelva a cargar el envío para ver qué pasó con ella.',
  LabelSettled: 'Esta etiqueta ya no está en disputa. Vuelva a cargar la página para ver qué pasó con ella.',
  LabelScanned: 'Esta etiqueta ya se escaneó: el paquete va en camino. La etiqueta sigue vigente.',
  NoLabels: 'No hay etiqueta vigente que imprimir para {which}. Cómprela primero o déjela fuera.',
  NothingPrinted: 'De {which} no se ha impreso nada de esto todavía. Imprímalo primero o déjelo fuera.',
  LabelUnreadable:
    'La etiqueta {tracking} no tiene una forma que se pueda dibujar. Imprímala como ZPL en 4 × 6 in, sin talón.',
  NothingToLabel: 'Todos los paquetes tienen su etiqueta.',
  NothingToReturn: 'Solo se devuelven paquetes con etiquetas compradas. Compre primero las etiquetas.',
  LastLabel: 'Esta es la única etiqueta del envío. Anule el envío en su lugar.',
  PickupAsked: 'Ya se pidió una recolección para esta cuenta, lugar y día. Cancélela primero o elija otro día.',
  NothingWaits: 'Ninguna etiqueta de esta cuenta espera esto. Vuelva a cargar la página.',
  PickupSettled: 'Esta recolección ya no está abierta. Vuelva a cargar la página para ver qué pasó con ella.',
  CloseSettled: 'Este cierre ya no está abierto. Vuelva a cargar la página para ver qué pasó con él.',
  OfferOver: 'Esta oferta ya no está abierta. Vuelva a cargarla para ver qué fue de ella.',
  RoundOver: 'Estas ofertas están cerradas. Cargue el envío de nuevo para ver su estado.',
  AccountUnusable: 'La cuenta con {carrier} no sirve para ordenar. Pida que revisen su acceso, o elija otro precio.',
  QuoteNumberMissing:
    '{carrier} solo toma este servicio con su número de cotización, y este precio llegó sin él. Pida tarifas nuevas y reserve una.',
  NotBookedYet:
    'Ningún transportista tiene aún este envío, así que no se pudo recolectar. Espere a que se resuelva la orden, o registre la llamada.',
  CarrierHolds:
    '{carrier} todavía puede venir por este envío. Cancele con el transportista, registre la llamada y luego regréselo.',
  CannotSwap: 'Esta orden ya no puede reemplazar a la vigente. Cargue el envío de nuevo para ver su estado.',
  NothingToTell: 'No hay nada que el transportista no sepa ya, ni una orden vigente que se pueda cambiar.',
  TellingNow:
    'Justo ahora se le avisa al transportista de un cambio anterior. Espere a saber qué pasó con eso y luego avísele del resto.',
  CannotTellSo: 'A {carrier} no se le puede avisar así. Elija otra vía, o llame y registre la llamada.',
  SameLoad:
    '{bol} ya está reservado, con los mismos números, consignatario, día de recolección y mercancía. Si es otra carga, indíquelo.',
  OtherCarriersPrice: 'Este precio no es el de {carrier} para esta orden. Elija uno de sus precios nuevos.',
  MailNotResendable:
    'El estado de este correo es «{state}» y no se reenvía. Solo se puede con uno que falló, rebotó o se desconoce.',
  TenderOver: 'Esta oferta está cerrada. Reserve el envío de nuevo para enviar otra.',
  WordOver: 'Esta carta no se reenvía; avise de nuevo al transportista.',
  MoreThanOrdered: 'Saldría más de lo pedido. Vuelva a cargar el pedido para ver qué queda abierto.',
  PairCodeWrong:
    'Este código no vincula ninguna estación: ya se usó, es demasiado viejo o se escribió mal. Cree uno nuevo en Configuración de impresoras.',
  TooManyStations: 'Ya hay {max} estaciones. Quite una que ya no se use.',
  TooManyPrinters: 'La estación ya tiene {max} impresoras. Quite una que ya no se use.',
  PrinterThere: 'La estación ya tiene una impresora allí.',
  PrinterKept: 'La estación encontró esta impresora automáticamente. Quítela de la PC y desaparecerá.',
  NoStation: 'Ninguna estación es suya. Elija una en Ajustes > Configuración de impresoras.',
  NoPrinter: 'Ninguna impresora de {station} acepta esto. Elija una en Ajustes > Configuración de impresoras.',
  PrintJobSettled: 'Alguien ya dijo qué pasó con este trabajo, o siguió adelante mientras tanto.',
  StationNameTaken: 'Otra estación tiene este nombre.',
  ScaleMissing: 'La estación no tiene báscula, o está apagada.',
  ScaleOff: 'La estación de la báscula no está. Vea que su PC esté encendida.',
  ScaleMoving: 'La báscula aún se mueve. Espere a que esté estable.',
  ScaleEmpty: 'No hay nada sobre la báscula.',
  ScaleUnder: 'La báscula está por debajo de cero. Quite todo y póngala en cero.',
  ScaleOver: 'La báscula está sobrecargada. Quite el paquete.',
  ScaleFault: 'La báscula informa una falla. Apáguela y enciéndala de nuevo.',
  StraightNotPreviewed: 'Primero pruebe la regla con los pedidos más nuevos.',
  NothingOpen: 'No queda nada abierto del pedido {number}: todo está en envíos, ha salido o se canceló.',
  OrderThere: 'El pedido {number} ya existe. Ábralo y cámbielo allí, o dé a este un código de pedido parcial.',
  OrderTwice:
    'Dos pedidos abiertos tienen el número {number}. Cree el envío del que quiera desde la lista de pedidos abiertos.',
  NothingToUndo: 'No hay nada que deshacer de esta importación: no cambió nada, o sus filas ya no se guardan.',
  OrderOver: 'No queda nada por cancelar del pedido {number}: ya salió o ya está cancelado.',
  OrderNotCancelled: 'No hay nada cancelado en el pedido {number}: no hay nada que reabrir.',
  CancelledChangedSince:
    'El pedido {number} se cambió desde que se canceló, por una persona o un archivo: ábralo y reábralo allí si aún debe enviarse.',
  OrderCancelWanted:
    'Un archivo canceló el pedido {number} el {date}. Cancele el pedido, o ábralo y elija “Enviar de todos modos” antes de crear el envío.',
  OrderReplaced:
    'La importación del pedido {number} se deshizo, y ya hay otro pedido con este número: ese es el que vale.',
  OrderHeld: 'El envío {bol} no puede seguir este cambio, así que no se cambió nada. El campo dice por qué.',
  OrdersSayIt: 'El envío {bol} lleva pedidos: lo que de su carga es de cada uno los sigue, y no se escribe a mano.',
  OrdersDiffer:
    'Los pedidos {first} y {other} no pueden ir en un mismo envío: difieren en {what}. Cree un envío para cada uno.',
  OrderWithoutLines: 'El pedido {number} no tiene líneas. Agregue lo pedido y luego créelo.',
  MergeAlone: 'Un solo envío no se puede unir. Elija otro que vaya al mismo lugar.',
  NotAtDock: 'Este envío está en «{status}» y ya no está en ningún muelle.',
  NothingToPickUp: 'Ninguno de estos envíos espera recolección: ya salieron o no se han ofrecido.',
  ExceptionOver: 'Mientras tanto ya terminó.',
  ExceptionClosed: '{name} la cerró mientras tanto.',
  ExceptionHeld: 'Alguien más cambió esto mientras tanto. Ahora está asignada a {name}.',
  ExceptionChanged: 'Alguien más cambió esto mientras tanto. Ahora no está asignada a nadie.',
  ReportTooLong: 'No se imprimen más de {most} filas. Acote el informe o descargue la hoja de cálculo.',
  InvoiceOfOthers: 'Este envío lo paga otra parte, así que su factura no es suya.',
  NotAwarded: 'Este envío no se ha adjudicado a ningún transportista, así que no hay nada que facturar.',
  InvoiceCurrency:
    'Las facturas anteriores de este envío están en {before} y después se acordó {now}. No se suman importes de dos monedas.',
  TooManyInvoices: 'Este envío ya tiene {max} facturas.',
  NotDelivered: 'Un transportista se califica cuando el envío se entregó.',
  NotOver:
    'El envío {bol} está en «{status}» y no se puede archivar. Se archiva lo entregado o anulado que está en una lista.',
  ConfirmationAmended: 'El número {number} sustituye a esta confirmación. Envíe ese.',
  OrderChangedSince:
    'El pedido {number} cambió después de unir estos envíos, y volverían como estaban antes. Anule este envío y arme de nuevo con sus pedidos.',
  NotMerged: 'Este envío no se unió de otros, así que no hay nada que separar.',
  HazmatAlone: 'El envío {bol} lleva materiales peligrosos, que no se unen con otra carga. Déjelo fuera.',
  StopsApart: 'El envío {bol} tiene más de dos paradas y no se une. Déjelo fuera.',
  UpsAgreementMissing:
    'Aquí todavía no hay ningún acuerdo de UPS. Pida al operador de esta instalación que lo cargue: {email}.',
  UpsNotOffered:
    'UPS no acepta registros desde aquí. Agregue la cuenta con su ID y secreto de cliente en Cuentas de paquetería.',
  UpsConnectNotOffered:
    'Aquí no se conectan cuentas ingresando en UPS. Pregunte al operador de esta instalación, o agregue la cuenta con su ID y secreto de cliente en Cuentas de paquetería.',
  UpsConnectionOver:
    'Este ingreso en UPS terminó: dura 10 minutos, vale una vez y solo para quien lo empezó. Nada cambió; empiece de nuevo.',
  NotSetItems:
    'Este envío no se creó a partir de pedidos, o ya salió de Definir artículos. Anúlelo si ya no hace falta.',
  TooManyFiles: 'Un envío admite como máximo {max} archivos. Quite uno y luego adjunte este.',
  FileKept: 'Un conocimiento de embarque emitido se queda con su envío y no se puede quitar.',
  PrintTooLarge:
    'Con sus archivos estos documentos ocupan {mb} MB; un archivo admite como máximo {max} MB. Imprima menos envíos a la vez, o sin sus archivos.',
  TooManyPages: 'Serían {pages} páginas; un archivo admite como máximo {max}. Imprima menos envíos o copias a la vez.',
  SignUpDecided:
    'Alguien ya decidió esta solicitud o su enlace ya se usó. Nada se hizo dos veces; vuelva a ver la lista.',
  TooManySchedules: 'Una empresa tiene como máximo {max} informes programados. Elimine uno y después agregue este.',
  Unexpected: 'Algo salió mal. Intente de nuevo más tarde',
  BodyStalled:
    'Dejó de llegar antes de estar completo, así que no se guardó nada. Revise su conexión y vuelva a enviarlo.',
  FileStoreAway:
    'Por el momento no se puede guardar ni abrir archivos, porque el almacén que los contiene no responde. Con este no se hizo nada; intente de nuevo en un minuto y escriba a {email} si continúa.',
  Overtaken: 'Una versión más nueva de Waybill toma el control. No se guardó nada; intente de nuevo en un momento.',
  Unavailable: 'El servicio no está disponible por un momento. No se perdió nada; intente de nuevo.',
}
