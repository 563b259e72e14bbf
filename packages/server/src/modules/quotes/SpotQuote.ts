import type { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { SPOT_CARRIERS_MAX, type WireGroupMember } from '@waybill/contract/wire/spotQuote.ts'
import {
  impliedServicesOf,
  isTendered,
  placeProblems,
  ratingKey,
  roomProblems,
  type Shipment,
  sentence,
  statusNames,
  zonedInstant,
} from '@waybill/domain'
import type { z } from 'zod'
import { recordChange } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { carrierRow } from '../booking/index.ts'
import { wireProblem } from '../documents/index.ts'
import { placesFound } from '../orderSetup/index.ts'
import { contentNow, lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { groupMembers } from './groups.ts'
import { mailQuote } from './quoteLetter.ts'
import type { InvitationRow } from './rows.ts'
import { spotQuotesShown } from './spotShown.ts'

type Asked = Given<typeof SpotQuote>

interface Issue {
  readonly at: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A carrier that is asked. Blank SCAC: it is not on the list. */
interface Invited {
  readonly scac: string
  readonly name: string
  readonly email: string
}

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/

/** A deadline is at most this far away, in milliseconds. */
const DEADLINE_MAX_MS = 90 * 86_400_000

/** A carrier of the list that can't be asked, while the others are. */
type Refused = z.output<typeof SpotQuote.reply>['refused'][number]

/** The carrier a line of the form means; that it is not asked; or what is wrong with the line. */
async function invitedOf(
  { tx, who }: Asked,
  record: ShipmentRecord,
  member: WireGroupMember,
): Promise<Invited | Refused | string> {
  const { SCAC: scac, CarrierName, email } = member
  if (scac === '') return EMAIL.test(email) ? { scac: '', name: CarrierName, email } : 'badForm'
  const row = await carrierRow(tx, who.clientId, scac, record.shipment.mode)
  if (row?.active !== true) return (await refusedOf(tx, who.clientId, scac)) ?? 'notOneOf'
  const address = email || row.quoteEmail || row.tenderEmail
  return EMAIL.test(address) ? { scac, name: row.name, email: address } : 'noAddress'
}

/** Why a carrier of the list has no row for the shipment's mode; null: it is not on the list at all. */
async function refusedOf(tx: Tx, clientId: number, scac: string): Promise<Refused | null> {
  const rows = await tx
    .selectFrom('carrier')
    .select(['name', 'active'])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .execute()
  const [row] = rows
  if (row === undefined) return null
  const reason = rows.some(({ active }) => active) ? 'otherMode' : 'inactive'
  return { SCAC: scac, CarrierName: row.name, reason }
}

interface Everybody {
  readonly invited: readonly Invited[]
  readonly refused: readonly Refused[]
}

/**
 * Everybody who is asked, each address once; what is wrong with one stands at its line. A carrier that can't take the
 * mode is left out by itself, unless nobody else is left.
 */
async function everybody(asked: Asked, record: ShipmentRecord): Promise<Everybody> {
  const { tx, who, input } = asked
  const ofGroup = input.groupId === undefined ? [] : await groupMembers(tx, who.clientId, input.groupId)
  const issues: Issue[] = []
  const left: Issue[] = []
  const refused = new Map<string, Refused>()
  const found = new Map<string, Invited>()
  const members = [...input.carriers, ...ofGroup]
  for (const [index, member] of members.entries()) {
    const invited = await invitedOf(asked, record, member)
    const isOfGroup = index >= input.carriers.length
    const at = `body.carriers.${index}.${member.SCAC === '' ? 'email' : 'SCAC'}`
    const carrier = member.CarrierName || member.SCAC || member.email
    if (typeof invited === 'object' && 'reason' in invited) {
      refused.set(invited.SCAC, invited)
      left.push({
        at: isOfGroup ? 'body.carriers' : at,
        code: invited.reason,
        params: { carrier: invited.CarrierName },
      })
    } else if (typeof invited !== 'string') found.set(invited.email.toLowerCase(), invited)
    // Of a group some may have left the list: the others are asked.
    else if (!isOfGroup) issues.push({ at, code: invited, params: { carrier } })
  }
  if (issues.length > 0) throw new Refusal('SpotQuoteFailed', {}, [...issues, ...left])
  if (found.size === 0) {
    const nobody = { at: 'body.carriers', code: 'required', params: {} }
    throw new Refusal('SpotQuoteFailed', {}, left.length > 0 ? left : [nobody])
  }
  if (found.size > SPOT_CARRIERS_MAX) {
    const params = { max: SPOT_CARRIERS_MAX }
    throw new Refusal('SpotQuoteFailed', {}, [{ at: 'body.carriers', code: 'tooMany', params }])
  }
  return { invited: [...found.values()], refused: [...refused.values()] }
}

/** The instant of a deadline that was entered in the company's zone. @throws {Refusal} InvalidInput at the field */
export function deadlineOf(
  { date, time }: { readonly date: string; readonly time: string },
  timeZone: string,
  now: Date,
): Date {
  const instant = zonedInstant(`${date}T${time}`, timeZone)
  const code = Number.isNaN(instant)
    ? 'notATime'
    : instant <= now.getTime()
      ? 'past'
      : instant > now.getTime() + DEADLINE_MAX_MS
        ? 'tooFarAhead'
        : ''
  if (code !== '') throw new Refusal('InvalidInput', {}, [{ at: 'body.deadline.date', code, params: {} }])
  return new Date(instant)
}

/** What carriers sent, with its answer or by mail: it may hold a price. */
const ofCarriers = ['quote', 'carrier-mail']

/** Only files of this shipment go out with its question, and none that a carrier sent. @throws {Refusal} NotFound */
async function refuseForeignFiles({ tx, who, input }: Asked): Promise<void> {
  if (input.fileIds.length === 0) return
  const rows = await tx
    .selectFrom('file')
    .select('file_id')
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', input.shipmentId)
    .where('file_id', 'in', input.fileIds)
    .where('kind', 'not in', ofCarriers)
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.length !== new Set(input.fileIds).size) throw new Refusal('NotFound')
}

/** Nobody is asked to carry what does not go into the truck that he would come with. @throws {Refusal} InvalidInput */
function refuseOverTruck(shipment: Shipment): void {
  const issues = roomProblems(shipment).map(({ code, params }) => ({ at: 'body.EquipmentType', code, params }))
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/** Nobody is asked to come to a place that is none: what stood in older data is told first. @throws {Refusal} NotReady */
function refuseWrongPlaces({ shipment, originZone, shipmentId }: ShipmentRecord, now: Date): void {
  const issues = placeProblems(shipment, localNow(now, originZone).date)
    .map(wireProblem)
    .map(problem => ({ ...problem, at: `shipments.${shipmentId}.${problem.at}` }))
  if (issues.length > 0) throw new Refusal('NotReady', {}, issues)
}

/** Asks carriers for offers, each by a mail with its own link (rules of the trade: tender and quotes). */
export const spotQuote: Handler<typeof SpotQuote> = async asked => {
  const { app, tx, who, input, now, request } = asked
  const record = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  if (record.status !== 'O' && record.status !== 'Q') {
    throw new Refusal('CannotAskQuotes', { status: statusNames[record.status] })
  }
  if (!isTendered(record.shipment.mode)) throw new Refusal('ModeNotTendered', { mode: record.shipment.mode })
  if (!app.settings.sendsMail) throw new Refusal('NoMailServerQuotes')
  refuseOverTruck(record.shipment)
  refuseWrongPlaces(record, now)
  const deadline = deadlineOf(input.deadline, who.timeZone, now)
  await refuseForeignFiles(asked)
  const { invited, refused } = await everybody(asked, record)
  const content = await contentNow(tx, record, now)
  const places = await placesFound(app, within(tx), who.clientId, record.shipment)
  const remindAt = new Date(deadline.getTime() - input.remindMinutes * 60_000)
  const reminds = input.remindMinutes > 0 && remindAt > now
  const spot = await tx
    .insertInto('spot_quote')
    .values({
      client_id: who.clientId,
      shipment_id: record.shipmentId,
      content_no: content.contentNo,
      rating_key: ratingKey(record.shipment),
      seen_version: record.version,
      deadline: deadline.toISOString(),
      remind_at: reminds ? remindAt.toISOString() : null,
      currency: record.shipment.currency,
      equipment: input.EquipmentType,
      notes: input.notes,
      target: input.target,
      target_shown: input.targetShown && input.target !== null,
      file_ids: JSON.stringify(input.fileIds),
      implied: JSON.stringify(impliedServicesOf(record.shipment, places)),
      requested_by: who.userId,
      requested_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const invitations: readonly InvitationRow[] = await tx
    .insertInto('spot_invitation')
    .values(
      invited.map(({ scac, name, email }) => ({
        client_id: who.clientId,
        spot_id: spot.spot_id,
        shipment_id: record.shipmentId,
        ...{ scac, carrier_name: name, email, answer_by: deadline.toISOString() },
      })),
    )
    .returningAll()
    .execute()
  for (const invitation of invitations) {
    await mailQuote(app, tx, 'asked', { spot, invitation, content, clerk: who, timeZone: who.timeZone })
  }
  await app.due.put(tx, 'quote', { clientId: who.clientId, subjectId: spot.spot_id }, reminds ? remindAt : deadline)
  const names = invited.map(({ name, email }) => name || email).join(', ')
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'shipment', entityId: record.shipmentId, action: 'quotesAsked' },
      after: { note: sentence('quotesAsked', { carriers: names }) },
    },
  )
  await app.realtime.tell(
    { clientId: who.clientId, topic: 'quote', data: { shipmentId: record.shipmentId, spotId: spot.spot_id } },
    tx,
  )
  const [quote] = await spotQuotesShown(app, tx, who.clientId, [spot], now)
  if (quote === undefined) throw new Error(`spot quote ${spot.spot_id} is gone`)
  return { quote, refused: [...refused] }
}
