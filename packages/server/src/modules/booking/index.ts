import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { askCarrier } from './AskCarrier.ts'
import { askTender } from './askTender.ts'
import { collectTender } from './CollectTender.ts'
import { followBooking } from './followBooking.ts'
import { getCarrierWork } from './GetCarrierWork.ts'
import { askLabels } from './labels/askLabels.ts'
import { buyLabels } from './labels/BuyLabels.ts'
import { repackPackage } from './labels/RepackPackage.ts'
import { settleLabel } from './labels/SettleLabel.ts'
import { voidLabel } from './labels/VoidLabel.ts'
import { mailSettled } from './mailSettled.ts'
import { notifyCarrier } from './NotifyCarrier.ts'
import { confirmOrder, offerHandlers, workOffers } from './offers/index.ts'
import { pickup } from './Pickup.ts'
import { recordCarrierCall } from './RecordCarrierCall.ts'
import { swapBooking } from './SwapBooking.ts'
import { whyMailHeldBack } from './stillLeaves.ts'
import { tellCarrier } from './TellCarrier.ts'
import { transmit } from './transmit.ts'
import { updateStatusCode } from './UpdateStatusCode.ts'
import { voidShipment } from './Void.ts'

export { claimedBy } from './answeredCarrier.ts'
export { bookingsOf } from './bookings.ts'
export { carrierKnows, differsFromOrder } from './carrierKnows.ts'
export { loadFactsOf, shipperHead } from './loadFacts.ts'
export { laneWords, loadParagraphs } from './loadLetter.ts'
export { type Offer, offerOf, refuseOffer } from './offerOf.ts'
export { hasOpenOrders } from './openOrders.ts'
export { companyOf, emailOf } from './people.ts'
export { sayAgain } from './sayAgain.ts'
export { carrierRow, collectCarrierOf } from './tenderCarrier.ts'
export { tenderParagraphs, tenderSubject } from './tenderLetter.ts'
export { slotHolder, type Tender, tenderOf } from './tenders.ts'
export { waysToTell } from './waysToTell.ts'
export { wireBookingState, wireCancelState } from './wireBooking.ts'

export const bookingHandlers = {
  AskCarrier: askCarrier,
  BuyLabels: buyLabels,
  CollectTender: collectTender,
  GetCarrierWork: getCarrierWork,
  NotifyCarrier: notifyCarrier,
  Pickup: pickup,
  RecordCarrierCall: recordCarrierCall,
  RepackPackage: repackPackage,
  SettleLabel: settleLabel,
  SwapBooking: swapBooking,
  TellCarrier: tellCarrier,
  UpdateStatusCode: updateStatusCode,
  Void: voidShipment,
  VoidLabel: voidLabel,
  ...offerHandlers,
} satisfies Partial<Handlers>

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
