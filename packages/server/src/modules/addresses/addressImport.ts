import { UPLOAD_MAX_BYTES } from '@waybill/contract'
import { addressFields } from '@waybill/contract/wire/address.ts'
import { type WireReceives, wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import type { ImportOptions } from '@waybill/contract/wire/imports.ts'
import {
  type Address,
  type ImportFault,
  importFaults,
  inOneSpelling,
  type MappedRow,
  parseTime,
  readZip,
  samePlaceKey,
  validateAddress,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { type GroupFault, type ImportGroup, importKind, type Judged, type Written } from '../../imports/importKind.ts'
import { lookUpZip } from '../../places/zips.ts'
import { addressImportFields } from './addressFields.ts'
import { type AddressRow, rowOfWire, wireOfRow } from './bookAddress.ts'

type Entered = z.output<typeof wireBookAddressInput>

interface AddressThing {
  readonly entered: Entered
  readonly before: AddressRow | null
  readonly isSame: boolean
}

/** The places of the book by what is the same however they are written. */
type Known = ReadonlyMap<string, AddressRow>

const textOf = ({ values }: MappedRow, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const keyOfRow = (row: MappedRow): string =>
  samePlaceKey(textOf(row, 'CompanyName'), textOf(row, 'Street'), textOf(row, 'Zip'))

const flags = ['AppointmentRequired', 'LiftGate', 'LimitedAccess', 'Residential'] as const
const lines = ['CompanyName', 'Street', 'Street2', 'ContactName', 'ContactNumber', 'EmailID'] as const

const codeOf = (code: string): ImportFault => importFaults.find(one => one === code) ?? 'wrong'

/** When a place receives, as far as the row says; `wrong` is told what is no time of the day. */
function receivesOf(
  row: MappedRow,
  known: WireReceives,
  wrong: (field: string, code: ImportFault) => void,
): WireReceives {
  const receives: { -readonly [K in keyof WireReceives]: WireReceives[K] } = { ...known }
  for (const name of ['FromTime', 'ToTime'] as const) {
    if (row.values[name] === undefined) continue
    const typed = textOf(row, name)
    const time = typed === '' ? '' : parseTime(typed)
    if (time === null) wrong(name, 'badForm')
    else receives[name] = time
  }
  for (const name of flags) if (row.values[name] !== undefined) receives[name] = row.values[name] === true
  if (row.values.Notes !== undefined) {
    const notes = textOf(row, 'Notes')
    if (notes.length > 500) wrong('Notes', 'tooLong')
    else receives.Notes = notes
  }
  return receives
}

/** The place as the row says it, over what is known of it; a ZIP says city and state where the row does not. */
function entered(
  row: MappedRow,
  before: AddressRow | null,
  wrong: (field: string, code: ImportFault) => void,
): Entered {
  const {
    addressId: _,
    version: __,
    used: ___,
    ...known
  } = before === null ? { addressId: 0, version: 0, used: 0, ...wireBookAddressInput.parse({}) } : wireOfRow(before)
  const wire: Entered = { ...known }
  for (const name of lines) if (row.values[name] !== undefined) wire[name] = textOf(row, name)
  wire.Zip = textOf(row, 'Zip')
  const given = textOf(row, 'CountryCode')
  wire.CountryCode = given === '' ? (/^[A-Z]/.test(wire.Zip) ? 'CA' : 'US') : given
  const place = lookUpZip(wire.Zip, wire.CountryCode === 'CA' ? 'CA' : 'US')
  wire.City = textOf(row, 'City') || (row.values.City === undefined ? known.City : '') || (place?.city ?? '')
  wire.State = textOf(row, 'State') || (row.values.State === undefined ? known.State : '') || (place?.state ?? '')
  const { zip, state, country } = inOneSpelling({ zip: wire.Zip, state: wire.State, country: wire.CountryCode })
  Object.assign(wire, { Zip: zip, State: state, CountryCode: country })
  if (row.values.isOurs !== undefined) wire.isOurs = row.values.isOurs === true
  wire.Receives = receivesOf(row, known.Receives, wrong)
  if (row.values.LocationNumber !== undefined) {
    const number = textOf(row, 'LocationNumber')
    if (number.length > 30) wrong('LocationNumber', 'tooLong')
    else wire.Papers = { ...known.Papers, LocationNumber: number }
  }
  return wire
}

const addressOf = (wire: Entered): Address => ({
  ...{ company: wire.CompanyName, street: wire.Street, street2: wire.Street2, city: wire.City, state: wire.State },
  ...{ zip: wire.Zip, country: wire.CountryCode, contactName: wire.ContactName, contactPhone: wire.ContactNumber },
  contactEmail: wire.EmailID,
})

const isAs = (wire: Entered, before: AddressRow): boolean =>
  JSON.stringify(rowOfWire(wire)) === JSON.stringify(rowOfWire(wireOfRow(before)))

const said = ({ values }: MappedRow): string => JSON.stringify(values)

function judge({ rows }: ImportGroup, known: Known, policy: ImportOptions['policy']): Judged<AddressThing> {
  const [row, ...again] = rows
  if (row === undefined) return { faults: [] }
  // The same place in the same words twice is one; in other words, somebody has to say which of them holds.
  const other = again.filter(one => said(one) !== said(row))
  if (other.length > 0) {
    const params = { row: row.row }
    return { faults: other.map(({ row: at }) => ({ row: at, field: 'CompanyName', code: 'twiceAddress', params })) }
  }
  const before = known.get(keyOfRow(row)) ?? null
  if (before !== null && policy === 'skip') return { skip: 'known', params: { name: before.company } }
  if (before !== null && policy === 'refuse') {
    return { faults: [{ row: row.row, field: 'CompanyName', code: 'known', params: { name: before.company } }] }
  }
  const faults: GroupFault[] = []
  const wrong = (field: string, code: ImportFault, params: GroupFault['params'] = {}) =>
    faults.push({ row: row.row, field, code, params })
  const wire = entered(row, before, wrong)
  for (const { at, code, params } of validateAddress('', addressOf(wire))) {
    wrong(addressFields[at.slice(1) as keyof typeof addressFields], codeOf(code), params)
  }
  if (faults.length > 0) return { faults }
  const isSame = before !== null && isAs(wire, before)
  return { thing: { entered: wire, before, isSame }, will: before === null ? 'added' : isSame ? 'same' : 'changed' }
}

/** Places whose postal codes begin as those of the rows, each locked until they are written. */
async function knownPlaces(tx: Tx, clientId: number, groups: readonly ImportGroup[]): Promise<Known> {
  const zips = [...new Set(groups.flatMap(({ rows }) => rows.map(row => textOf(row, 'Zip').slice(0, 5))))]
  const rows = await tx
    .selectFrom('address')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(sql<boolean>`left(zip, 5) = any(${zips}::text[])`)
    .orderBy('address_id', 'desc')
    .forUpdate()
    .execute()
  return new Map(rows.map(row => [samePlaceKey(row.company, row.street, row.zip), row]))
}

const columns = sql`address_id bigint, company text, street text, street2 text, city text, state text, zip text, country text,
  contact_name text, contact_phone text, contact_email text, is_ours boolean, receives jsonb, papers jsonb`

const names = sql.raw(
  'company, street, street2, city, state, zip, country, contact_name, contact_phone, contact_email, is_ours, receives, papers',
)

const textsFor = (things: readonly AddressThing[]): string =>
  JSON.stringify(
    things.map(({ entered: wire, before }) => {
      const row = rowOfWire(wire)
      const kept = { receives: wire.Receives, papers: wire.Papers }
      return { ...row, ...kept, address_id: before?.address_id ?? null }
    }),
  )

/** Writes places, added and changed ones each in one statement, with their history. @returns their numbers, in their order */
async function writePlaces(tx: Tx, doer: Doer, things: readonly AddressThing[]): Promise<readonly number[]> {
  const { clientId } = doer.who
  const fresh = things.filter(({ before }) => before === null)
  const changed = things.filter(({ before }) => before !== null)
  const { rows: added } =
    fresh.length === 0
      ? { rows: [] }
      : await sql<{ address_id: number }>`
          insert into address (client_id, ${names})
          select ${clientId}, ${names}
            from rows from (json_to_recordset(${textsFor(fresh)}) as (${columns})) with ordinality
              as f (address_id, ${names}, n) order by n
          returning address_id`.execute(tx)
  if (changed.length > 0) {
    await sql`
      update address a
         set (${names}) = (select ${names} from (select f.*) one), version = a.version + 1,
             updated_at = ${doer.at.toISOString()}::timestamptz
        from json_to_recordset(${textsFor(changed)}) as f (${columns})
       where a.client_id = ${clientId} and a.address_id = f.address_id`.execute(tx)
  }
  let next = 0
  const ids = things.map(({ before }) => {
    if (before !== null) return before.address_id
    next += 1
    return added[next - 1]?.address_id ?? 0
  })
  await recordChanges(
    tx,
    doer,
    things.map(({ entered: after, before }, index) => ({
      ...{ entity: 'address', entityId: ids[index] ?? 0, after },
      ...(before === null ? { action: 'created' } : { action: 'changed', before: wireOfRow(before) }),
    })),
  )
  return ids
}

/** What leaves an own dock, or reaches one, follows the docks as they are now. */
async function matchSitesOf(app: Pick<App, 'due'>, tx: Tx, { who, at }: Doer, things: readonly AddressThing[]) {
  if (!things.some(({ entered, before }) => entered.isOurs || before?.is_ours)) return
  await app.due.put(tx, 'sites', { clientId: who.clientId, subjectId: who.clientId }, at)
}

/** Places of the address book from files; one that is known by company, street and ZIP is changed or left. */
export const addressImport = importKind<AddressThing, Known>({
  ...{ name: 'addresses', page: 'Locations', bytesMax: UPLOAD_MAX_BYTES, fields: addressImportFields },
  keyOf: cell => {
    const [company, street, zip] = [cell('CompanyName'), cell('Street'), cell('Zip')]
    return company === '' && street === '' ? '' : samePlaceKey(company, street, readZip(zip) ?? zip)
  },
  context: (tx, groups, { clientId }) => knownPlaces(tx, clientId, groups),
  judge: (group, known, { options }) => judge(group, known, options.policy),
  write: async (tx, things, { app, doer }) => {
    const others = things.filter(({ isSame }) => !isSame)
    const ids = others.length === 0 ? [] : await writePlaces(tx, doer, others)
    await matchSitesOf(app, tx, doer, others)
    const idOf = new Map(others.map((thing, index) => [thing, ids[index] ?? 0]))
    return things.map((thing): Written => {
      const { entered: wire, before, isSame } = thing
      return {
        became: {
          ...{ what: isSame ? 'same' : before === null ? 'added' : 'changed', entity: 'address', warnings: [] },
          ...{ id: before?.address_id ?? idOf.get(thing) ?? 0, name: wire.CompanyName },
        },
      }
    })
  },
})
