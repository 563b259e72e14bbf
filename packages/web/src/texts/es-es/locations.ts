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
  add: 'Agregar lugar',
  addTitle: 'Lugar nuevo',
  edit: 'Editar',
  editTitle: '{company}',
  save: 'Guardar lugar',
  saved: '{company} quedó guardado.',
  delete: 'Eliminar',
  deleted: 'Se eliminó {company}.',
  restored: '{company} está de vuelta.',
  isOurs: 'Uno de nuestros andenes',
  isOursWhy: 'Se ofrece como origen y lugar de recolección.',
  receives: 'Cómo recibe y embarca',
  receivesWhy:
    'Las órdenes hacia o desde aquí empiezan con esto; va antes que sus valores usuales, y lo propio de una orden antes que esto.',
  from: 'Abre a las',
  to: 'Cierra a las',
  appointment: 'Necesita cita',
  liftGate: 'Necesita plataforma elevadora',
  limited: 'Acceso limitado',
  residential: 'Es una casa',
  services: 'Otros servicios',
  noService: 'No hay tal servicio',
  notes: 'Para el conductor',
  papers: 'En el conocimiento de embarque',
  known: 'Este lugar ya está en la libreta: {company}, {street}, {city}.',
  knownOpen: 'Abrirlo',
}
