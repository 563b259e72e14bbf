import type * as english from '../en-us/parcelScan.ts'
import type { Texts } from '../fill.ts'

export const parcelScan: Texts<typeof english.parcelScan> = {
  askScan: 'Escanee un envío, un pedido o una etiqueta',
  askItem: 'Escanee el siguiente artículo',
  askWeight: 'Peso en libras',
  verify: 'Comprobar artículos escaneando',
  ready: 'Listo',
  pack: 'Empaque estos artículos',
  weigh: 'Póngalo en la báscula',
  saving: 'Guardando el peso …',
  rating: 'Pidiendo precios …',
  buying: 'Comprando la etiqueta …',
  done: 'Etiqueta comprada',
  stop: 'Alto',
  startOver: 'Empezar de nuevo',
  open: 'Abrir el envío',
  contents: 'En la caja',
  none: '{code} no es un envío, pedido ni etiqueta suyos.',
  several: 'Varios envíos tienen el número {code}. Escanee el número propio del envío.',
  freight: 'Esto va por {mode}, no por paquetería.',
  labelled: 'Ya tiene su etiqueta. Abra el envío para imprimirla otra vez.',
  incomplete: 'Falta algo. Abra el envío en Pedidos múltiples y complételo.',
  gone: 'Ya está en camino.',
  notInOrder: '{code} no va en esta caja.',
  oneTooMany: '{code}: hay uno de más.',
  badWeight: '{code} no es un peso. Indique de 0.1 a 150 libras.',
  noPrice: 'Ningún transportista dio precio. Abra el envío para ver por qué.',
  refused: 'El transportista rechazó la etiqueta. Abra el envío para ver por qué.',
  unknown:
    'El transportista no respondió. Aparte la caja: la etiqueta se pide una y otra vez y se compra una sola vez.',
  failed: 'No funcionó',
}
