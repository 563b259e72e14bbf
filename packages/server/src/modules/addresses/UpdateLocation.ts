import type { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { addressFields, addressFromWire } from '@waybill/contract/wire/address.ts'
import { isTime, validateAddress } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { rowOfWire, wireOfRow } from './bookAddress.ts'

type Asked = Given<typeof UpdateLocation>
type Entered = NonNullable<Asked['input']['address']>

const missing = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

/** When a dock receives: both hours or none, the second after the first. */
function wrongHours({ Receives: { FromTime, ToTime } }: Entered) {
  const wrong = Object.entries({ FromTime, ToTime }).filter(([, time]) => time !== '' && !isTime(time))
  if (wrong.length > 0) return wrong.map(([field]) => ({ field, code: 'invalid_time' }))
  if ((FromTime === '') !== (ToTime === ''))
    return [{ field: FromTime === '' ? 'FromTime' : 'ToTime', code: 'required' }]
  return FromTime !== '' && FromTime >= ToTime ? [{ field: 'ToTime', code: 'end_before_start' }] : []
}

function checked(address: Entered | undefined): Entered {
  if (address === undefined) throw missing('address')
  const issues = validateAddress('address', addressFromWire(address)).map(problem => {
    const field = problem.at.replace('address.', '') as keyof typeof addressFields
    return { at: `body.address.${addressFields[field]}`, code: problem.code, params: problem.params }
  })
  const hours = wrongHours(address).map(({ field, code }) => ({
    at: `body.address.Receives.${field}`,
    code,
    params: {},
  }))
  if (issues.length + hours.length > 0) throw new Refusal('InvalidInput', {}, [...issues, ...hours])
  return address
}

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/** What leaves an own dock, or reaches one, follows the docks as they are now. */
async function matchAgain({ app, tx, who, now }: Asked, rows: readonly { readonly is_ours: boolean }[]): Promise<void> {
  if (!rows.some(row => row.is_ours)) return
  await app.due.put(tx, 'sites', { clientId: who.clientId, subjectId: who.clientId }, now)
}

async function add(asked: Asked, restored: boolean) {
  const { tx, who, input } = asked
  const row = await tx
    .insertInto('address')
    .values({ client_id: who.clientId, ...rowOfWire(checked(input.address)) })
    .returningAll()
    .executeTakeFirstOrThrow()
  const action = restored ? 'restored' : 'created'
  await recordChange(tx, doer(asked), { entity: 'address', entityId: row.address_id, action, after: input.address })
  await matchAgain(asked, [row])
  return wireOfRow(row)
}

/** The row as it stands, locked; refuses when somebody else changed it since. */
async function locked({ tx, who, input }: Asked) {
  if (input.addressId === undefined) throw missing('addressId')
  const row = await tx
    .selectFrom('address')
    .selectAll()
    .where('client_id', '=', who.clientId)
    .where('address_id', '=', input.addressId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return row
}

async function update(asked: Asked) {
  const { tx, who, input, now } = asked
  const before = await locked(asked)
  const after = await tx
    .updateTable('address')
    .set({ ...rowOfWire(checked(input.address)), version: before.version + 1, updated_at: now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('address_id', '=', before.address_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const change = { entity: 'address', entityId: before.address_id, action: 'changed', before: wireOfRow(before) }
  await recordChange(tx, doer(asked), { ...change, after: wireOfRow(after) })
  await matchAgain(asked, [before, after])
  return wireOfRow(after)
}

async function remove(asked: Asked) {
  const before = await locked(asked)
  const { tx, who } = asked
  await tx
    .deleteFrom('address')
    .where('client_id', '=', who.clientId)
    .where('address_id', '=', before.address_id)
    .execute()
  const change = { entity: 'address', entityId: before.address_id, action: 'deleted', before: wireOfRow(before) }
  await recordChange(tx, doer(asked), change)
  // Another entry of the same place may take it up.
  await matchAgain(asked, [before])
  return null
}

export const updateLocation: Handler<typeof UpdateLocation> = async asked => {
  const work = {
    add: () => add(asked, false),
    /** Undo of a deletion: the address comes back from what the browser still shows. */
    restore: () => add(asked, true),
    update: () => update(asked),
    delete: () => remove(asked),
  }
  return { Status: 'Success', address: await work[asked.query.funtype]() }
}
