import type * as english from '../en-us/addressCheck.ts'
import type { Texts } from '../fill.ts'

export const addressCheck: Texts<typeof english.addressCheck> = {
  check: 'Comprobar dirección',
  failed: 'No se pudo comprobar la dirección',
  needs: 'Escriba primero la calle y el código postal.',
  valid: 'Dirección verificada.',
  tableValid: 'Ciudad y estado coinciden con el ZIP. Calle sin revisar.',
  corrected: 'Escritura sugerida:',
  ambiguous: 'Podría ser una de estas:',
  unknown: 'Dirección no encontrada.',
  residential: 'Residencial',
  commercial: 'Comercial',
  by: 'Revisado por {carrier}.',
  byTable: 'Revisado con la tabla de ZIP.',
  notHeard: 'Sin respuesta del transportista: {message}',
  use: 'Usar esta',
  useOf: 'Usar esta: {address}',
}
