import { type WirePaperNumbers, wirePaperNumbers } from '@waybill/contract/wire/bookAddress.ts'
import type { Address } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** How papers name a place: by the entry of the address book for the same company at the same street. */
export type PaperNumbers = (address: Address) => WirePaperNumbers

const none = wirePaperNumbers.parse({})

const keyOf = (parts: Pick<Address, 'company' | 'street' | 'city' | 'zip'>): string =>
  [parts.company, parts.street, parts.city, parts.zip].map(text => text.trim().toLowerCase()).join('\n')

/** Reads how these places are named on papers; a place that the book does not have has no names. */
export async function paperNumbers(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  addresses: readonly Address[],
): Promise<PaperNumbers> {
  const companies = [...new Set(addresses.map(({ company }) => company))]
  const rows = await db.read(
    app.db.query
      .selectFrom('address')
      .select(['company', 'street', 'city', 'zip', 'papers'])
      .where('client_id', '=', clientId)
      .where('company', 'in', companies.length === 0 ? [''] : companies)
      .orderBy('address_id'),
  )
  const known = new Map(rows.map(row => [keyOf(row), wirePaperNumbers.parse(row.papers ?? {})]))
  return address => known.get(keyOf(address)) ?? none
}
