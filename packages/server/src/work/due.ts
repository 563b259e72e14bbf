import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/open.ts'
import type { Realtime } from '../realtime/realtime.ts'

/**
 * Kinds of work that falls due, and what their subject is: `transmit` a transmission that is to leave; `ask` a tender
 * whose carrier is asked what became of it; `follow` a booking whose freight is looked for; `mail` a mail that is to leave;
 * `bulk` a job over many rows; `rateFile` a version whose file is read; `replay` a version by which past shipments are priced;
 * `quote` a question for offers with its deadline; `offers` a round of offers with its clock; `confirm` an accepted
 * offer whose papers are to be drawn and mailed; `won` a shipment of which
 * somebody got the order, so that others hear of it.
 */
export const dueKinds = [
  'transmit',
  'ask',
  'follow',
  'mail',
  'bulk',
  'rateFile',
  'replay',
  'quote',
  'offers',
  'confirm',
  'won',
] as const
export type DueKind = (typeof dueKinds)[number]

export interface DueWork {
  readonly clientId: number
  readonly subjectId: number
}

/** When the same work is due again; null: it is done. */
export type Again = Date | null

interface Worker {
  readonly work: (due: DueWork) => Promise<Again>
  /** Pieces of this kind that one node works at a time, at most half of them of one company. */
  readonly atOnce: number
  readonly leaseMs: number
  /** Pieces under way on this node by company; a company without any has no entry. */
  readonly running: Map<number, number>
}

/** Work that falls due, for all companies and nodes: rows of ids in `work.due`, written with what makes them necessary. */
export interface Due {
  /** Makes work due, or moves it: one row per kind and subject. Rolls back with `tx`. */
  put(tx: Tx, kind: DueKind, work: DueWork, at: Date): Promise<void>
  /** Nothing of the kind is to be done for the subject any more. */
  drop(tx: Tx, kind: DueKind, work: DueWork): Promise<void>
  /**
   * Begins to work a kind on this node. What `work` throws is logged, and it is worked again a while later.
   * @param leaseMs after so long another node may take a piece that nobody has settled: its node may have died
   */
  work(kind: DueKind, atOnce: number, work: (due: DueWork) => Promise<Again>, leaseMs?: number): void
  /** Looks for ripe work now instead of at the next look. */
  look(): void
  /** Waits for what is under way on this node, and for what that makes due at once. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Time a node has for one piece before another one may take it: above the longest wire. */
export const LEASE_MS = 120_000
/** NOTIFY brings what is due at once; this finds what ripened meanwhile, or was left by a node that died. */
const LOOK_EVERY_MS = 1_000
/** No company holds more than half of a node's places, whatever it has waiting: the next one finds one free. */
const shareOf = (atOnce: number): number => Math.max(1, Math.floor(atOnce / 2))
const FAILED_MAX_MS = 300_000

interface Taken {
  readonly client_id: number
  readonly subject_id: number
  readonly due_at: string
  readonly failures: number
}

const total = (running: ReadonlyMap<number, number>): number => [...running.values()].reduce((sum, n) => sum + n, 0)

/**
 * Takes ripe rows by moving their time on, committed before they are worked: no other node sees them meanwhile, and one
 * whose node died ripens again. The company with the least under way comes first, then what has been due longest.
 */
const take = (db: Database, kind: DueKind, now: Date, { atOnce, running, leaseMs }: Worker) =>
  sql<Taken>`
    update work.due d set due_at = ${new Date(now.getTime() + leaseMs).toISOString()}
      from (select one.client_id, one.subject_id
              from (select distinct client_id from work.due where kind = ${kind} and due_at <= ${now.toISOString()}) c
              left join unnest(${[...running.keys()]}::int[], ${[...running.values()]}::int[]) busy (client_id, n)
                on busy.client_id = c.client_id
             cross join lateral (
                   select client_id, subject_id, due_at, coalesce(busy.n, 0) + row_number() over (order by due_at) as place
                     from (select client_id, subject_id, due_at from work.due
                            where kind = ${kind} and client_id = c.client_id and due_at <= ${now.toISOString()}
                            order by due_at limit greatest(${shareOf(atOnce)} - coalesce(busy.n, 0), 0)
                              for update skip locked) its) one
             order by one.place, one.due_at limit ${atOnce - total(running)}) ripe
     where d.kind = ${kind} and d.client_id = ripe.client_id and d.subject_id = ripe.subject_id
    returning d.client_id, d.subject_id, d.due_at, d.failures`
    .execute(db.identity)
    .then(({ rows }) => rows)

/** Writes when it is due again, unless somebody made it due anew while it was being worked. */
const settle = (db: Database, kind: DueKind, row: Taken, again: Again, failures: number) =>
  again === null
    ? db.identity
        .deleteFrom('work.due')
        .where('kind', '=', kind)
        .where('client_id', '=', row.client_id)
        .where('subject_id', '=', row.subject_id)
        .where('due_at', '=', row.due_at)
        .execute()
    : db.identity
        .updateTable('work.due')
        .set({ due_at: again.toISOString(), failures })
        .where('kind', '=', kind)
        .where('client_id', '=', row.client_id)
        .where('subject_id', '=', row.subject_id)
        .where('due_at', '=', row.due_at)
        .execute()

export function openDue(db: Database, realtime: Pick<Realtime, 'onDue'>, clock: Clock, log: Logger): Due {
  const workers = new Map<DueKind, Worker>()
  const running = new Set<Promise<void>>()
  let closed = false
  let looking: Promise<void> | null = null
  let lookAgain = false

  async function workOne(kind: DueKind, worker: Worker, row: Taken): Promise<void> {
    const work = { clientId: row.client_id, subjectId: row.subject_id }
    try {
      const again = await worker.work(work)
      await settle(db, kind, row, again, 0)
    } catch (error) {
      log.error({ err: error, kind, ...work }, 'due work failed')
      const wait = Math.min(FAILED_MAX_MS, 1000 * 2 ** Math.min(row.failures, 20))
      const again = new Date(clock.now().getTime() + wait)
      await settle(db, kind, row, again, row.failures + 1).catch(() => {})
    } finally {
      const left = (worker.running.get(row.client_id) ?? 1) - 1
      if (left > 0) worker.running.set(row.client_id, left)
      else worker.running.delete(row.client_id)
      if (!closed) look()
    }
  }

  async function takeAll(): Promise<void> {
    for (const [kind, worker] of workers) {
      if (closed || total(worker.running) >= worker.atOnce) continue
      for (const row of await take(db, kind, clock.now(), worker)) {
        worker.running.set(row.client_id, (worker.running.get(row.client_id) ?? 0) + 1)
        const done: Promise<void> = workOne(kind, worker, row).finally(() => running.delete(done))
        running.add(done)
      }
    }
  }

  function look(): void {
    if (closed) return
    if (looking !== null) {
      lookAgain = true
      return
    }
    looking = takeAll()
      // A database that is away is noticed everywhere else; the next look finds what waited.
      .catch(error => log.warn({ err: error }, 'due work could not be taken'))
      .finally(() => {
        looking = null
        if (lookAgain) {
          lookAgain = false
          look()
        }
      })
  }

  async function rest(): Promise<void> {
    while (looking !== null || running.size > 0) {
      await looking
      await Promise.all(running)
    }
  }

  realtime.onDue(look)
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()

  return {
    async put(tx, kind, { clientId, subjectId }, at) {
      const due_at = at.toISOString()
      await tx
        .insertInto('work.due')
        .values({ kind, client_id: clientId, subject_id: subjectId, due_at })
        .onConflict(oc => oc.columns(['kind', 'client_id', 'subject_id']).doUpdateSet({ due_at, failures: 0 }))
        .execute()
      if (at <= clock.now()) await sql`select pg_notify('waybill', '{"kind":"due"}')`.execute(tx)
    },
    async drop(tx, kind, { clientId, subjectId }) {
      await tx
        .deleteFrom('work.due')
        .where('kind', '=', kind)
        .where('client_id', '=', clientId)
        .where('subject_id', '=', subjectId)
        .execute()
    },
    work(kind, atOnce, work, leaseMs = LEASE_MS) {
      workers.set(kind, { work, atOnce, leaseMs, running: new Map() })
      look()
    },
    look,
    rest,
    async close() {
      closed = true
      clearInterval(timer)
      await rest()
    },
  }
}
