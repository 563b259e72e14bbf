import type { Address } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'

/** Addresses of the book that were used come first next time. */
export async function countAddressUse(tx: Tx, clientId: number, addresses: readonly Address[]): Promise<void> {
  await tx
    .updateTable('address')
    .set(eb => ({ used: eb('used', '+', 1) }))
    .where('client_id', '=', clientId)
    .where(eb => eb.or(addresses.map(({ company, street, city, zip }) => eb.and({ company, street, city, zip }))))
    .execute()
}
