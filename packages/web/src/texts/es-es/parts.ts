import type * as english from '../en-us/parts.ts'
import type { Texts } from '../fill.ts'

export const issues: Texts<typeof english.issues> = {
  required: 'Complete este campo.',
  too_long: 'Use como máximo {max} caracteres.',
  too_short: 'Use al menos {min} caracteres.',
  too_small: 'Escriba {min} o más.',
  too_big: 'Escriba {max} o menos.',
  too_few: 'Indique al menos {min}.',
  too_many: 'Indique como máximo {max}.',
  invalid_email: 'Escriba un correo electrónico como nombre@empresa.com.',
  invalid_date: 'Escriba una fecha que exista, como 11/24/2026 (mes/día/año).',
  invalid_time: 'Escriba una hora como 3:30 p. m.',
  invalid_number: 'Escriba un número como 1,250.5: coma para los miles, punto para los decimales.',
  invalid_integer: 'Escriba un número entero.',
  invalid_decimals: 'Use como máximo dos decimales.',
  notACurrency: 'Indique las tres letras de una moneda distinta de USD, por ejemplo CAD.',
  notAWorth: 'Indique cuántos dólares de EE. UU. vale una unidad, por ejemplo 0.7315.',
  invalid_choice: 'Elija uno de la lista.',
  invalid_format: 'Revise cómo está escrito.',
  not_same: 'No coinciden.',
  wrong_password: 'Esta no es su contraseña actual.',
  end_before_start: 'El final debe ser posterior al inicio.',
  unknown_zip: 'No se conoce este código ZIP.',
  already_there: 'Ya está en la lista.',
  invalid: 'Revise este campo.',
}

export const problems: Texts<typeof english.problems> = {
  listTitle: 'No se pudo cargar la lista',
  pageTitle: 'No se pudo cargar esto',
  saveTitle: 'No se guardó',
  offline: 'Está sin conexión, o no se puede llegar al servidor.',
  offlineNext: 'Revise su conexión. No se perdió nada; intente de nuevo cuando vuelva.',
  timeout: 'El servidor no respondió en 30 segundos.',
  unavailable: 'El servicio no está disponible por un momento.',
  waitNext: 'No se perdió nada. Espere un momento e intente de nuevo.',
  broken: 'Algo salió mal. Intente de nuevo más tarde',
  brokenNext: 'Si ocurre otra vez, comuníquese con soporte y dé la referencia.',
  brokenNextOf: 'Si ocurre otra vez, comuníquese con soporte y dé la referencia {reference}.',
  brokenNextBare: 'Si ocurre otra vez, comuníquese con soporte y cuente qué hizo.',
  refusedNext: 'Revise lo que se pide e intente de nuevo.',
  reference: 'Referencia',
  retry: 'Intentar de nuevo',
  countFields: { one: 'Un campo requiere su atención.', other: '{count} campos requieren su atención.' },
}

export const forms: Texts<typeof english.forms> = {
  yes: 'Sí',
  no: 'No',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  restored: 'Se recuperó lo que había escrito.',
  discard: 'Descartar',
  leaveTitle: '¿Salir sin guardar?',
  leaveWhy: 'Lo que escribió aquí no está guardado.',
  stay: 'Quedarse',
  leave: 'Salir sin guardar',
  conflict: 'Aún no se guardó: alguien más guardó esto mientras tanto. Elija arriba y guarde de nuevo.',
  conflictTitle: 'Alguien más cambió esto al mismo tiempo que usted. Elija qué conservar:',
  mine: 'Lo suyo',
  theirs: 'Lo del otro',
  blank: 'vacío',
  takeTheirs: 'Tomar todo lo del otro',
  merged:
    'Aún no se guardó: alguien más cambió otros campos mientras tanto. Se tomaron sus cambios y lo que usted escribió sigue aquí. Revise y guarde de nuevo.',
  changedElsewhere:
    'Aún no se hizo: alguien más cambió esto mientras tanto. Se muestra como está ahora y lo que usted escribió sigue aquí. Revise y hágalo de nuevo.',
  gone: 'No se guardó: alguien más lo eliminó mientras tanto. Lo que usted escribió sigue aquí.',
}

export const grid: Texts<typeof english.grid> = {
  keys: 'Escriba o pegue celdas. Entrar edita, Mayús con flechas selecciona, Ctrl+D rellena hacia abajo, Ctrl+− quita filas, Ctrl+Z deshace.',
  takeOut: 'Quitar la fila {from}',
  takeOutMany: 'Quitar las filas {from} a {to}',
}

export const actions: Texts<typeof english.actions> = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Atrás',
  next: 'Siguiente',
  open: 'Abrir',
  clear: 'Borrar',
  more: 'Más acciones',
  undo: 'Deshacer',
}

export const status: Texts<typeof english.status> = {
  O: 'Orden abierta',
  Q: 'Tarifa y ruta',
  T: 'Ofrecido',
  A: 'En tránsito',
  D: 'Entregado',
  V: 'Anulado',
}
