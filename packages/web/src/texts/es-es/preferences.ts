import type * as english from '../en-us/preferences.ts'
import type { Texts } from '../fill.ts'

export const preferences: Texts<typeof english.preferences> = {
  appearance: 'Apariencia',
  colours: 'Colores',
  density: 'Densidad',
  compact: 'Compacta',
  comfortable: 'Amplia',
  keyboard: 'Teclado',
  singleKeys: 'Teclas de una letra',
  singleKeysWhy: 'j y k para las filas, g t para ir a Rastrear, / para buscar. ⌘K o Ctrl+K funcionan siempre.',
  privacy: 'Privacidad',
  measure: 'Medir la velocidad en este dispositivo',
  measureWhy: 'Un identificador al azar y qué tan rápido llegaron las páginas. Sin terceros y sin contenidos.',
  kept: 'Se guarda en este dispositivo al elegirlo.',
}
