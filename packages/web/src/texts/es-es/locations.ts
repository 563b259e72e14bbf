import type * as english from '../en-us/locations.ts'
import type { Texts } from '../fill.ts'

export const locations: Texts<typeof english.locations> = {
  ours: 'Propio',
  used: 'Usos',
  import: 'Importar un archivo',
  searchHint: 'Empresa, ciudad, código postal, calle',
  emptyTitle: 'Todavía no hay lugares',
  emptyWhy:
    'Un lugar guardado aquí llena la dirección de una orden. Traiga todos desde un archivo, o guárdelos conforme embarca.',
}
