import { Refusal } from '../../refusal.ts'
import type { LinkHolder, Who } from '../../who.ts'

/**
 * The shipment a request is about: the link's own, or the one a signed-in person names. Another one than the link's is a
 * wrong link and looks like one.
 * @throws {Refusal} BadLink, NotFound
 */
export function shipmentAsked(who: Who | LinkHolder, shipmentId: number | undefined): number {
  if (!('kind' in who)) {
    if (shipmentId === undefined) throw new Refusal('NotFound')
    return shipmentId
  }
  if (shipmentId !== undefined && shipmentId !== who.shipmentId) throw new Refusal('BadLink')
  return who.shipmentId
}
