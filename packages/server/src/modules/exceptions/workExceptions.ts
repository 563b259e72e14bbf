import { carrierExceptions, type Found, findExceptions, type LocalDate } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { keepWorstException } from '../shipments/index.ts'
import { type About, differenceOf, type GoingOn, goingOnQuery, isNothing, keepDifference } from './exceptionRows.ts'
import { factsOf } from './facts.ts'
import { rulesOf } from './ruleRow.ts'

type Reader = Pick<TenantDb, 'read' | 'readOne'>

interface Look {
  readonly rows: readonly GoingOn[]
  readonly found: Found
}

const nothing: Found = { found: [], changesAt: null }

async function lookAtShipment(app: App, db: Reader, clientId: number, shipmentId: number): Promise<Look> {
  const [facts, { rules }, rows] = await Promise.all([
    factsOf(app, db, clientId, shipmentId),
    rulesOf(app, db, clientId),
    db.read(goingOnQuery(app.db.query, clientId, { shipmentId })),
  ])
  return { rows, found: facts === null ? nothing : findExceptions(facts, rules, app.clock.now().getTime()) }
}

interface CarrierRow {
  readonly expires: LocalDate | null
  readonly has_freight: boolean
  readonly refused_at: number | null
  readonly accounts: string | null
}

async function lookAtCarrier(app: App, db: Reader, clientId: number, carrierId: number): Promise<Look> {
  const query = sql<CarrierRow>`
    select c.insurance_expires as expires, c.active and exists (
             select from shipment s where s.client_id = c.client_id and s.carrier_scac = c.scac and s.mode = c.mode
                and s.bucket in ('T', 'A') and s.carrier_scac <> '') as has_freight, refused.at as refused_at, refused.accounts
      from carrier c
      left join lateral (
        select (extract(epoch from min(a.refused_at)) * 1000)::bigint as at,
               string_agg(a.account_id::text, ' ' order by a.account_id) as accounts
          from carrier_account a
         where a.client_id = c.client_id and a.scac = c.scac and c.mode = 'PARCEL' and a.active and a.refused_at is not null
      ) refused on true
     where c.client_id = ${clientId} and c.carrier_id = ${carrierId}`
  const [row, { rules, zone }, rows] = await Promise.all([
    db.readOne<CarrierRow>({ compile: () => query.compile(app.db.query) }),
    rulesOf(app, db, clientId),
    db.read(goingOnQuery(app.db.query, clientId, { carrierId })),
  ])
  if (row === null) return { rows, found: nothing }
  const { expires, has_freight: hasFreight, refused_at: at, accounts } = row
  const refused = at === null ? null : { at, accounts: accounts ?? '' }
  const facts = { carrierId, expires, hasFreight, refused, zone }
  return { rows, found: carrierExceptions(facts, rules, app.clock.now().getTime()) }
}

const lock = (tx: Tx, clientId: number, about: About) =>
  'shipmentId' in about
    ? sql`select from shipment where client_id = ${clientId} and shipment_id = ${about.shipmentId} for no key update`.execute(
        tx,
      )
    : sql`select from carrier where client_id = ${clientId} and carrier_id = ${about.carrierId} for no key update`.execute(
        tx,
      )

/** When it is another one though nothing happens: by what was found, or because somebody's rest is over. */
function changesAt({ found: { changesAt: at } }: Look, rows: readonly GoingOn[]): Date | null {
  const wakes = rows.flatMap(row =>
    row.snoozed_until === null || row.closed_at !== null ? [] : [Date.parse(row.snoozed_until)],
  )
  const next = [...(at === null ? [] : [at]), ...wakes]
  return next.length === 0 ? null : new Date(Math.min(...next))
}

/** Keeps the worst of what is open with the head of its shipment. */
async function keepWorst(tx: Tx, clientId: number, shipmentId: number, rows: readonly GoingOn[], at: Date | null) {
  const [worst] = rows
    .filter(row => row.closed_at === null && row.snoozed_until === null)
    .toSorted((a, b) => a.urgency - b.urgency)
  await keepWorstException(tx, clientId, shipmentId, {
    ...{ kind: worst?.kind ?? null, urgency: worst?.urgency ?? null, changesAt: at?.toISOString() ?? null },
  })
}

/**
 * Looks for what is wrong, and writes it where it is another thing than is written. Most looks find nothing new and lock
 * nothing; one that does looks again under the lock, so that a node that was slow never writes over a newer one.
 */
async function work(app: App, clientId: number, about: About, look: (db: Reader) => Promise<Look>): Promise<Again> {
  const db = app.db.forClient(clientId)
  const seen = await look(db)
  const isSame = isNothing(differenceOf(seen.rows, seen.found.found, app.clock.now().getTime()))
  if (isSame && (!('shipmentId' in about) || (await isKept(app, db, clientId, about.shipmentId, seen)))) {
    return changesAt(seen, seen.rows)
  }
  return db.transaction(async tx => {
    await lock(tx, clientId, about)
    const now = app.clock.now()
    const found = await look(within(tx))
    const difference = differenceOf(found.rows, found.found.found, now.getTime())
    await keepDifference(tx, clientId, about, difference, now)
    const rows = await within(tx).read(goingOnQuery(app.db.query, clientId, about))
    const at = changesAt(found, rows)
    if ('shipmentId' in about) await keepWorst(tx, clientId, about.shipmentId, rows, at)
    if (!isNothing(difference)) await app.realtime.tell({ clientId, topic: 'exception', data: about }, tx)
    return at
  })
}

/** Whether the head says the same as the rows. */
async function isKept(app: App, db: Reader, clientId: number, shipmentId: number, seen: Look): Promise<boolean> {
  const head = await db.readOne(
    app.db.query
      .selectFrom('shipment')
      .select(['exception_urgency', 'exception_changes_at'])
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId),
  )
  if (head === null) return true
  const open = seen.rows.filter(row => row.closed_at === null && row.snoozed_until === null).map(row => row.urgency)
  const urgency = open.length === 0 ? null : Math.min(...open)
  const at = changesAt(seen, seen.rows)?.toISOString() ?? null
  return head.exception_urgency === urgency && head.exception_changes_at === at
}

export const workExceptions = (app: App, { clientId, subjectId }: DueWork): Promise<Again> =>
  work(app, clientId, { shipmentId: subjectId }, db => lookAtShipment(app, db, clientId, subjectId))

export const workInsurance = (app: App, { clientId, subjectId }: DueWork): Promise<Again> =>
  work(app, clientId, { carrierId: subjectId }, db => lookAtCarrier(app, db, clientId, subjectId))

/** Numbers of connections, below which a carrier's stands in the subject (`carrier_freight_due` of the database). */
const CONNECTIONS = 4_194_304

const carrierIn = ({ subjectId }: DueWork): number => Math.floor(subjectId / CONNECTIONS)

/**
 * Something of a carrier's freight or insurance changed. Each transaction that changes it says so in a row of its own, and waits
 * for no other one; this makes one look of them.
 */
export async function workCarrierFreight(app: App, work: DueWork): Promise<Again> {
  const { clientId } = work
  await app.db
    .forClient(clientId)
    .transaction(tx => app.due.put(tx, 'insurance', { clientId, subjectId: carrierIn(work) }, app.clock.now()))
  return null
}
