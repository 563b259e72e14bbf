import type * as english from '../en-us/orderSetup.ts'
import type { Texts } from '../fill.ts'

export const billTo: Texts<typeof english.billTo> = {
  add: 'Añadir dirección',
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
  saved: '{company} está guardada.',
  edit: 'Editar',
  delete: 'Eliminar',
  deleted: '{company} se eliminó.',
  restored: '{company} está de vuelta.',
  emptyTitle: 'Aún no hay direcciones de facturación',
  emptyWhy:
    'Quién paga el flete de terceros, listo para elegirlo en una orden y nombrarlo al transportista al pedir precio.',
  choose: 'Facturar a una de sus direcciones',
  chooseFirst: 'Elija una dirección',
}

export const shipVia: Texts<typeof english.shipVia> = {
  intro:
    'Los códigos con que su propio sistema nombra a los transportistas. Una orden importada con un código va a su transportista. Pegue filas de una hoja de cálculo: código, SCAC, modo, nota, servicio. El servicio se escribe como lo nombran los precios del transportista, como UPS Ground; en blanco lo decide la regla.',
  grid: 'Códigos de envío',
  code: 'Código de envío',
  scac: 'SCAC',
  mode: 'Modo',
  note: 'Nota',
  service: 'Servicio',
  save: 'Guardar los códigos',
  saved: 'Los códigos de envío están guardados.',
  codes: { one: '{count} código', other: '{count} códigos' },
  needsCode: 'Escriba el código.',
  twice: 'Este código está dos veces: debe nombrar a un solo transportista.',
  badScac: 'Un SCAC tiene de 2 a 4 letras.',
  badMode: 'LTL, TL, PARCEL, o en blanco para LTL.',
  tooLong: 'Como máximo {max} caracteres.',
  unknown: '{scac} no está entre sus transportistas: las órdenes con sus códigos esperan hasta que esté.',
}

export const gridPage: Texts<typeof english.gridPage> = {
  row: 'Fila {number}',
  failed: 'No se pudo cargar',
  unsaved: 'aún sin guardar',
  bad: { one: '{count} celda por corregir', other: '{count} celdas por corregir' },
}

export const orderDefaults: Texts<typeof english.orderDefaults> = {
  mine: 'Los suyos',
  mineWhy: 'Con qué empiezan sus propias órdenes nuevas. Lo que dice un lugar de la libreta de direcciones va antes.',
  company: 'Los de la empresa',
  companyWhy: 'Para quien no ha fijado los suyos.',
  from: 'Recolección desde',
  to: 'Recolección hasta',
  services: 'Servicios',
  references: 'Nombres de las referencias',
  referencesWhy: 'Cómo las llama su empresa. Una referencia con nombre siempre se muestra en la orden.',
  atPickup: 'En la recolección',
  atDelivery: 'En la entrega',
  atEither: 'Para la carga',
  save: 'Guardar',
  saved: 'Los servicios se actualizaron correctamente',
  failed: 'Algo salió mal al actualizar los servicios',
  clear: 'Quitar',
  cleared: 'Los valores predeterminados se quitaron.',
}
