import { hasPostalCodes } from '../places/countries.ts'
import { isPostalCode } from '../places/postalCodes.ts'
import { isCheckedCountry } from '../places/states.ts'
import { isEmail } from '../shipment/validateAddress.ts'
import type { LocalDate } from '../time/dates.ts'
import { type UpsInvoice, type UpsInvoiceProblem, upsInvoiceProblems } from './upsInvoice.ts'

/** An account with UPS as it is registered: who is asked about it, and one of its invoices. Countries are ISO 3166 alpha-2. */
export interface UpsRegistration {
  readonly contact: {
    readonly company: string
    readonly name: string
    readonly title: string
    readonly phone: string
    readonly email: string
    readonly street: string
    readonly street2: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly country: string
  }
  readonly account: {
    readonly name: string
    readonly number: string
    readonly zip: string
    readonly country: string
  }
  readonly invoice: UpsInvoice
}

type Group = keyof UpsRegistration
type FieldIn = { [G in Group]: readonly [G, keyof UpsRegistration[G]] }[Group]

/** What is wrong with a field, by the code of its words. */
export interface UpsRegistrationProblem extends Omit<UpsInvoiceProblem, 'field'> {
  readonly field: FieldIn
}

const required = { code: 'required', params: {} } as const
const zipExample = (country: string): string => (country === 'CA' ? 'M5V 2T6' : '45402')
const badForm = (example: string) => ({ code: 'badForm', params: { example } })

/** Everything of contact, account and invoice is mandatory but a second line of the street (specification §5). */
export function upsRegistrationProblems(
  { contact, account, invoice }: UpsRegistration,
  today: LocalDate,
): readonly UpsRegistrationProblem[] {
  const mandatory: readonly FieldIn[] = [
    ...(['company', 'name', 'title', 'phone', 'email', 'street', 'city'] as const).map(
      name => ['contact', name] as const,
    ),
    ...(isCheckedCountry(contact.country) ? [['contact', 'state'] as const] : []),
    ...(hasPostalCodes(contact.country) ? [['contact', 'zip'] as const] : []),
    ['contact', 'country'],
    ['account', 'name'],
    ['account', 'number'],
    ...(hasPostalCodes(account.country) ? [['account', 'zip'] as const] : []),
    ['account', 'country'],
  ]
  const given: Readonly<Record<Group, Readonly<Record<string, string>>>> = {
    ...{ contact: { ...contact }, account: { ...account }, invoice: { ...invoice } },
  }
  const valueAt = ([group, name]: FieldIn): string => given[group][name] ?? ''
  const forms: readonly (readonly [FieldIn, boolean, ReturnType<typeof badForm>])[] = [
    [['contact', 'email'], isEmail(contact.email), badForm('accounts@acme.com')],
    [['account', 'number'], /^[A-Za-z0-9]{6}$/.test(account.number), badForm('A1B2C3')],
    [['contact', 'zip'], isPostalCode(contact.country, contact.zip), badForm(zipExample(contact.country))],
    [['account', 'zip'], isPostalCode(account.country, account.zip), badForm(zipExample(account.country))],
  ]
  return [
    ...mandatory.filter(field => valueAt(field).trim() === '').map(field => ({ field, ...required })),
    ...forms
      .filter(([field, isRight]) => valueAt(field).trim() !== '' && !isRight)
      .map(([field, , problem]) => ({ field, ...problem })),
    ...upsInvoiceProblems(invoice, account.country, today).map(
      ({ field, ...problem }): UpsRegistrationProblem => ({ field: ['invoice', field], ...problem }),
    ),
  ]
}
