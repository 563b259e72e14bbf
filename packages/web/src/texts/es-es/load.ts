import type * as english from '../en-us/load.ts'
import type { Texts } from '../fill.ts'

export const load: Texts<typeof english.load> = {
  pickup: 'Recogida',
  delivery: 'Entrega',
  pickupAt: 'Parada {number}: recogida',
  deliveryAt: 'Parada {number}: entrega',
  appointment: 'cita {text}',
  freight: 'Carga',
  hazmat: 'materiales peligrosos',
  numbers: 'Números',
  po: 'OC {number}',
  salesOrder: 'Orden de venta {number}',
  noNumbers: 'sin OC ni orden de venta',
  extras: 'Servicios',
  noExtras: 'ninguno',
  arrives: 'Llega',
  days: { one: '{count} día hábil', other: '{count} días hábiles' },
  countedFrom: 'contados desde el {date}',
  noArrival: 'el precio no da un día',
  terms: 'Condiciones de flete',
  prepaid: 'Prepagado',
  collect: 'Por cobrar',
  thirdParty: 'Tercero',
}
