import { textLimits, type UpsRegistration, upsRegistrationProblems } from '@waybill/domain'
import { z } from 'zod'
import { storableText, trimmedText } from './text.ts'

const line = (max: number) => trimmedText(max).default('')

/** Who is asked about a UPS registration. */
export const upsContact = z.object({
  CompanyName: line(textLimits.company),
  ContactName: line(textLimits.contactName),
  Title: line(textLimits.jobTitle),
  Phone: line(textLimits.personPhone),
  Email: line(textLimits.contactEmail),
  Street: line(textLimits.street),
  Street2: line(textLimits.street2),
  City: line(textLimits.city),
  State: line(textLimits.state),
  Zip: line(textLimits.zip),
  CountryCode: trimmedText(textLimits.country).default('US'),
})

/** The account as UPS knows it. */
export const upsAccount = z.object({
  AccountName: line(textLimits.company),
  /** Six letters or digits. */
  AccountNumber: line(10),
  /** Of the account's own address. */
  AccountZip: line(textLimits.zip),
  AccountCountry: trimmedText(textLimits.country).default('US'),
})

/** One of the last invoices, which proves whose the account is. */
export const upsInvoice = z.object({
  InvoiceNumber: line(15),
  /** `2026-11-21`; blank while nobody said. */
  InvoiceDate: line(10),
  /** As typed, in its currency: `1,234.50`. */
  AmountDue: line(20),
  Currency: trimmedText(3).default('USD'),
  /** Four letters or digits on invoices of the US. */
  ControlID: line(4),
})

/** A UPS registration as it is filled in; may be half filled. */
export const upsDetails = z.object({
  contactPerson: upsContact.prefault({}),
  account: upsAccount.prefault({}),
  invoice: upsInvoice.prefault({}),
})
export type UpsDetails = z.output<typeof upsDetails>

/** The steps of the wizard, in their order. */
export const upsSteps = ['agreement', 'contact', 'account', 'invoice'] as const
export type UpsStep = (typeof upsSteps)[number]

/** The access id of a link by which somebody without an account fills in a registration; left out by people who are signed in. */
export const upsLink = z.object({ AccessID: storableText(200).default('') })

/** Pages on which a company registers with UPS. */
export const upsPages = ['UpsReady'] as const

/** Pages from which an account is connected by signing in at UPS. */
export const upsConnectPages = ['UpsReady', 'ParcelAccounts'] as const

/** Where somebody goes to UPS from, and is led back to. */
export const upsCameFrom = ['UPSReady', 'ParcelAccounts'] as const

/** The newest registrations that are shown. */
export const UPS_REGISTRATIONS_SHOWN = 20

/** An account that was registered. */
export const upsRegistered = z.object({
  AccountNumber: z.string(),
  /** Of the parcel accounts. */
  AccountID: z.int(),
  registeredAt: z.string(),
  registeredBy: z.string(),
  /** Version of UPS's agreement that had been accepted by then. */
  AgreementVersion: z.string(),
})

/** The wire's name of each field. */
export const upsFields = {
  contact: {
    ...({ company: 'CompanyName', name: 'ContactName', title: 'Title', phone: 'Phone', email: 'Email' } as const),
    ...({ street: 'Street', street2: 'Street2', city: 'City', state: 'State', zip: 'Zip' } as const),
    country: 'CountryCode',
  },
  account: { name: 'AccountName', number: 'AccountNumber', zip: 'AccountZip', country: 'AccountCountry' },
  invoice: {
    ...({ number: 'InvoiceNumber', date: 'InvoiceDate', amount: 'AmountDue', currency: 'Currency' } as const),
    controlId: 'ControlID',
  },
} as const

export const upsFromWire = ({ contactPerson: contact, account, invoice }: UpsDetails): UpsRegistration => ({
  contact: {
    ...{ company: contact.CompanyName, name: contact.ContactName, title: contact.Title, phone: contact.Phone },
    ...{ email: contact.Email, street: contact.Street, street2: contact.Street2, city: contact.City },
    ...{ state: contact.State, zip: contact.Zip, country: contact.CountryCode },
  },
  account: {
    ...{ name: account.AccountName, number: account.AccountNumber.toUpperCase() },
    ...{ zip: account.AccountZip, country: account.AccountCountry },
  },
  invoice: {
    ...{ number: invoice.InvoiceNumber, date: invoice.InvoiceDate, amount: invoice.AmountDue },
    ...{ currency: invoice.Currency.toUpperCase(), controlId: invoice.ControlID },
  },
})

/** What keeps a registration from being sent, by the place of its field: `invoice.AmountDue`. @param today where the company is */
export const upsProblems = (details: UpsDetails, today: string) =>
  upsRegistrationProblems(upsFromWire(details), today).map(({ field: [group, name], code, params }) => {
    const names: Readonly<Record<string, string>> = upsFields[group]
    return { at: `${group === 'contact' ? 'contactPerson' : group}.${names[name] ?? name}`, code, params }
  })
