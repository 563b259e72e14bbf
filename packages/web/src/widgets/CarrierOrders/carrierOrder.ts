import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'

type Other = WireShipmentDetails['otherBookings'][number]
/** `unknown`: nobody knows whether the carrier has it; `mailUnknown`: whether the mail that ordered it arrived; `cameBack`: that did not; `incomplete`: some packages have no label; `surplusLabel`: one has two that are paid. */
type State = Other['state'] | 'unknown' | 'mailUnknown' | 'cameBack' | 'incomplete' | 'surplusLabel'

/** An order that a carrier holds or held, as a person who settles it has to know it. */
export interface CarrierOrder {
  readonly shipmentId: number
  readonly bookingId: number
  readonly CarrierName: string
  readonly phone: string
  readonly state: State
  readonly PRONumber: string
  readonly pickupNumber: string
  /** Why it is given back. */
  readonly reason: string
  readonly answer: string
  readonly call: string
  /** Since when the carrier holds it; blank where that is not told. */
  readonly heldSince: string
  readonly canSwap: boolean
  /** What it was offered at, minor units; null: no price of ours. */
  readonly amount: number | null
  readonly currency: string
}

export const orderTones: Readonly<Record<State, Tone>> = {
  live: 'good',
  surplus: 'warn',
  cancelling: 'busy',
  cancelled: 'quiet',
  cancelRefused: 'bad',
  cancelUnconfirmed: 'warn',
  unknown: 'warn',
  mailUnknown: 'warn',
  cameBack: 'bad',
  incomplete: 'warn',
  surplusLabel: 'warn',
}

/** Somebody still has to do something about it, or wait for its carrier. A call does not settle what the carrier keeps. */
export const isOpenOrder = ({ state, call }: Pick<CarrierOrder, 'state' | 'call'>): boolean =>
  state === 'surplus' ||
  state === 'cancelling' ||
  state === 'cancelRefused' ||
  (state === 'cancelUnconfirmed' && call === '')

/** Only an order of a tendered shipment can take the place of the one in force. */
export const canSwapWith = (
  { shipmentStatus, booking }: Pick<WireShipmentDetails, 'shipmentStatus' | 'booking'>,
  state: Other['state'],
): boolean => shipmentStatus === 'T' && booking.state === 'booked' && (state === 'surplus' || state === 'cancelRefused')
