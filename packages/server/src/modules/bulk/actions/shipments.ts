import { calls } from '@waybill/contract'
import { sentence } from '@waybill/domain'
import { Refusal } from '../../../refusal.ts'
import { updateStatusCode, voidShipment } from '../../booking/index.ts'
import { spotQuote } from '../../quotes/index.ts'
import { archiveShipment, lockShipment, updateSchedule } from '../../shipments/index.ts'
import type { Action, BulkSubject, RowGiven } from '../action.ts'
import { lettersOf } from './letters.ts'

/** The version to go by: the one that was seen, or that of the shipment as it is. */
export const seenVersion = async ({ tx, who }: RowGiven, { id, version }: BulkSubject): Promise<number> =>
  version ?? (await lockShipment(tx, who.clientId, id)).version

/** A reason that is missing is said in words, for a row has no field that could be marked. */
async function reasonAsked<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    const isReason = error instanceof Refusal && error.issues?.some(({ at }) => /\.(comments|reason)$/.test(at))
    throw isReason ? new Refusal('ReasonMissing') : error
  })
}

const move: Action = {
  call: calls.UpdateStatusCode,
  list: 'shipments',
  needs: 'statusCode',
  async act(given, row, { statusCode, comments, movedAt = { date: '', time: '' } }) {
    if (statusCode === '') throw new Refusal('BadRequest')
    const version = await seenVersion(given, row)
    const input = { shipmentId: row.id, version, statusCode, comments, ...movedAt }
    await reasonAsked(updateStatusCode({ ...given, query: {}, input }))
    return {}
  },
}

const voidRow: Action = {
  call: calls.Void,
  list: 'shipments',
  async act(given, row, { comments }) {
    const input = { shipmentId: row.id, version: await seenVersion(given, row), reason: comments }
    const { carrier, Message } = await reasonAsked(voidShipment({ ...given, query: {}, input }))
    return carrier === null ? {} : { words: Message }
  },
}

/** Asks the same carriers about each shipment; who can't be asked is said in words, for a row has no field to mark. */
const askQuotes: Action = {
  call: calls.SpotQuote,
  list: 'shipments',
  needs: 'quotes',
  async act(given, row, { quotes }) {
    if (quotes === undefined) throw new Refusal('BadRequest')
    const asked = { shipmentId: row.id, version: await seenVersion(given, row), ...quotes }
    const input = calls.SpotQuote.body.parse(asked)
    const { quote } = await spotQuote({ ...given, query: {}, input })
    return { started: await lettersOf(given, quote.spotId) }
  },
}

/** Another pickup window; what follows for a booked shipment is said. */
const schedule: Action = {
  call: calls.UpdateSchedule,
  list: 'shipments',
  needs: 'pickup',
  async act(given, row, { pickup, comments }) {
    if (pickup === undefined) throw new Refusal('BadRequest')
    const input = { ...pickup, version: await seenVersion(given, row) }
    const query = { ShipemntId: row.id, comments }
    const { consequences } = await updateSchedule({ ...given, query, input })
    return consequences.length === 0 ? {} : { words: sentence('rescheduledBooked') }
  },
}

/** Puts what is over out of sight, or brings it back. */
const archiving = (undo: boolean): Action => ({
  call: calls.ArchiveShipment,
  list: 'shipments',
  async act(given, row) {
    const shipments = [{ shipmentId: row.id, version: await seenVersion(given, row) }]
    await archiveShipment({ ...given, query: {}, input: { shipments, undo } })
    return {}
  },
})

export const shipmentActions = {
  archive: archiving(false),
  unarchive: archiving(true),
  move,
  void: voidRow,
  askQuotes,
  schedule,
}
