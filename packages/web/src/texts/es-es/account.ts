import type * as english from '../en-us/account.ts'
import type { Texts } from '../fill.ts'

export const profile: Texts<typeof english.profile> = {
  intro: 'Tres pasos cortos, una sola vez. Puede cambiarlos después.',
  you: 'Usted',
  shipping: 'Envíos',
  billing: 'Facturación',
  shippingTitle: 'Dirección de la empresa',
  shippingWhy: 'Donde su empresa recibe correo y carga.',
  pickupTitle: 'Lugar habitual de recolección',
  pickupSame: 'La misma dirección de la empresa',
  pickupWhy: 'Los envíos nuevos salen de aquí, con esta ventana de recolección.',
  pickupFrom: 'Recolección desde',
  pickupTo: 'Recolección hasta',
  timeHint: 'Hora local, como 10:00 a. m.',
  billingTitle: 'Dirección de facturación',
  billingSame: 'La misma del lugar de recolección',
  finish: 'Terminar',
  steps: 'Pasos',
}

export const password: Texts<typeof english.password> = {
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  repeat: 'Repita la contraseña nueva',
  rule: 'Al menos {count} caracteres, con espacios: una frase corta sirve bien.',
  change: 'Cambiar la contraseña',
  changed: 'Su contraseña cambió.',
}
