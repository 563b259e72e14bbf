import { Readable } from 'node:stream'
import type { ExportSpotQuotes } from '@waybill/contract/calls/Quote/ExportSpotQuotes.ts'
import { SPOT_QUOTES_PAGE_MAX, type WireInvitation, type WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { type InvitationState, minorDigits, type SpotState } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow, wallTime } from '../../places/localNow.ts'
import type { SpotRow } from './rows.ts'
import { spotQuotesFound } from './spotList.ts'
import { spotQuotesShown } from './spotShown.ts'

type Column = Given<typeof ExportSpotQuotes>['input']['columns'][number]
type Offer = WireInvitation['offers'][number]

const heads: Readonly<Record<Column, string>> = {
  BOLNumber: 'BOL',
  state: 'State',
  clock: 'Answers until',
  answers: 'Answered',
  lowest: 'Lowest quote',
  lane: 'Lane',
  pickup: 'Pickup',
  requestedAt: 'Requested',
  requestedBy: 'Requested by',
}

/** What one option of an answer says. */
const offerHeads = [
  'Service',
  'Transit days',
  'Amount',
  'Currency',
  'Amount compared',
  'Currency compared',
  'Valid until',
]

const noOffer: readonly Cell[] = offerHeads.map(() => null)

/** What follows the columns of the list: who was asked, and what was offered. */
const carrierHeads = ['Carrier', 'SCAC', 'E-mail', 'Carrier’s state', 'Rank', 'Answered at', ...offerHeads]

const stateNames: Readonly<Record<SpotState, string>> = {
  open: 'Open',
  awarded: 'Awarded',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
}

const carrierStateNames: Readonly<Record<InvitationState, string>> = {
  asked: 'Not answered',
  answered: 'Quoted',
  noBid: 'No bid',
  won: 'Won',
  lost: 'Lost',
}

const units = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

function cellOf(quote: WireSpotQuote, column: Column, timeZone: string): Cell {
  const { invitations } = quote
  switch (column) {
    case 'state':
      return stateNames[quote.state]
    case 'clock':
      return wallTime(quote.QuoteDeadline, timeZone)
    case 'answers':
      return `${invitations.filter(({ state }) => state !== 'asked').length} of ${invitations.length}`
    case 'lowest': {
      const amounts = invitations.flatMap(({ offers }) => offers.flatMap(({ converted }) => converted ?? []))
      return amounts.length === 0 ? null : units(Math.min(...amounts), quote.currency)
    }
    case 'pickup':
      return quote.pickupDate
    case 'requestedAt':
      return wallTime(quote.requestedAt, timeZone)
    default:
      return quote[column]
  }
}

const offerCells = ({ currency }: WireSpotQuote, offer: Offer, timeZone: string): Cell[] => [
  ...[
    offer.service,
    offer.ServiceDays,
    offer.CurrAmount === null ? null : units(offer.CurrAmount, offer.currency),
    offer.currency,
  ],
  ...[offer.converted === null ? null : units(offer.converted, currency), currency],
  wallTime(offer.validUntil, timeZone),
]

/** A line for each option, and one without an offer for a carrier that gave none. */
function linesOf(quote: WireSpotQuote, columns: readonly Column[], timeZone: string): Cell[][] {
  const head = columns.map(column => cellOf(quote, column, timeZone))
  return quote.invitations.flatMap(one => {
    const carrier = [
      ...[one.CarrierName, one.CarrierSCAC, one.email, carrierStateNames[one.state], one.rank],
      wallTime(one.answeredAt, timeZone),
    ]
    const options = one.offers.map(offer => offerCells(quote, offer, timeZone))
    return (options.length === 0 ? [noOffer] : options).map(option => [...head, ...carrier, ...option])
  })
}

/** Every question of the list, the newest first, a page in memory at a time. */
async function* lines({ app, db, who, input, now }: Given<typeof ExportSpotQuotes>) {
  const { chosen } = input
  const all = spotQuotesFound(app, who.clientId, input)
  const asked = chosen === undefined ? all : all.where('q.spot_id', 'in', chosen)
  let before: number | undefined
  do {
    const rows: SpotRow[] = await db.read(
      asked
        .$if(before !== undefined, query => query.where('q.spot_id', '<', before ?? 0))
        .selectAll('q')
        .orderBy('q.spot_id', 'desc')
        .limit(SPOT_QUOTES_PAGE_MAX),
    )
    for (const quote of await spotQuotesShown(app, db, who.clientId, rows, now)) {
      yield* linesOf(quote, input.columns, who.timeZone)
    }
    before = rows.length < SPOT_QUOTES_PAGE_MAX ? undefined : rows.at(-1)?.spot_id
  } while (before !== undefined)
}

export const exportSpotQuotes: Handler<typeof ExportSpotQuotes> = async given => {
  const head = [...given.input.columns.map(column => heads[column]), ...carrierHeads]
  return {
    name: `quotes-${localNow(given.now, given.who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, lines(given))),
  }
}
