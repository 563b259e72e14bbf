import type * as english from '../en-us/exchange.ts'
import type { Texts } from '../fill.ts'

export const exchange: Texts<typeof english.exchange> = {
  enterTitle: 'Ingresar tipo',
  enterWhy: 'Compara precios con el tipo más reciente de los últimos 31 días. Los cargos quedan en la moneda cotizada.',
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
  deleted: '{currency} desde {from} eliminado.',
  restored: '{currency} desde {from} restaurado.',
  none: 'Todavía no hay tipos de cambio',
  noneWhy: 'Los precios en otras monedas van al final hasta que ingrese un tipo.',
  loadFailed: 'No se pudieron cargar los tipos de cambio',
}
