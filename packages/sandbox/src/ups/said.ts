import { brokenBy, type ConditionedCall, inWords } from '@waybill/conditions'
import { type Json, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'

/** A no in UPS's form. */
export const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { response: { errors: [{ code, message }] } },
})

export const dollars = (cents: number) => ({ CurrencyCode: 'USD', MonetaryValue: (cents / 100).toFixed(2) })

export const addressOf = (party: unknown) => objectOf(objectOf(party).Address)
export const zipOf = (party: unknown): string => textOf(addressOf(party).PostalCode)

/** Number of what breaks a condition that has none of its own in this network: made up. */
const BROKEN = '120000'

/** Why a request is refused for a condition of its published fields; null: it breaks none. */
export function breach(call: ConditionedCall | undefined, body: Json): Reply | null {
  const [row] = call === undefined ? [] : brokenBy(call, body)
  return row === undefined ? null : no(400, row.code ?? BROKEN, inWords(row))
}
