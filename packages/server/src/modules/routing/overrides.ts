import type { WireOverrideGiven } from '@waybill/contract/wire/routingGuide.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/** What the guide said in a run, as it is kept with it. Amounts are minor units. */
export const guideSaid = z.object({
  version: z.int(),
  /** The rule that decided, or was tried first; null where rules only forbid. */
  rule: z.object({ number: z.int(), name: z.string() }).nullable(),
  /** What it selected by itself; null: nothing could be. */
  chosen: z.object({ scac: z.string(), carrierName: z.string(), total: z.int(), currency: z.string() }).nullable(),
  /** Carriers it says not to use, with their rules. */
  forbidden: z.record(z.string(), z.object({ number: z.int(), name: z.string() })),
})
export type GuideSaid = z.output<typeof guideSaid>

interface Chosen {
  readonly client_id: number
  readonly shipment_id: number
  readonly price_sheet_id: number
  readonly scac: string
  readonly carrier_name: string
  readonly total: number
  readonly currency: string
}

/** A booking against the guide, before it is made. */
export interface Override {
  readonly guide: GuideSaid
  readonly rule: { readonly number: number; readonly name: string }
  readonly isForbidden: boolean
  readonly price: Chosen
}

async function saidInRunOf(tx: Tx, price: Chosen): Promise<GuideSaid | null> {
  const { rows } = await sql<{ guide: unknown }>`
    select r.guide from price_sheet p
      join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
      join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id
     where p.client_id = ${price.client_id} and p.shipment_id = ${price.shipment_id}
       and p.price_sheet_id = ${price.price_sheet_id}`.execute(tx)
  return guideSaid
    .nullable()
    .catch(null)
    .parse(rows[0]?.guide ?? null)
}

/** Whether booking at this price goes against the guide of its run: another carrier than the guide's, or one it forbids. */
export async function overrideOf(tx: Tx, price: Chosen): Promise<Override | null> {
  const guide = await saidInRunOf(tx, price)
  if (guide === null) return null
  const forbidding = guide.forbidden[price.scac]
  if (forbidding !== undefined) return { guide, rule: forbidding, isForbidden: true, price }
  if (guide.rule === null || guide.chosen === null || guide.chosen.scac === price.scac) return null
  return { guide, rule: guide.rule, isForbidden: false, price }
}

/**
 * The reason for a booking against the guide.
 * @throws {Refusal} InvalidInput at `body.override` without one
 */
export function reasonOf(given: WireOverrideGiven | undefined): WireOverrideGiven {
  const missing = (field: string) =>
    new Refusal('InvalidInput', {}, [{ at: `body.override${field}`, code: 'required', params: {} }])
  if (given === undefined) throw missing('')
  if (given.reason === 'other' && given.words === '') throw missing('.words')
  return given
}

/** Keeps that a tender went against the guide, why, and both prices. */
export async function recordOverride(
  tx: Tx,
  tenderId: number,
  { guide, rule, isForbidden, price }: Override,
  { reason, words }: WireOverrideGiven,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('guide_override')
    .values({
      client_id: price.client_id,
      tender_id: tenderId,
      shipment_id: price.shipment_id,
      rule_number: rule.number,
      rule_name: rule.name,
      guide_version: guide.version,
      guide_scac: guide.chosen?.scac ?? null,
      guide_carrier: guide.chosen?.carrierName ?? '',
      guide_total: guide.chosen?.total ?? null,
      guide_currency: guide.chosen?.currency ?? null,
      chosen_scac: price.scac,
      chosen_carrier: price.carrier_name,
      chosen_total: price.total,
      chosen_currency: price.currency,
      forbidden: isForbidden,
      reason,
      words,
      decided_by: by.userId,
      decided_at: by.at.toISOString(),
    })
    .execute()
}
