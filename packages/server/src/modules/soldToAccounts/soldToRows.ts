import { soldToPayments, type WireSoldToAccount } from '@waybill/contract/wire/parcelAccount.ts'
import type { App } from '../../app.ts'

interface Row {
  readonly account_id: number
  readonly version: number
  readonly sold_to: string
  readonly payment_type: string
  readonly ship_via: string
  readonly scac: string
  readonly account_number: string
}

export const wireSoldTo = (row: Row): WireSoldToAccount => {
  const PaymentType = row.payment_type === 'T' ? 'T' : 'C'
  return {
    accUniqueId: `SOLD-${row.account_id}`,
    AccountID: row.account_id,
    version: row.version,
    SoldTo: row.sold_to,
    ...{ PaymentType, PaymentName: soldToPayments[PaymentType] },
    ShipVia: row.ship_via,
    SCAC: row.scac,
    AccountNumber: row.account_number,
  }
}

/** Accounts of sold-to parties, by party and way. */
export const soldToAccounts = (app: App, clientId: number) =>
  app.db.query
    .selectFrom('sold_to_account')
    .select(['account_id', 'version', 'sold_to', 'payment_type', 'ship_via', 'scac', 'account_number'])
    .where('client_id', '=', clientId)
    .orderBy('sold_to')
    .orderBy('ship_via')
    .orderBy('account_id')
