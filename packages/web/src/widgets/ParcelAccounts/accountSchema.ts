import {
  earlierSettings,
  type WireParcelAccount,
  type WireParcelCarrier,
} from '@waybill/contract/wire/parcelAccount.ts'
import { z } from 'zod'

const text = (max: number) => z.string().trim().max(max)
const signIn = z.object({ AccountNumber: text(20), Key: text(100), Password: text(100), MeterNumber: text(20) })

/** The form of an account, drawn from what its carrier asks for. A secret that is kept may be left blank. */
export const accountSchema = ({ fields }: WireParcelCarrier, kept: readonly string[]) =>
  z.object({
    name: text(40),
    environment: z.enum(['test', 'live']),
    fields: z.object(
      Object.fromEntries(
        fields.map(({ name, required, secret, max }) => [
          name,
          required && !(secret && kept.includes(name)) ? text(max).min(1) : text(max),
        ]),
      ),
    ),
    earlier: z.object({
      FedEx: z.object({ test: signIn, live: signIn, DefaultPickupLocation: text(100) }),
      USPS: z.object({ AccountNumber: text(20), Password: text(100), RequesterID: text(50) }),
    }),
  })

/** @param account null for a new one. */
export const valuesOf = (account: WireParcelAccount | null, { fields }: WireParcelCarrier) => ({
  name: account?.name ?? '',
  environment: account?.environment ?? ('live' as const),
  fields: Object.fromEntries(
    fields.map(({ name, choices }) => [name, account?.fields[name] ?? choices[0]?.value ?? '']),
  ),
  earlier: account?.earlier ?? earlierSettings.parse({}),
})
