import type { ModuleWork } from '../../jobs/work.ts'
import { askTender } from './askTender.ts'
import { followBooking } from './followBooking.ts'
import { askLabels } from './labels/askLabels.ts'
import { mailSettled } from './mailSettled.ts'
import { confirmOrder, workOffers } from './offers/index.ts'
import { whyMailHeldBack } from './stillLeaves.ts'
import { transmit } from './transmit.ts'

export { claimedBy } from './answeredCarrier.ts'
export { bookingsOf } from './bookings.ts'
export { collectTender } from './CollectTender.ts'
export { carrierKnows, differsFromOrder } from './carrierKnows.ts'
export { ordersInDoubt } from './GetCarrierWork.ts'
export { voidLabel } from './labels/VoidLabel.ts'
export { loadFactsOf, shipperHead } from './loadFacts.ts'
export { laneWords, loadParagraphs } from './loadLetter.ts'
export { type Offer, offerOf, refuseOffer } from './offerOf.ts'
export { answerTender } from './offers/AnswerTender.ts'
export { startTenderRound } from './offers/StartTenderRound.ts'
export { stopOfferClocks } from './offers/stopClocks.ts'
export { hasOpenOrders } from './openOrders.ts'
export { pickup } from './Pickup.ts'
export { companyOf, emailOf } from './people.ts'
export { asksToCancel } from './releaseCarrier.ts'
export { sayAgain } from './sayAgain.ts'
export { carrierRow, collectCarrierOf } from './tenderCarrier.ts'
export { tenderParagraphs, tenderSubject } from './tenderLetter.ts'
export { slotHolder, type Tender, tenderOf } from './tenders.ts'
export { setOrdersAside } from './transmissions.ts'
export { updateStatusCode } from './UpdateStatusCode.ts'
export { voidShipment } from './Void.ts'
export { waysToTell } from './waysToTell.ts'
export { wireBookingState, wireCancelState } from './wireBooking.ts'

/** What follows from mails, and what falls due of orders. */
export const bookingWork: Pick<ModuleWork, 'mails' | 'transmit' | 'ask' | 'labels' | 'follow' | 'offers' | 'confirm'> =
  {
    mails: { whyHeldBack: whyMailHeldBack, mailSettled },
    transmit,
    ask: askTender,
    labels: askLabels,
    follow: followBooking,
    offers: workOffers,
    confirm: confirmOrder,
  }
