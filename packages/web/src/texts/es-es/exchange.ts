import type * as english from '../en-us/exchange.ts'
import type { Texts } from '../fill.ts'

export const exchange: Texts<typeof english.exchange> = {
  enterTitle: 'Registrar un tipo de cambio',
  enterWhy:
    'Los precios en otra moneda se comparan con el tipo más reciente de los últimos 31 días. Lo que se debe a un transportista queda en la moneda que cotizó.',
  currency: 'Moneda',
  from: 'Desde',
  usd: 'Dólares de EE. UU. por una unidad',
  save: 'Guardar tipo',
  isRight: 'El tipo es correcto',
  saved: '{currency} desde el {from}: {usd} USD',
  failed: 'No se pudo guardar el tipo de cambio.',
  known: 'Tipos de cambio',
  old: 'más de 31 días',
  delete: 'Eliminar',
  deleteOf: 'Eliminar {currency} desde el {from}',
  deleted: 'Se eliminó {currency} desde el {from}.',
  restored: '{currency} desde el {from} está de vuelta.',
  none: 'Todavía no hay tipos de cambio',
  noneWhy: 'Hasta que se registre uno, los precios en otra moneda que la del envío van después de los demás.',
  loadFailed: 'No se pudieron cargar los tipos de cambio',
}
