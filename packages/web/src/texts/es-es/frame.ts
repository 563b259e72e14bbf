import type { profileMenu as englishMenu, nav as englishNav } from '../en-us/frame.ts'

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

/** Documents to print (specification §1); further titles of that screen join here. */
export const printDocuments = {
  title: 'Imprimir documentos',
} as const
