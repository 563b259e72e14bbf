import type { RowOf } from '@waybill/contract/list.ts'
import type { list } from '@waybill/contract/lists/exceptions.ts'
import type { PageName } from '@waybill/contract/pages.ts'
import { shipmentActions } from '../ShipmentActions/shipmentActions.ts'

export type Exception = RowOf<typeof list>

const { view, getRates, track, pro, event, attach } = shipmentActions

/** What of a shipment settles an exception; the others are settled on its page. */
const settledBy: Partial<Readonly<Record<Exception['kind'], (shipmentId: number) => string>>> = {
  ...{ problem: track.page, pickupLate: track.page, deliveryLate: track.page },
  ...{ pickupUnconfirmed: event.page, notBooked: getRates.page, noPro: pro.page, noPod: attach.page },
}

/** The page on which an exception is settled, and its address. */
export function settlesAt({ kind, shipmentId }: Pick<Exception, 'kind' | 'shipmentId'>): {
  readonly page: PageName
  readonly to: string
} {
  if (kind === 'accountRefused') return { page: 'ParcelAccounts', to: '/ParcelAccounts' }
  if (shipmentId === null) return { page: 'Carriers', to: '/Carriers' }
  const to = (settledBy[kind] ?? view.page)(shipmentId)
  return { page: kind === 'notBooked' ? 'Prepaid' : 'ShipmentDetails', to }
}
