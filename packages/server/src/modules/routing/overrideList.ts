import { list as guideOverrideList } from '@waybill/contract/lists/guideOverrides.ts'
import type { OverrideReason } from '@waybill/contract/wire/routingGuide.ts'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'

/** Choices of a filter, as far as anybody reads them. */
export const CHOICES_MAX = 500

/** Both prices are known in one currency, and we pay. */
const comparable = sql`s.terms = 'prepaid' and o.guide_total is not null and o.guide_currency = o.chosen_currency`
const chosenBy = sql<number>`o.decided_by`
const decidedAt = sql<string>`o.decided_at`

export const handlers = serveList(
  guideOverrideList,
  {
    from: (query, { clientId }) =>
      query
        .selectFrom('guide_override as o')
        .innerJoin('shipment as s', join =>
          join.onRef('s.client_id', '=', 'o.client_id').onRef('s.shipment_id', '=', 'o.shipment_id'),
        )
        .leftJoin('identity.person as u', 'u.user_id', 'o.decided_by')
        .where('o.client_id', '=', clientId)
        .selectAll('o')
        .select(['s.bol_number', 's.consignee', 's.terms', 'u.first_name', 'u.last_name']),
    key: sql`o.tender_id`,
    search: sql`s.bol_number || ' ' || s.consignee || ' ' || o.rule_name || ' ' || o.words`,
    filters: {
      decided: readersDay(decidedAt),
      carriers: sql`o.chosen_scac`,
      people(values) {
        const ids = values.map(Number).filter(Number.isSafeInteger)
        // Whoever is nobody decided nothing.
        return values.length === 0 ? sql`true` : sql`${chosenBy} = any(${ids}::bigint[])`
      },
      reasons: sql`o.reason`,
    },
    sorts: { decidedAt: { by: decidedAt, type: 'timestamptz' } },
    wire: row => {
      const isOurs = row.terms === 'prepaid'
      const guideTotal = isOurs && row.guide_currency === row.chosen_currency ? row.guide_total : null
      return {
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
        guideTotal,
        CarrierSCAC: row.chosen_scac,
        CarrierName: row.chosen_carrier,
        total: isOurs ? row.chosen_total : null,
        currency: row.chosen_currency,
        forbidden: row.forbidden,
        reason: row.reason as OverrideReason,
        words: row.words,
        cost: guideTotal === null ? null : row.chosen_total - guideTotal,
      }
    },
    cells: { ruleName: row => `${row.rule} ${row.ruleName}`.trim() },
  },
  async ({ app, db, who }, found) => {
    const totals = found
      .clearSelect()
      .select([
        'o.chosen_currency as currency',
        sql<number>`count(*)`.as('count'),
        sql<number>`coalesce(sum(o.chosen_total - o.guide_total) filter (where ${comparable}), 0)::bigint`.as('cost'),
        sql<number>`count(*) filter (where not coalesce(${comparable}, false))`.as('uncompared'),
      ])
      .groupBy('o.chosen_currency')
      .orderBy('o.chosen_currency')
    const own = app.db.query.selectFrom('guide_override as o').where('o.client_id', '=', who.clientId)
    const people = own
      .innerJoin('identity.person as u', 'u.user_id', 'o.decided_by')
      .select(['u.user_id', 'u.first_name', 'u.last_name'])
      .distinct()
      .limit(CHOICES_MAX)
    const carriers = own
      .select(['o.chosen_scac as scac', sql<string>`max(o.chosen_carrier)`.as('name')])
      .groupBy('o.chosen_scac')
      .orderBy('scac')
      .limit(CHOICES_MAX)
    const [sums, persons, chosen] = await Promise.all([db.read(totals), db.read(people), db.read(carriers)])
    return {
      totals: sums,
      people: persons.map(({ user_id, first_name, last_name }) => ({
        id: String(user_id),
        name: `${first_name} ${last_name}`.trim(),
      })),
      carriers: chosen.map(({ scac, name }) => ({ SCAC: scac, CarrierName: name })),
    }
  },
)
