import type { profileMenu as englishMenu, nav as englishNav } from '../en-us/frame.ts'
import type { printDocuments as englishPrint } from '../en-us/printDocuments.ts'

export const nav: Record<keyof typeof englishNav, string> = {
  plan: 'Planificar',
  ship: 'Enviar',
  track: 'Rastrear',
  analyze: 'Analizar',
  help: 'Ayuda',
  settings: 'Configuración',
  logOut: 'Cerrar sesión',
  home: 'Inicio',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
  open: 'Abrir el menú',
  main: 'Principal',
  singleOrder: 'Orden individual',
  prepaid: 'Prepagado/3P',
  print: 'Imprimir',
}

export const profileMenu: Record<keyof typeof englishMenu, string> = {
  title: 'Su cuenta',
  updateProfile: 'Actualizar perfil',
  changePassword: 'Cambiar contraseña',
  preferences: 'Preferencias',
  language: 'Idioma',
}

/** Documents to print (specification §1). */
export const printDocuments: Partial<Record<keyof typeof englishPrint, string>> = {
  title: 'Imprimir documentos',
  bol: 'Conocimiento de embarque',
  label: 'Etiquetas',
  'packing-list': 'Lista de empaque',
  documents: 'Documentos',
  copies: 'Copias del conocimiento',
  labelFormat: 'Formato de etiqueta',
  preview: 'Vista previa',
  print: 'Imprimir',
  printAgain: 'Imprimir de nuevo',
  download: 'Descargar',
  shipments: 'Envíos',
  ready: 'Listo',
  notReady: 'Incompleto',
}
