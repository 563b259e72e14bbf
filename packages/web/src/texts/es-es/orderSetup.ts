import type * as english from '../en-us/orderSetup.ts'
import type { Texts } from '../fill.ts'

export const billTo: Texts<typeof english.billTo> = {
  add: 'Agregar dirección',
  addTitle: 'Nueva dirección de facturación',
  editTitle: 'Facturar a {company}',
  company: 'Empresa',
  line1: 'Línea de dirección 1',
  line2: 'Línea de dirección 2',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  country: 'País',
  unitedStates: 'Estados Unidos',
  canada: 'Canadá',
  address: 'Dirección',
  save: 'Guardar dirección',
  saved: '{company} guardada.',
  edit: 'Editar',
  delete: 'Eliminar',
  deleted: '{company} eliminada.',
  restored: '{company} restaurada.',
  emptyTitle: 'Aún no hay direcciones de facturación',
  emptyWhy: 'Quién paga el flete de terceros; va a los transportistas con las solicitudes de tarifa.',
  choose: 'Facturar a',
  chooseFirst: 'Elija una dirección',
}

export const shipVia: Texts<typeof english.shipVia> = {
  intro:
    'Los códigos de transportistas de su sistema; los pedidos importados van al del código. Pegue filas: código, SCAC, modo, nota, servicio. Escriba el servicio como en los precios, por ejemplo UPS Ground; en blanco lo decide la regla.',
  grid: 'Códigos de envío',
  code: 'Código de envío',
  scac: 'SCAC',
  mode: 'Modo',
  note: 'Nota',
  service: 'Servicio',
  save: 'Guardar códigos',
  saved: 'Códigos de envío guardados.',
  codes: { one: '{count} código', other: '{count} códigos' },
  needsCode: 'Escriba el código.',
  twice: 'Código duplicado: debe nombrar un solo transportista.',
  badScac: 'Un SCAC tiene de 2 a 4 letras.',
  badMode: 'LTL, TL, PARCEL, o en blanco para LTL.',
  tooLong: 'Como máximo {max} caracteres.',
  unknown: '{scac} no es uno de sus transportistas: los pedidos con sus códigos esperan hasta que lo sea.',
}

export const gridPage: Texts<typeof english.gridPage> = {
  row: 'Fila {number}',
  failed: 'No se pudo cargar',
  unsaved: 'aún sin guardar',
  bad: { one: '{count} celda por corregir', other: '{count} celdas por corregir' },
}

export const orderDefaults: Texts<typeof english.orderDefaults> = {
  mine: 'Los suyos',
  mineWhy: 'Sus órdenes nuevas empiezan con estos; los de la dirección van primero.',
  company: 'Los de la empresa',
  companyWhy: 'Para quienes no tienen los suyos.',
  from: 'Recolección desde',
  to: 'Recolección hasta',
  services: 'Accesoriales',
  dock: 'Sale de',
  anyDock: 'Cualquier muelle',
  mode: 'Modo',
  anyMode: 'Cualquier modo',
  mode_LTL: 'LTL',
  mode_TL: 'Camión completo',
  mode_PARCEL: 'Paquetería',
  alsoSet: 'Fijados para: {list}. Lo más específico va primero.',
  atPickup: 'En la recolección',
  atDelivery: 'En la entrega',
  atEither: 'Para la carga',
  save: 'Guardar',
  saved: 'Los servicios se actualizaron correctamente',
  failed: 'Algo salió mal al actualizar los servicios',
  clear: 'Quitar',
  cleared: 'Valores predeterminados borrados.',
}

export const archiveRule = {
  title: 'Archivado',
  titleWhy: 'Los envíos entregados pasan de Rastrear al Historial de envíos.',
  days: 'Días después de la entrega',
  why: 'En blanco: nada se archiva automáticamente. Lo que no tiene prueba de entrega, o algo pendiente con su transportista, se queda.',
  daysWrong: 'Ingrese días enteros, de 1 a {max}, o déjelo en blanco.',
  save: 'Guardar',
  saved: 'Archivado guardado.',
  failed: 'No se pudo guardar el archivado',
} as const

export const benchmarkRule = {
  title: 'Referencia de tarifas',
  titleWhy: 'Lo que su empresa pagó en una ruta, junto a sus precios y en Analizar > Referencia de tarifas.',
  enough: 'Envíos que hacen una referencia',
  why: 'En 12 meses, en una moneda, spot y contrato por separado. Con menos se toma una zona más amplia; si no alcanzan, no hay cifras.',
  enoughWrong: 'Ingrese un número entero, de {min} a {max}.',
  save: 'Guardar',
  saved: 'Referencia de tarifas guardada.',
  failed: 'No se pudo guardar la referencia de tarifas',
} as const
