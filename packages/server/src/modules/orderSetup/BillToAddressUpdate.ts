import type { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { linesFromWire, linesToWire, type WireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { type Address, blankAddress, sentence, validateAddress } from '@waybill/domain'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import { likePattern } from '../../db/likePattern.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

type Asked = Given<typeof BillToAddressUpdate>

/** Locations of a company: far more than any has payers. */
export const LISTED_MAX = 1_000

/** The locations that are asked for, and how many there are. */
async function listed({ tx, who, input, query }: Asked) {
  const search = input.searchText.trim()
  const found = tx
    .selectFrom('bill_to_location')
    .where('client_id', '=', who.clientId)
    .$if(query.funtype === 'load' && input.id !== undefined, q => q.where('location_id', '=', input.id ?? 0))
    .$if(search !== '', q =>
      q.where(sql<boolean>`lower(company || ' ' || street || ' ' || city) like lower(${likePattern(search)})`),
    )
  const pageSize = input.pageSize ?? LISTED_MAX
  const rows = await found
    .selectAll()
    .orderBy('company')
    .orderBy('location_id')
    .limit(pageSize)
    .offset((input.pageIndex - 1) * pageSize)
    .execute()
  const { n } = await found.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const bIlltoAddresses = rows.map(
    (row): WireBillTo => ({
      id: row.location_id,
      version: row.version,
      companyName: row.company,
      addressLines: linesToWire(row.street, row.street2),
      ...{ city: row.city, state: row.state, zip: row.zip },
      country: row.country === 'CA' ? 'CA' : 'US',
    }),
  )
  return { bIlltoAddresses, total: n }
}

const fieldNames: Partial<Record<keyof Address, string>> = {
  company: 'companyName',
  street: 'addressLines',
  street2: 'addressLines',
}

/** @throws {Refusal} InvalidInput with everything that is wrong with the address, at its field */
function checked({ input }: Asked) {
  const given = input.address
  if (given === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.address', code: 'required', params: {} }])
  }
  const [street, street2] = linesFromWire(given.addressLines)
  const { companyName: company, city, state, zip, country } = given
  const address = { ...blankAddress, company, street, street2, city, state, zip, country }
  const issues = validateAddress('address', address).map(({ at, code, params }) => {
    const field = at.replace('address.', '') as keyof Address
    return { at: `body.address.${fieldNames[field] ?? field}`, code, params }
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  return { company, street, street2, city, state, zip, country }
}

/** Another location with the same company, street and ZIP: two of them could not be told apart when one is chosen. */
async function hasTwin({ tx, who, input }: Asked, { company, street, zip }: ReturnType<typeof checked>) {
  const twin = await tx
    .selectFrom('bill_to_location')
    .select('location_id')
    .where('client_id', '=', who.clientId)
    .where('company', '=', company)
    .where('street', '=', street)
    .where('zip', '=', zip)
    .executeTakeFirst()
  return twin !== undefined && twin.location_id !== input.id
}

/** @throws {Refusal} NotFound, ChangedMeanwhile where another version was seen */
async function locked({ tx, who, input }: Asked) {
  const row = await tx
    .selectFrom('bill_to_location')
    .select(['location_id', 'version'])
    .where('client_id', '=', who.clientId)
    .where('location_id', '=', input.id ?? 0)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  if (input.version !== undefined && input.version !== row.version) throw new Refusal('ChangedMeanwhile')
  return row
}

const answered = async (asked: Asked) => ({
  ...{ Status: 'Success' as const, Error: null },
  ...(await listed(asked)),
})

async function record(asked: Asked, entityId: number, action: string) {
  const { tx, who, request, now, input } = asked
  const change = { entity: 'billTo', entityId, action, after: input.address }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
}

async function save(asked: Asked, isNew: boolean) {
  const { tx, who, now } = asked
  const given = checked(asked)
  const known = isNew ? null : await locked(asked)
  if (await hasTwin(asked, given)) {
    const errorMessage = sentence('billToTwin', { company: given.company, street: given.street })
    return {
      Status: 'Error' as const,
      Error: { errorMessage, field: 'companyName' },
      ...(await listed(asked)),
    }
  }
  const values = { ...given, updated_at: now.toISOString() }
  const { location_id } =
    known === null
      ? await tx
          .insertInto('bill_to_location')
          .values({ client_id: who.clientId, ...values })
          .returning('location_id')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('bill_to_location')
          .set({ ...values, version: known.version + 1 })
          .where('client_id', '=', who.clientId)
          .where('location_id', '=', known.location_id)
          .returning('location_id')
          .executeTakeFirstOrThrow()
  await record(asked, location_id, isNew ? 'created' : 'changed')
  return answered(asked)
}

async function remove(asked: Asked) {
  const { tx, who } = asked
  const { location_id: id } = await locked(asked)
  await tx.deleteFrom('bill_to_location').where('client_id', '=', who.clientId).where('location_id', '=', id).execute()
  await record(asked, id, 'deleted')
  return answered(asked)
}

/** The parameters userid and clientId are taken and not believed: the session says whose locations these are. */
export const billToAddressUpdate: Handler<typeof BillToAddressUpdate> = asked =>
  ({
    load: () => answered(asked),
    add: () => save(asked, true),
    update: () => save(asked, false),
    delete: () => remove(asked),
  })[asked.query.funtype]()
