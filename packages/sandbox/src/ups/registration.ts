import { createHash } from 'node:crypto'
import { type Json, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no } from './said.ts'

/** Every account has invoices but those whose number ends in 000. */
const isAmongTheLast = (number: string): boolean => number !== '' && !number.endsWith('000')

/**
 * An account is registered by one of its invoices. Reconstructed: UPS publishes its Registration no more. An account that was
 * registered before is told the same sign-in again.
 */
export function register(body: Json): Reply {
  const { ShipperAccount, CompanyName, EmailAddress } = objectOf(body.RegisterRequest)
  const { AccountNumber, CountryCode, InvoiceInfo } = objectOf(ShipperAccount)
  const { InvoiceNumber, InvoiceDate, InvoiceAmount, CurrencyCode, ControlID } = objectOf(InvoiceInfo)
  const account = textOf(AccountNumber).toUpperCase()
  const country = textOf(CountryCode)
  if (textOf(CompanyName) === '' || textOf(EmailAddress) === '') return no(400, '9570001', 'Contact is missing.')
  if (!/^[A-Z0-9]{6}$/.test(account)) return no(400, '9570010', 'The account number is invalid.')
  if (account === 'CLOSED') return no(400, '9570011', 'The account is not active.')
  if (!/^\d{8}$/.test(textOf(InvoiceDate)) || !isAmongTheLast(textOf(InvoiceNumber))) {
    return no(400, '9570020', 'The invoice is not one of the last 3 of this account.')
  }
  const isCurrency = /^[A-Z]{3}$/.test(textOf(CurrencyCode))
  if (!isCurrency || !(Number(textOf(InvoiceAmount)) > 0))
    return no(400, '9570021', 'The invoice amount does not match.')
  if (country === 'US' && textOf(ControlID).length !== 4) return no(400, '9570022', 'The control ID does not match.')
  return {
    status: 200,
    json: {
      RegisterResponse: {
        Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
        ShipperAccountStatus: [{ Code: '010', Description: 'SAMPLE: the account was added.' }],
        // As FedEx's registration gives a key of its own to an account.
        Credentials: {
          ClientId: `ups-ready-${account}`,
          ClientSecret: createHash('sha256').update(`sandbox/${account}`).digest('base64url'),
        },
      },
    },
  }
}
