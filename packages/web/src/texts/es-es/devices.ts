import type * as english from '../en-us/devices.ts'
import type { Texts } from '../fill.ts'

export const devices: Texts<typeof english.devices> = {
  title: 'Sesión iniciada en estos dispositivos',
  why: 'Al cerrar una sesión, ese navegador sale de inmediato. Cierre las que no reconozca y luego cambie su contraseña.',
  none: 'Sin sesiones iniciadas.',
  unknown: 'Navegador desconocido',
  noAddress: 'dirección desconocida',
  thisOne: 'este navegador',
  end: 'Cerrar sesión',
  endOthers: 'Cerrar las demás sesiones',
  endAll: 'Cerrar todas las sesiones',
  ended: { one: '{count} sesión cerrada.', other: '{count} sesiones cerradas.' },
  notLoaded: 'No se pudieron cargar los dispositivos.',
}
