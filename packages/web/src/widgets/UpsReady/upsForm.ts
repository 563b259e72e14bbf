import type { ReplyOf } from '@waybill/contract/call.ts'
import type { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import type { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { type UpsDetails, upsProblems } from '@waybill/contract/wire/upsReady.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { textLimits } from '@waybill/domain'
import type { FieldPath } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { said } from '../../texts/said.ts'
import { text } from '../../texts/texts.ts'

const line = (max: number) => z.string().max(max)

/** Today where the reader is; the server asks by the company's own day. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())

export const upsWays = ['connect', 'invoice'] as const

/** A registration as its form holds it: the same rules as on the server. */
export const upsSchema = z
  .object({
    /** The agreement's box. */
    Accepted: z.boolean(),
    /** Whether whoever has the account signs in at UPS, or proves it by an invoice. */
    way: z.enum(upsWays),
    contactPerson: z.object({
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
      CountryCode: line(textLimits.country),
    }),
    account: z.object({
      AccountName: line(textLimits.company),
      AccountNumber: line(10),
      AccountZip: line(textLimits.zip),
      AccountCountry: line(textLimits.country),
    }),
    invoice: z.object({
      InvoiceNumber: line(15),
      InvoiceDate: line(10),
      AmountDue: line(20),
      Currency: line(3),
      ControlID: line(4),
    }),
  })
  .check(ctx => {
    const { Accepted, way, ...details } = ctx.value
    const push = (at: string, code: string, params: object = {}): void => {
      ctx.issues.push({ code: 'custom', params: { code, ...params }, path: at.split('.'), input: ctx.value })
    }
    if (!Accepted) push('Accepted', 'mustAgree')
    const all = upsProblems(details, today())
    const problems = way === 'connect' ? all.filter(({ at }) => at === 'account.AccountNumber') : all
    for (const { at, code, params } of problems) push(at, code, params)
  })
export type UpsValues = z.output<typeof upsSchema>

/** What each step asks. */
export const stepFields = {
  agreement: ['Accepted'],
  contact: ['contactPerson'],
  account: ['way', 'account'],
  invoice: ['invoice'],
} as const satisfies Readonly<Record<string, readonly FieldPath<UpsValues>[]>>

export const detailsIn = ({ contactPerson, account, invoice }: UpsValues): UpsDetails => ({
  ...{ contactPerson, account, invoice },
})

/** What a form starts with: what was kept, else what is known of the person. */
export function startFrom(
  { details, version }: ReplyOf<typeof AccountDetails>,
  isAccepted: boolean,
  user: WireUser | null,
  way: UpsValues['way'] = 'invoice',
): UpsValues {
  const isNew = version === 0 && user !== null
  const known = {
    ...{ CompanyName: user?.CompanyName ?? '', Email: user?.Email ?? '', Phone: user?.Phone ?? '' },
    ...{ ContactName: `${user?.FirstName ?? ''} ${user?.LastName ?? ''}`.trim(), Title: user?.Title ?? '' },
  }
  return { ...details, contactPerson: { ...details.contactPerson, ...(isNew ? known : {}) }, Accepted: isAccepted, way }
}

/** A registration that was not made, in words. */
class NotRegistered extends Error {}

/** @throws {NotRegistered} where UPS or an account of before stands against it */
export function refuseUnregistered({ Status, Message }: ReplyOf<typeof Registration>): void {
  if (Status === 'registered') return
  if (Status === 'exist') throw new NotRegistered(text('upsReady.exist'))
  throw new NotRegistered(`${text('upsReady.failed')}. ${said(Message)}`)
}

export const explainRegistration = (error: unknown): string =>
  error instanceof NotRegistered ? error.message : explainShort(error)
