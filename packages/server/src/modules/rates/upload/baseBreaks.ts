import { type BreakCode, type LaneRates, weightBreaks } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'

/** Bases of a tariff that are looked at for its weight breaks: they are those of the whole tariff. */
export const BASES_LOOKED_AT = 500

const breakCodes = Object.keys(weightBreaks) as readonly BreakCode[]

/** The weight breaks of rows of a base tariff, lightest first. */
export function breaksIn(rows: readonly { readonly rates: unknown }[]): readonly BreakCode[] {
  const known = new Set(
    rows.flatMap(({ rates }) => (rates as readonly LaneRates[]).flatMap(({ perCwt }) => Object.keys(perCwt))),
  )
  return breakCodes.filter(code => known.has(code))
}

interface GrowingBase {
  readonly clientId: number
  readonly versionId: number
  /** What the tariff is called. */
  readonly scac: string
  /** From which day on it is in force. */
  readonly from: string
}

/**
 * Sheets in force over a base tariff whose discounts by weight break end below it, and nobody said that they do: without
 * a word, freight at such a break would be priced at the full tariff.
 * @returns the lightest such break in pounds and the names of the sheets; null: none
 */
export async function discountsEndBelow(tx: Tx, { clientId, versionId, scac, from }: GrowingBase) {
  const rates = await tx
    .selectFrom('base_rate')
    .select('rates')
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .limit(BASES_LOOKED_AT)
    .execute()
  for (const code of breaksIn(rates)) {
    const lighter = breakCodes.slice(0, breakCodes.indexOf(code))
    const { rows } = await sql<{ name: string }>`
      select v.scac || ' ' || v.name as name
        from rate_sheet_version v
       where v.client_id = ${clientId} and v.kind = 'sheet' and v.state = 'active'
         and v.sheet ->> 'baseTariff' = ${scac}
         and (v.sheet ->> 'baseTariffDate' is null or v.sheet ->> 'baseTariffDate' = ${from})
         and (v.effective_to is null or v.effective_to >= ${from})
         and v.sheet -> 'discounts' = '[]' and v.sheet -> 'discountsEnd' is null
         and not exists (
               select from rate_sheet_version later
                where later.client_id = v.client_id and later.kind = v.kind and later.scac = v.scac and later.name = v.name
                  and later.state = 'active' and later.effective_from <= ${from}
                  and (later.effective_from, later.version) > (v.effective_from, v.version))
         and exists (
               select from rate_lane l
                where l.client_id = v.client_id and l.version_id = v.version_id and not l.terms ? 'discount'
                  and l.terms -> 'discounts' ?| ${lighter}::text[] and not l.terms -> 'discounts' ? ${code})
       order by v.scac, v.name`.execute(tx)
    if (rows.length > 0)
      return { pounds: weightBreaks[code], sheets: [...new Set(rows.map(({ name }) => name))].join(', ') }
  }
  return null
}
