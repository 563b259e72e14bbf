import type * as english from '../en-us/hazmat.ts'
import type { Texts } from '../fill.ts'

export const hazmat: Texts<typeof english.hazmat> = {
  emergencyService: 'El teléfono de emergencia es de un servicio',
  emergencyContract: 'Nombre o contrato con el servicio',
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
  uncheckedEntry: '{unNumber} no está en la tabla de materiales peligrosos: no se verifica.',
  nameNotInTable: 'La tabla no tiene ese nombre para {unNumber}. Revíselo.',
  groupUsual: 'La clase {hazardClass} suele tener grupo de embalaje.',
  domesticOnly: '{unNumber} es una entrada para rutas dentro de Estados Unidos.',
  erapLikely: 'Canadá puede exigir un plan de asistencia en emergencias (ERAP) para este material.',
  substanceUnnamed:
    'RQ: si el nombre de envío no es el de la sustancia peligrosa, indíquela como nombre técnico (49 CFR 172.203(c)(1)).',
  keptApart: 'Sepárelo de la línea {line}, {other}: lo que se derrame no debe mezclarse (49 CFR 177.848).',
  mustNotMeet: 'No puede ir en el mismo camión que la línea {line}, {other} (49 CFR 177.848).',
  cyanideAndAcid: 'Un cianuro y un ácido no pueden ir en el mismo camión: línea {line}, {other} (49 CFR 177.848(c)).',
}
