import { companyKey, type PartyAccount, type PaymentTerms, paymentCodes, termsOfCode } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { soldToAccounts, wireSoldTo } from './soldToRows.ts'

/**
 * Accounts of sold-to parties for freight of any of these terms, to which what is built is charged. Whose they are is compared
 * where they are used, as companies are.
 */
export async function accountsForTerms(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  terms: readonly PaymentTerms[],
): Promise<readonly PartyAccount[]> {
  const codes = [...new Set(terms)].filter(one => one !== 'prepaid').map(one => paymentCodes[one])
  if (codes.length === 0) return []
  const rows = await db.read(soldToAccounts(app, clientId).where('payment_type', 'in', codes))
  return rows.map(row => {
    const { SoldTo: soldTo, PaymentType, ShipVia: shipVia, SCAC: scac, AccountNumber: number } = wireSoldTo(row)
    return { soldTo, terms: termsOfCode(PaymentType), shipVia, scac, number }
  })
}

/** The accounts of one party, however its name is spelled. */
export async function accountsOfParty(app: App, db: Pick<TenantDb, 'read'>, clientId: number, soldTo: string) {
  const rows = await db.read(soldToAccounts(app, clientId))
  const key = companyKey(soldTo)
  return rows.filter(row => companyKey(row.sold_to) === key)
}
