import type { WireCarrier } from '@waybill/contract/wire/carrier.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { type CarrierRecord, carrierById } from './carrierRows.ts'
import { wireCarrier } from './wireCarrier.ts'

/** What a provider says of one carrier: how it names it, and what it asks for in an account with it. */
export interface MetaTag {
  readonly type: string
  readonly value: string
  readonly definitions: unknown
}

/** One carrier that is on the list. @throws {Refusal} NotFound */
export async function knownCarrier(tx: Tx, clientId: number, carrierId: number): Promise<CarrierRecord> {
  const row = await carrierById(tx, clientId, carrierId)
  if (row === undefined || !row.active) throw new Refusal('NotFound')
  return row
}

/**
 * Keeps with a carrier what its provider said; null when it knows none of its SCAC. Not a change of the carrier: whoever
 * edits it goes on.
 */
export async function keepMetaTag(
  tx: Tx,
  { clientId, carrierId, at, today }: { clientId: number; carrierId: number; at: Date; today: string },
  tag: MetaTag | null,
  words: string,
): Promise<WireCarrier> {
  await knownCarrier(tx, clientId, carrierId)
  const known =
    tag === null
      ? {}
      : {
          provider_id_type: tag.type,
          provider_id_value: tag.value,
          meta_tag: JSON.stringify(tag.definitions),
          meta_tag_at: at.toISOString(),
        }
  await tx
    .updateTable('carrier')
    .set({ ...known, response_log: words })
    .where('client_id', '=', clientId)
    .where('carrier_id', '=', carrierId)
    .execute()
  return wireCarrier(await knownCarrier(tx, clientId, carrierId), today)
}
