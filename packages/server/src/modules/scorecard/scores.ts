import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { isWithin, monthSql, type Period } from './period.ts'
import { lowestOption, scoredQuotes } from './scoredQuotes.ts'

type Db = Pick<TenantDb, 'read'>

interface InMonth {
  readonly carrier: string
  readonly month: string
}

interface CountedQuotes extends InMonth {
  readonly name: string
  readonly won: number
  readonly lost: number
  readonly missed: number
  readonly noBid: number
  readonly withdrawn: number
  readonly open: number
  readonly endedEarly: number
  readonly minutes: number | null
  readonly minutesN: number
  readonly above: number | null
  readonly aboveN: number
}

const SCORED = sql`('won', 'lost', 'missed', 'noBid')`

/** Quotes by carrier and month. What it lost by is known where the freight is booked in the currency of its option. */
export const countedQuotes = (app: App, db: Db, period: Period, now: Date) => {
  const query = sql<CountedQuotes>`
    with scored as (${scoredQuotes(period, now)}),
    compared as (
      select s.*, 100.0 * (mine.total - booked.total) / booked.total as above
        from scored s
        left join lateral (select lowest.* from (${lowestOption}) lowest where s.outcome = 'lost') mine on true
        left join lateral (
          select t.total from tender t
           where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.state = 'awarded' and t.total > 0
             and t.currency = mine.currency
        ) booked on true
    )
    select carrier, month, coalesce((array_agg(carrier_name order by deadline desc) filter (where carrier_name <> ''))[1], '') as name,
           count(*) filter (where outcome = 'won')::int as won,
           count(*) filter (where outcome = 'lost')::int as lost,
           count(*) filter (where outcome = 'missed')::int as missed,
           count(*) filter (where outcome = 'noBid')::int as "noBid",
           count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
           count(*) filter (where outcome = 'open')::int as open,
           count(*) filter (where outcome = 'endedEarly')::int as "endedEarly",
           round((percentile_cont(0.5) within group (order by minutes) filter (where outcome in ${SCORED}))::numeric)::float8 as minutes,
           count(minutes) filter (where outcome in ${SCORED})::int as "minutesN",
           round((percentile_cont(0.5) within group (order by above))::numeric, 1)::float8 as above,
           count(above)::int as "aboveN"
      from compared group by carrier, month`
  return db.read({ compile: () => query.compile(app.db.query) })
}

interface CountedOffers extends InMonth {
  readonly name: string
  readonly accepted: number
  readonly decided: number
}

/** Offers by carrier and the month until when they could be accepted; what was withdrawn, lost or is open says nothing. */
export const countedOffers = (app: App, db: Db, period: Period) => {
  const query = sql<CountedOffers>`
    select t.scac as carrier, ${monthSql('t.due_at', period)} as month, max(t.carrier_name) as name,
           count(*) filter (where t.state in ('awarded', 'ended'))::int as accepted, count(*)::int as decided
      from tender t
     where t.client_id = ${period.clientId} and ${isWithin('t.due_at', period)}
       and t.state in ('awarded', 'ended', 'declined', 'expired')
     group by 1, 2`
  return db.read({ compile: () => query.compile(app.db.query) })
}

interface CountedService extends InMonth {
  readonly pickups: number
  readonly pickupsOnTime: number
  readonly deliveries: number
  readonly onTimeConsignee: number
  readonly onTimeCarrier: number
}

/** What came in time, by carrier and month of pickup; what nobody confirmed is in no count. */
export const countedService = (app: App, db: Db, { clientId, from, until }: Period) => {
  const query = sql<CountedService>`
    select f.scac as carrier, to_char(f.day, 'YYYY-MM') as month, sum(f.pickups)::int as pickups,
           sum(f.pickups_on_time)::int as "pickupsOnTime", sum(f.deliveries)::int as deliveries,
           sum(f.on_time_consignee)::int as "onTimeConsignee", sum(f.on_time_carrier)::int as "onTimeCarrier"
      from shipment_figure f
     where f.client_id = ${clientId} and f.day >= ${from}::date and f.day < ${until}::date
     group by 1, 2`
  return db.read({ compile: () => query.compile(app.db.query) })
}

interface CountedStars extends InMonth {
  readonly stars: number
  readonly n: number
}

/** Stars by carrier and the month they were given in. */
export const countedStars = (app: App, db: Db, period: Period) => {
  const query = sql<CountedStars>`
    select r.scac as carrier, ${monthSql('r.rated_at', period)} as month, round(avg(r.stars), 1)::float8 as stars, count(*)::int as n
      from carrier_rating r
     where r.client_id = ${period.clientId} and ${isWithin('r.rated_at', period)}
     group by 1, 2`
  return db.read({ compile: () => query.compile(app.db.query) })
}
