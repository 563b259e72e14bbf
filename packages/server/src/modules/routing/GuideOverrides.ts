import type { GuideOverrides } from '@waybill/contract/calls/Supplemental/GuideOverrides.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { overrideRows, overridesFound, wireOverrideOf } from './overrideList.ts'

/** Choices of a filter, as far as anybody reads them. */
export const CHOICES_MAX = 500

export const guideOverrides: Handler<typeof GuideOverrides> = async ({ app, db, who, input }) => {
  const asked = { ...input, timeZone: who.timeZone }
  const page = overrideRows(app, who.clientId, asked)
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize)
  const comparable = sql`o.guide_total is not null and o.guide_currency = o.chosen_currency`
  const totals = overridesFound(app, who.clientId, asked)
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
    .innerJoin('identity.app_user as u', 'u.user_id', 'o.decided_by')
    .select(['u.user_id', 'u.first_name', 'u.last_name'])
    .distinct()
    .limit(CHOICES_MAX)
  const carriers = own
    .select(['o.chosen_scac as scac', sql<string>`max(o.chosen_carrier)`.as('name')])
    .groupBy('o.chosen_scac')
    .orderBy('scac')
    .limit(CHOICES_MAX)
  const [rows, sums, persons, chosen] = await Promise.all([
    db.read(page),
    db.read(totals),
    db.read(people),
    db.read(carriers),
  ])
  return {
    overrides: rows.map(wireOverrideOf),
    total: sums.reduce((all, { count }) => all + count, 0),
    totals: sums,
    people: persons.map(({ user_id, first_name, last_name }) => ({
      id: String(user_id),
      name: `${first_name} ${last_name}`.trim(),
    })),
    carriers: chosen.map(({ scac, name }) => ({ SCAC: scac, CarrierName: name })),
  }
}
