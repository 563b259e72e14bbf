import type * as english from '../en-us/mails.ts'
import type { Texts } from '../fill.ts'

export const mails: Texts<typeof english.mails> = {
  queued: 'Por enviar',
  sending: 'Enviándose',
  sent: 'Enviado',
  kept: 'Guardado aquí',
  keptHere: 'sin servidor de correo: nada salió de este equipo',
  failed: 'Falló',
  bounced: 'Rebotado',
  unknown: 'Desconocido',
  tender: 'Oferta',
  cancel: 'Cancelación',
  password: 'Enlace de contraseña',
  welcome: 'Bienvenida',
  notice: 'Aviso',
  keptTitle: 'No hay servidor de correo configurado: nada sale de la casa.',
  keptWhy:
    'Cada correo termina en esta lista, donde se puede leer su texto. Configure un servidor de correo para enviarlos.',
  to: 'Para',
  cc: 'Copia a',
  subject: 'Asunto',
  state: 'Estado',
  when: 'Escrito',
  purpose: 'Motivo',
  tracking: 'Rastreo',
  attachments: 'Adjuntos',
  tries: 'Intentos',
  openShipment: 'Abrir el envío',
  read: 'Leer el texto',
  hide: 'Ocultar el texto',
  resend: 'Enviar de nuevo',
  resent: 'El correo va otra vez en camino.',
  searchHint: 'Asunto, dirección',
  emptyTitle: 'Aún no hay correos',
  emptyWhy:
    'Un correo aparece aquí en cuanto se escribe: una oferta a un transportista, una cancelación, un enlace de contraseña.',
}
