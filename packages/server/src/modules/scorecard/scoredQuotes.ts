import { sql } from 'kysely'
import { isWithin, monthSql, type Period } from './period.ts'

/**
 * What became of a quote (rules of the trade: scorecard and benchmark). An answer after the deadline is none at the deadline;
 * awarded all the same it was won. Who was asked once more has answered: a counter that he leaves alone changes nothing.
 */
const outcome = (now: Date) => sql`
  case when i.state = 'won' then 'won'
       when q.state = 'withdrawn' then 'withdrawn'
       when i.answered_at is not null and case i.round when 1 then i.is_late else coalesce(first.at > q.deadline, false) end
         then 'missed'
       when i.state = 'noBid' then 'noBid'
       when i.state = 'lost' then 'lost'
       when i.state = 'answered' then case q.state when 'open' then 'open' else 'lost' end
       when i.round = 2 then case q.state when 'open' then 'open' else 'noBid' end
       when i.answer_by < coalesce(q.ended_at, ${now.toISOString()}) then 'missed'
       when q.state = 'open' then 'open'
       else 'endedEarly'
  end`

/** A carrier is known by its SCAC. Whoever named one itself is, once the list of carriers has that SCAC with its address. */
const carrier = sql`
  case when i.scac <> '' and (not i.claims_scac or exists (
         select from carrier c where c.client_id = i.client_id and c.scac = i.scac
            and lower(i.email) in (lower(c.tender_email), lower(c.quote_email))))
       then i.scac else lower(i.email) end`

/**
 * The quotes that carriers were asked for with a deadline in these months, each with what became of it. Counts and the lists
 * behind them are both made of this, so that they agree.
 */
export const scoredQuotes = (period: Period, now: Date) => sql`
  select q.client_id, q.spot_id, q.shipment_id, q.deadline, q.currency, i.invitation_id, i.carrier_name, i.round, i.rank,
         i.is_late, i.answered_at, ${carrier} as carrier, ${monthSql('q.deadline', period)} as month, ${outcome(now)} as outcome,
         extract(epoch from coalesce(first.at, case i.round when 1 then i.answered_at end) - q.requested_at) / 60 as minutes
    from spot_quote q
    join spot_invitation i on i.client_id = q.client_id and i.spot_id = q.spot_id
    left join lateral (
      select min(o.submitted_at) as at from spot_offer o
       where o.client_id = i.client_id and o.invitation_id = i.invitation_id and i.round = 2
    ) first on true
   where q.client_id = ${period.clientId} and ${isWithin('q.deadline', period)}`

/** The lowest option of a quote's newest answer, in the question's currency before others. */
export const lowestOption = sql`
  select o.total, o.currency from spot_offer o
   where o.client_id = s.client_id and o.invitation_id = s.invitation_id and o.submitted_at is not null
   order by o.round desc, o.currency <> s.currency, o.total
   limit 1`
