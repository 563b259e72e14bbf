import type { Handlers } from '../../handler.ts'
import type { Consequences } from '../../jobs/work.ts'
import { askCarrier } from './AskCarrier.ts'
import { askOrder } from './askOrder.ts'
import { cancelOrder } from './cancelOrder.ts'
import { followOrder } from './followOrder.ts'
import { pickup } from './Pickup.ts'
import { recordCarrierCall } from './RecordCarrierCall.ts'
import { sendOrder } from './sendOrder.ts'
import { tenderSettled } from './tenderSettled.ts'

export { hasOpenOrders } from './openOrders.ts'
export { type LiveBooking, liveBooking, settleBooking } from './settleBooking.ts'
export { tenderParagraphs, tenderSubject } from './tenderLetter.ts'

export const bookingHandlers = {
  AskCarrier: askCarrier,
  Pickup: pickup,
  RecordCarrierCall: recordCarrierCall,
} satisfies Partial<Handlers>

/** What follows from mails and orders, for the jobs that work them. */
export const bookingWork: Consequences = { mailSettled: tenderSettled, sendOrder, askOrder, cancelOrder, followOrder }
