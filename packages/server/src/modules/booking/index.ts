import type { Handlers } from '../../handler.ts'
import { pickup } from './Pickup.ts'

export { type LiveBooking, liveBooking, settleBooking } from './settleBooking.ts'
export { tenderParagraphs, tenderSubject } from './tenderLetter.ts'
export { tenderSettled } from './tenderSettled.ts'

export const bookingHandlers = {
  Pickup: pickup,
} satisfies Partial<Handlers>
