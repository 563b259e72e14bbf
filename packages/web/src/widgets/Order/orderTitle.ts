import { text } from '../../texts/texts.ts'
import type { OrderStart } from './useOrder.ts'

/**
 * What heads an order: which shipment it changes or copies, or the screen's own title. What was booked is headed by no other
 * shipment than itself, so not by the one that it was copied from.
 */
export function orderTitle(
  of: OrderStart['of'],
  screen: string,
  { isParcel, isBooked }: { readonly isParcel: boolean; readonly isBooked: boolean },
): string {
  if (of === null || (isBooked && of.isCopy)) return screen
  const kind = isParcel ? 'Parcel' : 'Title'
  return text(of.isCopy ? `order.copy${kind}` : `order.edit${kind}`, { bol: of.bol })
}
