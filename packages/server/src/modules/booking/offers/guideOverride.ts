import type { WireOverrideGiven } from '@waybill/contract/wire/routingGuide.ts'
import type { Tx } from '../../../db/open.ts'
import { type PriceSheetRow, priceSheetOf } from '../../prices/index.ts'
import { overrideOf, reasonOf, recordOverride } from '../../routing/index.ts'
import type { Tender } from '../tenders.ts'
import type { Round } from './rounds.ts'

/**
 * Why a round goes against the routing guide, where one of its prices does; null: none does.
 * @throws {Refusal} InvalidInput at `body.override` where the reason is missing
 */
export async function overrideGiven(
  tx: Tx,
  prices: readonly PriceSheetRow[],
  given: WireOverrideGiven | undefined,
): Promise<WireOverrideGiven | null> {
  for (const price of prices) if ((await overrideOf(tx, price)) !== null) return reasonOf(given)
  return null
}

/** Keeps that an offer which buys goes against the routing guide, by the reason of its round and of who started it. */
export async function keepOverride(tx: Tx, tender: Tender, { override, startedBy }: Round, at: Date): Promise<void> {
  if (override === null || tender.priceSheetId === null) return
  const price = await priceSheetOf(tx, tender, tender.priceSheetId)
  const against = price === undefined ? null : await overrideOf(tx, price)
  if (against !== null) await recordOverride(tx, tender.tenderId, against, override, { userId: startedBy, at })
}
