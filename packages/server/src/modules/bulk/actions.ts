import type { Call, Calls } from '@waybill/contract'
import { calls } from '@waybill/contract'
import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import { wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import type { WireQuestionForMany } from '@waybill/contract/wire/spotQuote.ts'
import type { Shipment } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { bookingHandlers, collectCarrierOf } from '../booking/index.ts'
import { carrierHandlers } from '../carriers/index.ts'
import { mailHandlers } from '../mails/index.ts'
import { quoteHandlers } from '../quotes/index.ts'
import { setupHandlers } from '../setup/index.ts'
import { lockShipment } from '../shipments/index.ts'

/** What a job was started with beside its rows. */
export interface BulkInput {
  readonly statusCode: 'A' | 'D' | ''
  readonly comments: string
  /** The price each shipment was reviewed at, by its id; 0: collect freight. */
  readonly prices?: Readonly<Record<string, number>>
  /** Whom each shipment of collect freight was reviewed to go to (SCAC), by its id. */
  readonly carriers?: Readonly<Record<string, string>>
  /** Whom to ask for quotes, and until when. */
  readonly quotes?: WireQuestionForMany
}

export interface BulkSubject {
  readonly id: number
  /** Null: as it is now. */
  readonly version: number | null
}

/** A row whose turn has come. */
interface BulkTurn extends BulkSubject {
  /** The price a tender goes at, where another one was shown after the review; 0: none was; null: the reviewed one. */
  readonly priceId: number | null
}

/** What the call of one row is given; its own input comes from the row. */
export type RowGiven = Omit<Given<Calls['Void']>, 'query' | 'input'>

interface Action {
  /** The call of one row: who may make it may do it with many. */
  readonly call: Call
  /** @returns what is left to do outside; blank for nothing */
  readonly act: (given: RowGiven, row: BulkTurn, input: BulkInput) => Promise<string>
}

/** The version to go by: the one that was seen, or that of the shipment as it is. */
const versionOf = async ({ tx, who }: RowGiven, { id, version }: BulkSubject): Promise<number> =>
  version ?? (await lockShipment(tx, who.clientId, id)).version

/** A reason that is missing is said in words, for a row has no field that could be marked. */
async function reasonAsked<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    const isReason = error instanceof Refusal && error.issues?.some(({ at }) => /\.(comments|reason)$/.test(at))
    throw isReason ? new Refusal('ReasonMissing') : error
  })
}

/** Against the routing guide somebody says why for each shipment: a row that can not be asked says where. */
async function whyAsked<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    const isWhy = error instanceof Refusal && error.issues?.some(({ at }) => at.startsWith('body.override'))
    throw isWhy ? new Refusal('OverrideReasonMissing') : error
  })
}

const move: Action = {
  call: calls.UpdateStatusCode,
  async act(given, row, { statusCode, comments }) {
    if (statusCode === '') throw new Refusal('BadRequest')
    const input = { shipmentId: row.id, version: await versionOf(given, row), statusCode, comments }
    await reasonAsked(bookingHandlers.UpdateStatusCode({ ...given, query: {}, input }))
    return ''
  },
}

const voidRow: Action = {
  call: calls.Void,
  async act(given, row, { comments }) {
    const input = { shipmentId: row.id, version: await versionOf(given, row), reason: comments }
    const { carrier, Message } = await reasonAsked(bookingHandlers.Void({ ...given, query: {}, input }))
    return carrier === null ? '' : Message
  },
}

const deleteItem: Action = {
  call: calls.WaybillExtraInfoDetails,
  async act(given, row) {
    const version =
      row.version ??
      (
        await given.tx
          .selectFrom('item')
          .select('version')
          .where('client_id', '=', given.who.clientId)
          .where('item_id', '=', row.id)
          .executeTakeFirst()
      )?.version
    if (version === undefined) throw new Refusal('NotFound')
    const handler: Handler<Calls['WaybillExtraInfoDetails']> = setupHandlers.WaybillExtraInfoDetails
    const input = calls.WaybillExtraInfoDetails.body.parse({ itemId: row.id, version })
    await handler({ ...given, query: { flag: 'delete' }, input })
    return ''
  },
}

const resendMail: Action = {
  call: calls.ResendMail,
  async act(given, { id }) {
    await mailHandlers.ResendMail({ ...given, query: {}, input: { mailId: id } })
    return ''
  },
}

/** A carrier as it stands, for the call that changes one. @throws {Refusal} NotFound, ChangedMeanwhile */
async function carrierOf({ tx, who, ...given }: RowGiven, { id, version }: BulkSubject) {
  const body = calls.FreightCarrier.body.parse({ carrierId: id })
  const handler: Handler<Calls['FreightCarrier']> = carrierHandlers.FreightCarrier
  const { carriers } = await handler({ tx, who, ...given, query: { Mode: 'Load' }, input: body })
  const carrier = carriers[0]
  if (carrier === undefined) throw new Refusal('NotFound')
  if (version !== null && carrier.version !== version) throw new Refusal('ChangedMeanwhile')
  return { carrier, handler }
}

const deleteCarrier: Action = {
  call: calls.FreightCarrier,
  async act(given, row) {
    const { carrier, handler } = await carrierOf(given, row)
    const { CarrierLocn, SCAC, RateMode, version } = carrier
    const input = calls.FreightCarrier.body.parse({ CarrierLocn, SCAC, RateMode, version })
    await handler({ ...given, query: { Mode: 'DELETE' }, input })
    return ''
  },
}

const avoidCarrier: Action = {
  call: calls.FreightCarrier,
  async act(given, row) {
    const { carrier, handler } = await carrierOf(given, row)
    const { carrierId, version } = carrier
    const marked = { ...wireCarrierInput.parse(carrier), doNotUse: true }
    const input = calls.FreightCarrier.body.parse({ carrierId, version, carrier: marked })
    await handler({ ...given, query: { Mode: 'UPDATE' }, input })
    return ''
  },
}

/**
 * Whom collect freight goes to: the carrier that was reviewed.
 * @throws {Refusal} NoCollectCarrier, CollectNotReviewed where it is another's by now, or nobody reviewed one
 */
async function reviewedCarrier({ tx, who }: RowGiven, shipment: Shipment, reviewed: string): Promise<string> {
  const scac = await collectCarrierOf(tx, who.clientId, shipment)
  if (scac === null) throw new Refusal('NoCollectCarrier')
  if (scac !== reviewed) throw new Refusal('CollectNotReviewed', { carrier: scac })
  return scac
}

/** Tenders one shipment as it was reviewed, or as it was shown since. */
const tender: Action = {
  call: calls.BulkSchedule,
  async act(given, { id, version, priceId }, { prices = {}, carriers = {} }) {
    const record = await lockShipment(given.tx, given.who.clientId, id)
    if (version !== null && record.version !== version) throw new Refusal('ChangedMeanwhile')
    const order = { shipmentId: id, version: record.version, spokeWith: '', comments: '' }
    if (record.shipment.terms === 'collect') {
      const CollectCarrier = await reviewedCarrier(given, record.shipment, carriers[id] ?? '')
      const input = { ...order, CollectCarrier }
      await bookingHandlers.CollectTender({ ...given, query: { flag: 'book' }, input })
      return ''
    }
    const PricesheetID = priceId ?? prices[id] ?? 0
    if (PricesheetID === 0) throw new Refusal('NoPriceChosen')
    const input = { ...order, PricesheetID, SCAC: '' }
    await whyAsked(bookingHandlers.Pickup({ ...given, query: { flag: 'book' }, input }))
    return ''
  },
}

/** Asks the same carriers about each shipment; who can't be asked is said in words, for a row has no field to mark. */
const askQuotes: Action = {
  call: calls.SpotQuote,
  async act(given, row, { quotes }) {
    if (quotes === undefined) throw new Refusal('BadRequest')
    const asked = { shipmentId: row.id, version: await versionOf(given, row), ...quotes }
    const input = calls.SpotQuote.body.parse(asked)
    await quoteHandlers.SpotQuote({ ...given, query: {}, input })
    return ''
  },
}

/** Reminds the carriers of one question; a row of which nobody was left to remind says so. */
const remindCarriers: Action = {
  call: calls.RemindCarriers,
  async act(given, { id }) {
    const { reminded } = await quoteHandlers.RemindCarriers({ ...given, query: {}, input: { spotId: id } })
    if (reminded === 0) throw new Refusal('NobodyToRemind')
    return ''
  },
}

export const actions: Readonly<Record<BulkAction, Action>> = {
  move,
  void: voidRow,
  deleteItems: deleteItem,
  resendMails: resendMail,
  tender,
  deleteCarriers: deleteCarrier,
  avoidCarriers: avoidCarrier,
  askQuotes,
  remindCarriers,
}
