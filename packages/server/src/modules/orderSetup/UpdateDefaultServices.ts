import {
  NARROWED_DEFAULTS_MAX,
  type UpdateDefaultServices,
} from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import type { WireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import { isAccessorialCode, isTime } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { docksQuery } from '../shipments/index.ts'
import { COMPANY, keptDefaults } from './orderDefaults.ts'

type Asked = Given<typeof UpdateDefaultServices>

async function load({ app, tx, who }: Asked) {
  const [kept, docks] = await Promise.all([keptDefaults(app, within(tx), who), ownDocks(tx, who.clientId)])
  return { Status: 'Success' as const, ...kept, narrowed: [...kept.narrowed], docks }
}

const ownDocks = async (tx: Tx, clientId: number) =>
  (await tx.executeQuery(docksQuery(clientId))).rows.map(({ address_id, company, city }) => ({
    ...{ dockId: Number(address_id), company, city },
  }))

/** @throws {Refusal} InvalidInput for half a window, one that ends before it starts, and a service that is none */
function refuseFaults({ PickupFromTime: from, PickupToTime: to, Services }: WireOrderDefaults): void {
  const issue = (field: string, code: string, params = {}) => ({ at: `body.defaults.${field}`, code, params })
  const times = [
    ...(from !== '' && !isTime(from) ? [issue('PickupFromTime', 'notATime')] : []),
    ...(to !== '' && !isTime(to) ? [issue('PickupToTime', 'notATime')] : []),
    ...(from === '' && to !== '' ? [issue('PickupFromTime', 'required')] : []),
    ...(from !== '' && to === '' ? [issue('PickupToTime', 'required')] : []),
    ...(from !== '' && to !== '' && from >= to ? [issue('PickupToTime', 'windowEndsBeforeItStarts')] : []),
  ]
  const strange = Services.flatMap((code, n) =>
    isAccessorialCode(code) ? [] : [issue(`Services.${n}`, 'notOneOf', { value: code })],
  )
  const issues = [...times, ...strange]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/** Where nobody set any yet. */
const unset = { version: 0 }

/** What is kept of defaults that were taken away. */
const blank: WireOrderDefaults = { PickupFromTime: '', PickupToTime: '', Services: [] }

async function save(asked: Asked) {
  const { app, tx, who, input, now, request } = asked
  const userId = input.of === 'company' ? COMPANY : who.userId
  const { of: whose, dockId, mode } = input
  if (dockId !== 0 && !(await ownDocks(tx, who.clientId)).some(dock => dock.dockId === dockId)) {
    throw new Refusal('NotFound')
  }
  const kept = await keptDefaults(app, within(tx), who)
  const isHere = (one: { of: string; dockId: number; mode: string }): boolean =>
    one.of === whose && one.dockId === dockId && one.mode === mode
  const isGeneral = dockId === 0 && mode === ''
  const before = isGeneral ? kept[whose] : (kept.narrowed.find(isHere) ?? unset)
  if (!isGeneral && before.version === 0 && kept.narrowed.length >= NARROWED_DEFAULTS_MAX) {
    throw new Refusal('InvalidInput', {}, [
      { at: 'body.dockId', code: 'too_many', params: { max: NARROWED_DEFAULTS_MAX } },
    ])
  }
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  const { defaults } = input
  if (defaults !== null) refuseFaults(defaults)
  const { PickupFromTime: pickup_from, PickupToTime: pickup_to, Services } = defaults ?? blank
  const row = {
    ...{ pickup_from, pickup_to, services: JSON.stringify(Services) },
    is_set: defaults !== null,
  }
  const values = { ...row, updated_at: now.toISOString() }
  const version = before.version + 1
  const saved = await tx
    .insertInto('order_default')
    .values({ client_id: who.clientId, user_id: userId, dock_id: dockId, mode, version, ...values })
    .onConflict(oc =>
      oc
        .columns(['client_id', 'user_id', 'dock_id', 'mode'])
        .doUpdateSet({ ...values, version })
        // Of two who save at once, the second hears of the first.
        .where('order_default.version', '=', before.version),
    )
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new Refusal('ChangedMeanwhile')
  const change = {
    entity: 'orderDefaults',
    entityId: userId,
    action: 'saved',
    before,
    after: { dockId, mode, ...input.defaults },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return load(asked)
}

export const updateDefaultServices: Handler<typeof UpdateDefaultServices> = asked =>
  asked.query.flag === 'save' ? save(asked) : load(asked)
