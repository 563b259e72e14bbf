import { sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** Why a price stands as the chosen one: what its rating run said when it chose it by itself, else that a person did. */
export async function whyChosen(
  tx: Tx,
  { clientId, shipmentId }: { readonly clientId: number; readonly shipmentId: number },
  priceSheetId: number | null,
): Promise<string> {
  if (priceSheetId === null) return ''
  const { rows } = await sql<{ words: string }>`
    select r.words from price_sheet p
      join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
      join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id and r.chosen = p.price_sheet_id
     where p.client_id = ${clientId} and p.shipment_id = ${shipmentId} and p.price_sheet_id = ${priceSheetId}`.execute(
    tx,
  )
  return rows[0]?.words || sentence('ratedByHand')
}
