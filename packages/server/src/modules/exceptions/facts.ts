import {
  type LocalDate,
  type LocalTime,
  type Mode,
  modes,
  type OrderInDoubt,
  type ShipmentFactsNow,
  type ShipmentStatus,
  type StopFacts,
} from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { App } from '../../app.ts'
import type { Read, TenantDb } from '../../db/open.ts'
import { ordersInDoubt } from '../booking/index.ts'
import { untoldOf } from './untold.ts'

interface StopRow {
  readonly country: string | null
  readonly state: string | null
  readonly zone: string
  readonly date: LocalDate | null
  readonly until: LocalTime | ''
  readonly arrived: number | null
  readonly left: number | null
}

interface Row {
  readonly status: ShipmentStatus
  readonly set_aside: string
  readonly mode: Mode
  readonly pro_number: string
  readonly promised: LocalDate | null
  readonly has_pod: boolean
  readonly is_ordered: boolean
  readonly booking: { readonly tenderId: number; readonly heldSince: number; readonly tellsEvents: boolean } | null
  readonly may_be_untold: boolean
  readonly last_event: { readonly eventId: number; readonly at: number; readonly status: string } | null
  readonly first: StopRow
  readonly last: StopRow
  readonly unknown: readonly { readonly tenderId: number; readonly since: number }[]
  readonly quotes: ShipmentFactsNow['quotes']
  readonly rounds: ShipmentFactsNow['rounds']
  readonly mails: ShipmentFactsNow['mails']
  readonly labels: ShipmentFactsNow['labels']
}

/** An instant in milliseconds since 1970. */
const ms = (at: string): string => `(extract(epoch from ${at}) * 1000)::bigint`

const stop = (order: 'asc' | 'desc'): string => `
  (select jsonb_build_object('country', p.address ->> 'country', 'state', p.address ->> 'state',
                             'zone', coalesce(nullif(p.zone, ''), nullif(s.origin_zone, ''), 'America/New_York'),
                             'date', p.window_date, 'until', p.window_to,
                             'arrived', ${ms('p.arrived_at')}, 'left', ${ms('p.left_at')})
     from stop p where p.client_id = s.client_id and p.shipment_id = s.shipment_id order by p.number ${order} limit 1)`

const list = (fields: string, from: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields})) from ${from}), '[]')`

const OWN = 'client_id = s.client_id and x.shipment_id = s.shipment_id'

/** All but what is in doubt about orders, which `booking` knows, in one question. */
const factsQuery = (clientId: number, shipmentId: number): Read<Row> => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.status, s.set_aside, s.mode, s.pro_number, coalesce(s.delivery_date,
                -- What was promised for a pickup that was put off since holds no more.
                case when coalesce(b.planned_on, s.pickup_date) = s.pickup_date then b.delivery_date end) as promised,
              exists (select from file x where x.${OWN} and x.kind = 'pod' and x.deleted_at is null) as has_pod,
              exists (select from tender x where x.${OWN} and x.state in ('committing', 'unknown', 'awarded')) as is_ordered,
              case when b.tender_id is null then null else jsonb_build_object(
                'tenderId', b.tender_id, 'heldSince', ${ms('b.held_since')},
                'tellsEvents', b.way = 'api' or exists (
                   select from tracking_event x where x.${OWN} and x.source = 'carrier')) end as booking,
              -- Nothing to compare where nothing was touched since the carrier heard of it, and every word arrived.
              b.tender_id is not null and s.status = 'T' and exists (
                select from (select n.state, n.made_at from notification n
                              where n.client_id = s.client_id and n.tender_id = b.tender_id
                              order by n.notification_id desc limit 1) n
                 where n.state <> 'delivered' or s.updated_at > n.made_at or exists (
                   select from charge p where p.client_id = s.client_id and p.tender_id = b.tender_id
                      and p.amendment_no > 0 and p.made_at > n.made_at)) as may_be_untold,
              (select jsonb_build_object('eventId', x.event_id, 'at', ${ms('x.happened_at')}, 'status', x.status)
                 from tracking_event x
                where x.${OWN} and x.status is not null and x.taken_back_at is null
                  and x.decision not in ('waits', 'takenBack', 'incredible')
                  and (x.tender_id is null or b.tender_id is null or x.tender_id = b.tender_id)
                order by x.happened_at desc, x.event_id desc limit 1) as last_event,
              ${stop('asc')} as first, ${stop('desc')} as last,
              ${list(
                `'tenderId', x.tender_id, 'since', ${ms('coalesce(x.settled_at, x.requested_at)')}`,
                `tender x where x.${OWN} and x.state = 'unknown'`,
              )} as unknown,
              ${list(
                `'spotId', x.spot_id, 'deadline', ${ms('x.deadline')}`,
                `spot_quote x where x.${OWN} and x.state = 'open' and x.ended_at is null and not exists (
                   select from spot_invitation i where i.client_id = x.client_id and i.spot_id = x.spot_id
                      and i.state in ('answered', 'won'))`,
              )} as quotes,
              ${list(
                `'roundId', x.round_id, 'endedAt', ${ms('coalesce(x.ended_at, x.started_at)')}`,
                `tender_round x where x.${OWN} and x.state = 'exhausted' and s.bucket in ('O', 'Q', 'T')
                   and not exists (select from tender_round l where l.client_id = x.client_id
                                      and l.shipment_id = x.shipment_id and l.round_id > x.round_id)
                   and not exists (select from tender l where l.client_id = x.client_id and l.shipment_id = x.shipment_id
                                      and l.round_id is null and l.requested_at > x.started_at)
                   and not exists (select from tender l where l.client_id = x.client_id and l.shipment_id = x.shipment_id
                                      and l.state in ('committing', 'unknown', 'awarded'))`,
              )} as rounds,
              ${list(
                `'mailId', x.mail_id, 'at', ${ms('x.queued_at')}`,
                `mail x where x.${OWN} and x.state in ('failed', 'bounced') and s.status <> 'V'
                   and not exists (select from notification n where n.client_id = x.client_id and n.tender_id = x.tender_id
                                      and n.state = 'delivered' and n.settled_at > x.queued_at)
                   and not exists (select from tender l where l.client_id = x.client_id and l.shipment_id = x.shipment_id
                                      and l.tender_id > x.tender_id)`,
              )} as mails,
              ${list(
                `'tenderId', x.tender_id, 'boughtAt', x.bought`,
                `(select l.tender_id, ${ms('min(l.bought_at)')} as bought from label l
                   where l.client_id = s.client_id and l.shipment_id = s.shipment_id and l.state = 'bought'
                     and not l.is_surplus and l.scanned_at is null and l.bought_at is not null group by 1) x`,
              )} as labels
         from shipment s
         left join lateral (
           select k.tender_id, k.held_since, t.way, t.delivery_date, t.planned_on from booking k
             join tender t on t.client_id = k.client_id and t.tender_id = k.tender_id
            where k.client_id = s.client_id and k.shipment_id = s.shipment_id and k.state = 'live' limit 1) b on true
        where s.client_id = $1 and s.shipment_id = $2`,
      [clientId, shipmentId],
    ) as CompiledQuery<Row>,
})

/** What of the worklist of orders which kind of exception is. What came back is counted as a mail, and what is asked about by its tender. */
const doubts: Readonly<Record<string, OrderInDoubt['kind']>> = {
  ...{ unknown: 'unknownOrder', surplus: 'duplicateOrder' },
  ...{ cancelling: 'cancelUnconfirmed', cancelUnconfirmed: 'cancelUnconfirmed' },
  ...{ cancelRefused: 'surplus', surplusLabel: 'surplus', incomplete: 'labelsMissing' },
}

const stopFacts = ({ country, state, zone, date, until, arrived, left }: StopRow): StopFacts => ({
  place: { country: country ?? 'US', state: state ?? '' },
  ...{ zone, date, until, arrivedAt: arrived, leftAt: left },
})

/** All that decides what is wrong with a shipment, as it stands now; null: there is no such shipment. */
export async function factsOf(
  app: App,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  clientId: number,
  shipmentId: number,
): Promise<ShipmentFactsNow | null> {
  const [row, inDoubt] = await Promise.all([
    db.readOne(factsQuery(clientId, shipmentId)),
    ordersInDoubt(db, clientId, shipmentId, app.clock.now()),
  ])
  if (row === null) return null
  const { booking, last_event: lastEvent } = row
  return {
    ...{ shipmentId, status: row.status, isSetAside: row.set_aside !== '', isLabelled: modes[row.mode].isLabelled },
    ...{ pickup: stopFacts(row.first), delivery: stopFacts(row.last), promisedDay: row.promised },
    ...{ proNumber: row.pro_number, hasPod: row.has_pod, isOrdered: row.is_ordered, booking },
    problem: lastEvent?.status === 'problem' ? { eventId: lastEvent.eventId, at: lastEvent.at } : null,
    orders: [
      ...row.unknown.map(({ tenderId, since }) => ({
        kind: 'unknownOrder' as const,
        tenderId,
        state: 'unknown',
        since,
      })),
      ...inDoubt.flatMap(({ tenderId, state, since }) => {
        const kind = doubts[state]
        return kind === undefined ? [] : [{ kind, tenderId, state, since: Date.parse(since) }]
      }),
    ],
    untold:
      booking === null || !row.may_be_untold
        ? null
        : await untoldOf(app, db, { clientId, shipmentId, tenderId: booking.tenderId }),
    ...{ quotes: row.quotes, rounds: row.rounds, mails: row.mails, labels: row.labels },
  }
}
