import type { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { readerOf } from '../../lists/listSql.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { carriersAsked } from './carrierList.ts'
import { type CarrierRecord, carrierFacts } from './carrierRows.ts'
import { addCarrier, changeCarrier, refuseIncomplete } from './saveCarrier.ts'
import { auditOf, wireCarrier } from './wireCarrier.ts'

type Asked = Given<typeof FreightCarrier>

const todayOf = ({ now, who }: Asked): string => localNow(now, who.timeZone).date

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

const saving = (asked: Asked) => ({ tx: asked.tx, doer: doer(asked), today: todayOf(asked) })

async function load({ tx, who, input, now }: Asked) {
  const reader = readerOf(who, now)
  const list = carriersAsked(tx, reader, input)
  const give = (rows: readonly CarrierRecord[], total: number) => {
    const carriers = rows.map(row => wireCarrier(row, reader.today))
    return { Status: 'Success' as const, Message: '', carriers, total }
  }
  if (input.carrierId !== undefined) {
    const rows = await list.rowsOf([input.carrierId]).execute()
    return give(rows, rows.length)
  }
  const offset = (input.pageIndex - 1) * input.pageSize
  const rows = await list.page({ limit: input.pageSize, offset, after: null }).execute()
  return give(rows, (await list.count.executeTakeFirstOrThrow()).n)
}

/** What a carrier can't be kept without. */
const needed = ['CarrierName', 'SCAC', 'CarrierLocn'] as const

async function add(asked: Asked) {
  const { carrier } = asked.input
  if (carrier === undefined) throw new Refusal('CarrierDetailsMissing')
  refuseIncomplete(carrier, 'body.carrier.', needed)
  const added = await addCarrier(saving(asked), carrier)
  const Message = `Carrier(${added.CarrierName}) has been added successfully`
  return { Status: 'Success' as const, Message, carriers: [added], total: 1 }
}

async function update(asked: Asked) {
  const { carrier, carrierId = 0, version } = asked.input
  if (carrier === undefined) throw new Refusal('CarrierDetailsMissing')
  refuseIncomplete(carrier, 'body.carrier.', needed)
  const changed = await changeCarrier(saving(asked), { carrierId, version }, carrier)
  return { Status: 'Success' as const, Message: '', carriers: [changed], total: 1 }
}

/**
 * Takes the carrier that location, SCAC and mode name off the list. Its bookings, prices and papers stay.
 * @throws {Refusal} InsufficientParams without all three, NotFound, ChangedMeanwhile where a version is given
 */
async function remove(asked: Asked) {
  const { tx, who, input, now } = asked
  const names = ['CarrierLocn', 'SCAC', 'RateMode'] as const
  const missing = names.filter(name => input[name] === '')
  if (missing.length > 0) {
    const issues = missing.map(name => ({ at: `body.${name}`, code: 'required', params: {} }))
    throw new Refusal('InsufficientParams', {}, issues)
  }
  const before = await tx
    .selectFrom('carrier as c')
    .selectAll('c')
    .select(carrierFacts)
    .where('c.client_id', '=', who.clientId)
    .where('c.scac', '=', input.SCAC.toUpperCase())
    .where('c.mode', '=', input.RateMode)
    .where('c.location', '=', input.CarrierLocn)
    .where('c.active', '=', true)
    .forUpdate('c')
    .executeTakeFirst()
  if (before === undefined) throw new Refusal('NotFound')
  if (input.version !== undefined && before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  await tx
    .updateTable('carrier')
    .set({ active: false, collect_flagged: false, version: before.version + 1, updated_at: now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('carrier_id', '=', before.carrier_id)
    .execute()
  const entry = { entity: 'carrier', entityId: before.carrier_id, action: 'deleted', version: before.version + 1 }
  await recordChange(tx, doer(asked), { ...entry, before: auditOf(wireCarrier(before, todayOf(asked))) })
  return { Status: 'Success' as const, Message: '', carriers: [], total: 0 }
}

export const freightCarrier: Handler<typeof FreightCarrier> = asked =>
  ({ Load: load, ADD: add, UPDATE: update, DELETE: remove })[asked.query.Mode](asked)
