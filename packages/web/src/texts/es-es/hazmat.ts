import type * as english from '../en-us/hazmat.ts'
import type { Texts } from '../fill.ts'

export const hazmat: Texts<typeof english.hazmat> = {
  emergencyService: 'Teléfono de un servicio de emergencia',
  emergencyContract: 'Nombre o contrato del servicio',
  reportableQuantity: 'RQ, cantidad reportable',
  limitedQuantity: 'Cantidad limitada',
  marinePollutant: 'Contaminante marino',
  residue: 'Residuo, último contenido',
  bulk: 'A granel',
  inhalationZone: 'Zona de inhalación tóxica',
  erapNumber: 'Número ERAP (Canadá)',
  erapPhone: 'Teléfono ERAP',
  namesOf: '{unNumber} se envía como:',
  entries: 'Entradas de la tabla de materiales peligrosos',
  uncheckedEntry: '{unNumber} no está en la Tabla de Materiales Peligrosos: sin revisar.',
  nameNotInTable: 'La tabla no tiene ese nombre para {unNumber}. Revíselo.',
  groupUsual: 'La clase {hazardClass} suele tener grupo de embalaje.',
  domesticOnly: '{unNumber} es solo para transporte dentro de Estados Unidos.',
  erapLikely: 'Canadá puede exigir un plan de respuesta a emergencias (ERAP).',
  substanceUnnamed:
    'RQ: si el nombre de embarque no es la sustancia peligrosa, ingrésela como nombre técnico (49 CFR 172.203(c)(1)).',
  keptApart: 'Separe de la línea {line}, {other}: las fugas no deben mezclarse (49 CFR 177.848).',
  mustNotMeet: 'No en el mismo camión que la línea {line}, {other} (49 CFR 177.848).',
  cyanideAndAcid: 'Cianuro y ácido: no en el mismo camión que la línea {line}, {other} (49 CFR 177.848(c)).',
}
