import type * as english from '../en-us/logo.ts'
import type { Texts } from '../fill.ts'

export const logo: Texts<typeof english.logo> = {
  drop: 'Suelte aquí una imagen, o elíjala',
  choose: 'Elegir una imagen',
  why: 'PNG o JPEG. Una imagen más grande se reduce, y una de otro tipo se convierte en PNG si este navegador la puede leer. No se aceptan dibujos SVG.',
  onPaper: 'En papel',
  onPaperWhy:
    'Conocimientos de embarque y listas de empaque que se impriman desde ahora, y correos a transportistas. Un conocimiento ya emitido queda como está.',
  onScreen: 'En pantalla',
  onScreenWhy: 'Arriba en cada página, de día y de noche.',
  none: 'Todavía no hay logotipo. Los papeles y correos nombran a su empresa con letras.',
  chosen: '{name}, sin guardar todavía',
  facts: '{name}, {width} × {height} píxeles',
  savedBy: 'Guardado por {name} el {when}',
  made: 'Se redujo, o se convirtió en PNG, para que quepa.',
  alt: 'Logotipo de {company}',
  save: 'Guardar el logotipo',
  discard: 'Descartar',
  remove: 'Quitar el logotipo',
  restore: 'Recuperar el último logotipo',
  saved: 'El logotipo quedó guardado. Aparece en todo lo que se imprima y envíe desde ahora.',
  removed: 'El logotipo se quitó.',
  restored: 'El logotipo está de vuelta.',
  notLoaded: 'No se pudo cargar el logotipo',
  meanwhile:
    'Alguien cambió el logotipo entretanto; el vigente está arriba en la página. Guarde otra vez para reemplazarlo, o descarte el suyo.',
  failed: 'El logotipo no cambió',
  required: 'Elija primero una imagen.',
  pictureType:
    'Este archivo no es una imagen PNG o JPEG, se llame como se llame. Guarde el logotipo como PNG y elíjalo.',
  pictureSvg: 'No se aceptan dibujos SVG, porque pueden llevar programas. Exporte el logotipo como PNG y elíjalo.',
  pictureDamaged: 'Esta imagen está dañada o incompleta. Expórtela de nuevo y elíjala.',
  pictureBytes: 'Esta imagen tiene {kb} kB; 1024 kB es lo máximo. Guárdela más pequeña y elíjala.',
  pictureSide:
    'Esta imagen mide {width} × {height} píxeles; {side} por lado es lo máximo. Guárdela más pequeña y elíjala.',
  picturePixels:
    'Esta imagen mide {width} × {height} píxeles, más de {pixels} en total. Guárdela más pequeña y elíjala.',
}
