import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { answerTender, startTenderRound, voidShipment } from '../../modules/booking/index.ts'
import {
  addNewPricesheet,
  spotQuote,
  submitNoBidConfirmation,
  submitQuoteResponse,
} from '../../modules/quotes/index.ts'
import { localNow } from '../../places/localNow.ts'
import { demoTruckers } from '../carriers.ts'
import { MINUTE, type Placed } from '../datedShipment.ts'
import { company } from '../seed.ts'
import { truckParts } from './agreedPrices.ts'
import type { Doing } from './clerkAt.ts'
import { strangers } from './spotRounds.ts'

/** Of the round under way: until when carriers may answer, from now. */
const STILL_OPEN_MINUTES = 200

const inMinutes = (now: Date, minutes: number) =>
  localNow(new Date(now.getTime() + minutes * MINUTE), company.time_zone)

/** Who has answered had the letter. */
async function arrived(
  { tx, clerk, now }: Doing,
  minutesAgo: number,
  about: 'invitation_id' | 'tender_id',
  ids: readonly number[],
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'sent', sent_at: new Date(now.getTime() - minutesAgo * MINUTE).toISOString() })
    .where('client_id', '=', clerk.clientId)
    .where(about, 'in', ids)
    .execute()
}

/** Four carriers were asked for a truckload: one offers, one does not quote, two have not answered. */
export async function openSpotRound(doing: Doing, { shipmentId }: Placed): Promise<void> {
  const { quote } = await spotQuote({
    ...doing.clerkAgo(150),
    query: {},
    input: SpotQuote.body.parse({
      ...{ shipmentId, version: 1, deadline: inMinutes(doing.now, STILL_OPEN_MINUTES), remindMinutes: 60 },
      carriers: [
        ...demoTruckers.map(({ scac: SCAC }) => ({ SCAC })),
        ...strangers.map(({ name: CarrierName, email }) => ({ CarrierName, email })),
      ],
      ...{ EquipmentType: 'Dry van', notes: 'Nine pallets of tile, loaded from the dock.' },
    }),
  })
  const [offering, , declining] = quote.invitations
  if (offering === undefined || declining === undefined) throw new Error('nobody was asked')
  await arrived(doing, 149, 'invitation_id', [offering.invitationId, declining.invitationId])
  const answered = doing.carrierAgo(85, 'quote', offering.invitationId, offering.CarrierName)
  const query = AddNewPricesheet.query.parse({ QuoteID: offering.invitationId })
  const offer = { service: 'Truckload', ServiceDays: 3, currency: 'USD', basis: 'split', ...truckParts(372_000) }
  await addNewPricesheet({ ...answered, query, input: AddNewPricesheet.body.parse({ offer }) })
  await submitQuoteResponse({
    ...answered,
    query: SubmitQuoteResponse.query.parse({ QuoteID: offering.invitationId }),
    input: SubmitQuoteResponse.body.parse({ terms: true, name: 'Load desk', notes: 'Team drivers on request.' }),
  })
  await submitNoBidConfirmation({
    ...doing.carrierAgo(50, 'quote', declining.invitationId, declining.CarrierName),
    query: SubmitNoBidConfirmation.query.parse({ QuoteID: declining.invitationId }),
    input: SubmitNoBidConfirmation.body.parse({ reason: 'noCapacity', name: 'Load desk' }),
  })
}

/** Three carriers one after the other: the first has declined, so that the second has the offer as soon as work is done. */
export async function offerInTurn(doing: Doing, { shipmentId, offers }: Placed): Promise<void> {
  const turn = ['DMGL', 'DMTX', 'DMBL'].filter(scac => offers.some(({ carrier }) => carrier.scac === scac))
  const prices = await doing.tx
    .selectFrom('price_sheet')
    .select(['price_sheet_id', 'scac', 'total'])
    .where('client_id', '=', doing.clerk.clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('total')
    .execute()
  const PricesheetIDs = turn.flatMap(scac => prices.find(price => price.scac === scac)?.price_sheet_id ?? [])
  const { round } = await startTenderRound({
    ...doing.clerkAgo(90),
    query: {},
    input: StartTenderRound.body.parse({
      ...{ shipmentId, version: 1, kind: 'waterfall', stepMinutes: 240, PricesheetIDs },
    }),
  })
  const first = round.steps[0]
  if (first?.tenderId == null) throw new Error('nobody has the offer')
  await arrived(doing, 89, 'tender_id', [first.tenderId])
  await answerTender({
    ...doing.carrierAgo(35, 'tender', first.tenderId, first.CarrierName),
    query: AnswerTender.query.parse({ TenderID: first.tenderId }),
    input: AnswerTender.body.parse({ answer: 'decline', reason: 'noCapacity', name: 'Dispatch' }),
  })
}

/** Voided after its carrier had it: the carrier was written to, and nobody has called it yet. */
export async function giveBack(doing: Doing, { shipmentId }: Placed): Promise<void> {
  await voidShipment({
    ...doing.clerkAgo(30),
    query: {},
    input: { shipmentId, version: 1, reason: 'The customer cancelled the order.' },
  })
}
