import { findTransition, movesFrom, type ShipmentStatus } from '@waybill/domain'
import type { TextKey } from '../../texts/texts.ts'

/** Where UpdateStatusCode moves a shipment to. */
type HandMove = 'Q' | 'T' | 'A' | 'D'

export interface OfferedMove {
  readonly to: HandMove
  readonly label: TextKey
  /** Onward on its way: the letter that moves it. */
  readonly key?: string
  readonly needsReason: boolean
  /** What happened by it, at a time that can be said. */
  readonly tells?: 'pickedUp' | 'delivered'
}

const moved = ['Q', 'T', 'A', 'D'] as const satisfies readonly HandMove[]
const order = 'OQTAD'
const told: Partial<Record<HandMove, 'pickedUp' | 'delivered'>> = { A: 'pickedUp', D: 'delivered' }
const labels = { Q: 'shipment.toQ', T: 'shipment.toT', A: 'shipment.toA', D: 'shipment.toD' } as const

/** The moves a person can make from here, onward ones first (specification §4, by the table of domain). */
export function handMoves(from: ShipmentStatus): readonly OfferedMove[] {
  return movesFrom(from, 'staff')
    .flatMap(({ to, needs }) => {
      const target = moved.find(status => status === to)
      const byHand = needs.every(need => need === 'reason' || need === 'liveBooking' || need === 'carrierReleased')
      // An order that is not booked yet moves to Tendered by booking, and back to its items by nobody.
      if (target === undefined || !byHand || from === 'O' || from === 'Q') return []
      const isBack = order.indexOf(to) < order.indexOf(from)
      const label: TextKey = isBack && target === 'A' ? 'shipment.toAback' : labels[target]
      const needsReason = needs.includes('reason')
      const tells = isBack ? undefined : told[target]
      return [
        {
          ...{ to: target, label, needsReason },
          ...(needsReason || target === 'Q' ? {} : { key: 'm' }),
          ...(tells === undefined ? {} : { tells }),
        },
      ]
    })
    .sort((a, b) => order.indexOf(b.to) - order.indexOf(a.to))
}

export const canVoid = (from: ShipmentStatus): boolean => findTransition(from, 'V', 'staff') !== null

/** A truck that is under way is not called back without saying why. */
export const voidNeedsReason = (from: ShipmentStatus): boolean =>
  findTransition(from, 'V', 'staff')?.needs.includes('reason') ?? false
