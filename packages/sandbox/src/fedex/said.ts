import { randomUUID } from 'node:crypto'
import { brokenBy, type ConditionedCall, inWords } from '@waybill/conditions'
import { type Json, objectOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'

/** A no in FedEx's form. */
export const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { transactionId: randomUUID(), errors: [{ code, message }] },
})

/** An answer in FedEx's form. */
export const yes = (output: object): Reply => ({ status: 200, json: { transactionId: randomUUID(), output } })

export const dollars = (cents: number): number => Math.round(cents) / 100

export const addressOf = (party: unknown): Json => objectOf(objectOf(party).address)

/** Numbers come as numbers or as strings. */
export const text = (given: unknown): string =>
  typeof given === 'string' ? given : typeof given === 'number' ? String(given) : ''

export const zipOf = (party: unknown): string => text(addressOf(party).postalCode)

/** Code of what breaks a condition that has none of its own in this network: made up. */
const BROKEN = 'INVALID.INPUT.EXCEPTION'

/** Why a request is refused for a condition of its published fields; null: it breaks none. */
export function breach(call: ConditionedCall | undefined, body: Json): Reply | null {
  const [row] = call === undefined ? [] : brokenBy(call, body)
  return row === undefined ? null : no(400, row.code ?? BROKEN, inWords(row))
}
