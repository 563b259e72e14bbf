import type { overrideQuestion, WireGuideOverride } from '@waybill/contract/wire/routingGuide.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { likePattern } from '../../db/likePattern.ts'

export interface OverridesAsked extends z.output<typeof overrideQuestion> {
  /** The reader's, in which days are counted. */
  readonly timeZone: string
}

/** Overrides that a question finds, with their shipments. */
export function overridesFound(app: Pick<App, 'db'>, clientId: number, asked: OverridesAsked) {
  const { filter, timeZone } = asked
  const search = asked.searchText.trim()
  const day = sql<string>`(o.decided_at at time zone ${timeZone})::date`
  const people = (filter.people ?? []).map(Number).filter(Number.isSafeInteger)
  return app.db.query
    .selectFrom('guide_override as o')
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.shipment_id', '=', 'o.shipment_id'),
    )
    .leftJoin('identity.app_user as u', 'u.user_id', 'o.decided_by')
    .where('o.client_id', '=', clientId)
    .$if(filter.decided?.from !== undefined, q => q.where(day, '>=', filter.decided?.from ?? ''))
    .$if(filter.decided?.to !== undefined, q => q.where(day, '<=', filter.decided?.to ?? ''))
    .$if((filter.carriers ?? []).length > 0, q => q.where('o.chosen_scac', 'in', filter.carriers ?? []))
    .$if((filter.reasons ?? []).length > 0, q => q.where('o.reason', 'in', filter.reasons ?? []))
    .$if(people.length > 0, q => q.where('o.decided_by', 'in', people))
    .$if(search !== '', q =>
      q.where(
        sql<boolean>`lower(s.bol_number || ' ' || s.consignee || ' ' || o.rule_name || ' ' || o.words) like lower(${likePattern(search)})`,
      ),
    )
}

/** The list's rows, newest first. */
export const overrideRows = (app: Pick<App, 'db'>, clientId: number, asked: OverridesAsked) =>
  overridesFound(app, clientId, asked)
    .selectAll('o')
    .select(['s.bol_number', 's.consignee', 'u.first_name', 'u.last_name'])
    .orderBy('o.decided_at', 'desc')
    .orderBy('o.tender_id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof overrideRows>['execute']>>[number]

export const wireOverrideOf = (row: Row): WireGuideOverride => ({
  tenderId: row.tender_id,
  shipmentId: row.shipment_id,
  BOLNumber: row.bol_number,
  decidedAt: row.decided_at,
  decidedBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  consignee: row.consignee,
  rule: row.rule_number,
  ruleName: row.rule_name,
  guideSCAC: row.guide_scac ?? '',
  guideCarrier: row.guide_carrier,
  guideTotal: row.guide_currency === row.chosen_currency ? row.guide_total : null,
  CarrierSCAC: row.chosen_scac,
  CarrierName: row.chosen_carrier,
  total: row.chosen_total,
  currency: row.chosen_currency,
  forbidden: row.forbidden,
  reason: row.reason as WireGuideOverride['reason'],
  words: row.words,
  cost:
    row.guide_total === null || row.guide_currency !== row.chosen_currency ? null : row.chosen_total - row.guide_total,
})
