import { objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'

/** A no in UPS's form. */
export const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { response: { errors: [{ code, message }] } },
})

export const dollars = (cents: number) => ({ CurrencyCode: 'USD', MonetaryValue: (cents / 100).toFixed(2) })

export const addressOf = (party: unknown) => objectOf(objectOf(party).Address)
export const zipOf = (party: unknown): string => textOf(addressOf(party).PostalCode)
