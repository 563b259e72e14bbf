import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { forgetRateExchanges } from '../../carriers/exchanges.ts'
import { retentionDays } from '../../companySettings.ts'
import { dayOf } from './priceSheets.ts'

const DAY_MS = 86_400_000

/** Rows that one statement takes away: nobody waits for a long one. */
export const STEP_ROWS = 1_000

/** A run that nobody ended by then never will be: its node died. */
const ABANDONED_DAYS = 2

const keys = {
  price_sheet: 'price_sheet_id',
  quote_request: 'request_id',
  rating_run: 'run_id',
  rating_outcome: 'run_id',
}

/** Forgets a company's rows of one table from before a day, in small steps. */
async function forget(
  app: App,
  clientId: number,
  table: keyof typeof keys,
  before: string,
  step: number,
): Promise<void> {
  const [name, key] = [sql.table(table), sql.ref(keys[table])]
  const { numAffectedRows } = await app.db.forClient(clientId).transaction(tx =>
    sql`
      delete from ${name} where (client_id, day, ${key}) in (
        select client_id, day, ${key} from ${name} where client_id = ${clientId} and day < ${before} limit ${step})`.execute(
      tx,
    ),
  )
  if (Number(numAffectedRows ?? 0) >= step) await forget(app, clientId, table, before, step)
}

/** Leaves the outcome of runs whose node died while it asked: whoever did not answer was silent. */
const endAbandoned = (app: App, clientId: number, before: string) =>
  app.db.forClient(clientId).transaction(tx =>
    sql`
      with abandoned as (
        update rating_run set ended_at = deadline, because = 'abandoned', words = 'The machine that asked stopped meanwhile.'
         where client_id = ${clientId} and day < ${before} and ended_at is null
        returning client_id, day, run_id, shipment_id, asked_at
      )
      insert into rating_outcome (client_id, day, run_id, shipment_id, asked_at, sources, chosen, because)
      select r.client_id, r.day, r.run_id, r.shipment_id, r.asked_at,
             coalesce((select jsonb_agg(jsonb_build_object(
                         'scac', coalesce(p.scac, q.scac), 'service', p.service, 'total', p.total, 'currency', p.currency,
                         'days', p.transit_days, 'reason', nullif(q.reason, ''),
                         'state', case q.state when 'asked' then 'silent' else q.state end) order by q.request_id)
                         from quote_request q
                         left join price_sheet p on p.client_id = q.client_id and p.day = q.day
                          and p.shipment_id = r.shipment_id and p.request_id = q.request_id
                        where q.client_id = r.client_id and q.run_id = r.run_id), '[]'),
             null, 'abandoned'
        from abandoned r
      on conflict do nothing`.execute(tx),
  )

/**
 * Nightly: forgets runs with their requests and prices, what carriers said to rating questions, and later the outcomes.
 * What was awarded is copied and stays.
 */
export async function sweepRates(app: App, step = STEP_ROWS): Promise<void> {
  const { RATE_BODIES_KEPT_DAYS, RATE_OUTCOMES_KEPT_DAYS } = app.settings
  const before = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id } of clients) {
    const ratesDays = await retentionDays(app, client_id, 'ratesDays')
    await endAbandoned(app, client_id, dayOf(before(ABANDONED_DAYS)))
    for (const table of ['price_sheet', 'quote_request', 'rating_run'] as const) {
      await forget(app, client_id, table, dayOf(before(ratesDays)), step)
    }
    await forget(app, client_id, 'rating_outcome', dayOf(before(RATE_OUTCOMES_KEPT_DAYS)), step)
    const limits = { answered: before(RATE_BODIES_KEPT_DAYS), failed: before(ratesDays) }
    await forgetRateExchanges(app, client_id, limits, step)
  }
}
