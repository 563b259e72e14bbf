import { minorDigits, sentence } from '@waybill/domain'
import { z } from 'zod'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { AccountRegistration, RegisterOutcome } from '../kit/registration.ts'
import { SCAC } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

const registerAnswer = z.object({
  RegisterResponse: z.object({
    Credentials: z.object({ ClientId: z.string().min(1), ClientSecret: z.string().min(1) }),
  }),
})

/**
 * Registers an account by one of its invoices, signed in as this product. Reconstructed: UPS publishes its Registration no
 * more, and answers it in the sandbox alone (README).
 */
export const registerWith =
  (send: Send) =>
  async (caller: Account, given: AccountRegistration, wireCall: WireCall): Promise<RegisterOutcome> => {
    const { contact, account, invoice } = given
    const digits = minorDigits(invoice.currency)
    const body = {
      RegisterRequest: {
        Request: { TransactionReference: { CustomerContext: 'register' } },
        CompanyName: contact.company,
        CustomerName: contact.name,
        Title: contact.title,
        Address: {
          AddressLine: [contact.street, contact.street2].filter(line => line !== ''),
          City: contact.city,
          StateProvinceCode: contact.state,
          PostalCode: contact.zip,
          CountryCode: contact.country,
        },
        Phone: { Number: contact.phone },
        EmailAddress: contact.email,
        ShipperAccount: {
          AccountName: account.name,
          AccountNumber: account.number,
          PostalCode: account.zip,
          CountryCode: account.country,
          InvoiceInfo: {
            InvoiceNumber: invoice.number,
            InvoiceDate: invoice.date.replaceAll('-', ''),
            InvoiceAmount: (invoice.amount / 10 ** digits).toFixed(digits),
            CurrencyCode: invoice.currency,
            ...(invoice.controlId === '' ? {} : { ControlID: invoice.controlId }),
          },
        },
      },
    }
    const secrets = [invoice.controlId, invoice.number].filter(value => value !== '')
    const request = { operation: 'register', method: 'POST', path: paths.register, body, secrets } as const
    const got = await send(caller, request, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = registerAnswer.safeParse(jsonOf(got)).data?.RegisterResponse.Credentials
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const { ClientId: clientId, ClientSecret: clientSecret } = read
    return { kind: 'registered', fields: { clientId, clientSecret, accountNumber: account.number, pickupType: '01' } }
  }
