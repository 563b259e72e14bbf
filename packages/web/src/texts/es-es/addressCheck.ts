import type * as english from '../en-us/addressCheck.ts'
import type { Texts } from '../fill.ts'

export const addressCheck: Texts<typeof english.addressCheck> = {
  check: 'Comprobar dirección',
  failed: 'No se pudo comprobar la dirección',
  needs: 'Escriba primero la calle y el código postal.',
  valid: 'Esta dirección se conoce tal como está.',
  tableValid: 'La ciudad y el estado corresponden al código postal. La calle no se comprobó.',
  corrected: 'Se escribe de otra manera:',
  ambiguous: 'Podría ser una de estas:',
  unknown: 'Nadie conoce esta dirección.',
  residential: 'Una vivienda',
  commercial: 'Una empresa',
  by: 'Según {carrier}.',
  byTable: 'Según nuestra propia tabla de códigos postales.',
  notHeard: 'El transportista no respondió: {message}',
  use: 'Usar esta',
  useOf: 'Usar esta: {address}',
}
