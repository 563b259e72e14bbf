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
 * somebody got the order, so that others hear of it; `import` a run of a file whose rows are read or worked; `straight`
 * the orders of a company that need nobody, for as long as its rule is on;
 * `sites` a company whose shipments are given the own dock they leave; `source` a source of order files that is looked at;
 * `sourceReport` an import of a source that people are told of; `confirmation` a shipment whose orders are confirmed to
 * where they came from (triggers of the database put it); `confirmationSend` a confirmation that is to be sent; `labels` a
 * transmission of labels whose carrier is asked what became of it; `pickup` a truck that is to be asked for, looked for or
 * sent away; `figures` a company whose figures are folded (0) or counted anew (1), put by triggers of the database;
 * `dayClose` a day that is to be closed; `printJob` a job that a station was sent and said nothing of;
 * `exception` a shipment, and `insurance` a carrier, of which it is looked for what is wrong (triggers of the database put the former);
 * `carrierFreight` a carrier whose freight or insurance changed, with the connection that wrote it (put by triggers);
 * `reportSlot` a scheduled report whose next slot comes; `reportRun` a run of a report that is to be made and mailed.
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
  'import',
  'straight',
  'sites',
  'source',
  'sourceReport',
  'confirmation',
  'confirmationSend',
  'labels',
  'printJob',
  'pickup',
  'dayClose',
  'exception',
  'insurance',
  'carrierFreight',
  'figures',
  'reportSlot',
  'reportRun',
] as const
export type DueKind = (typeof dueKinds)[number]

/** What of a company leaves first: what somebody waits for, notices, and last what rows of bulk jobs wrote. */
const lanes = { first: 0, notice: 1, bulk: 2 } as const
type Lane = keyof typeof lanes

/** What leaves the house; of a row of a bulk job it lets everything else of its company pass. */
const leaving: readonly DueKind[] = ['mail', 'transmit']

/** What asks or tells somebody outside, or decides by what was not told: it waits where nothing may leave. */
const goingOut: ReadonlySet<DueKind> = new Set([
  ...(['transmit', 'ask', 'follow', 'mail', 'labels', 'pickup', 'dayClose', 'printJob'] as const),
  ...(['quote', 'offers', 'confirm', 'won', 'straight', 'source', 'sourceReport'] as const),
  ...(['confirmation', 'confirmationSend', 'reportSlot', 'reportRun'] as const),
])

export interface DueWork {
  readonly clientId: number
  readonly subjectId: number
}

/** When the same work is due again; null: it is done. */
export type Again = Date | null

/** The hold of a node on a piece that may last longer than its lease. */
export interface Hold {
  /** Holds it for another lease. @returns false: somebody else has it by now, or made it due anew */
  renew(): Promise<boolean>
  /** Fires when this node ends: what can be left comes back at once, and another node goes on. */
  readonly ending: AbortSignal
}

type Work = (due: DueWork, hold: Hold) => Promise<Again>

interface Worker {
  readonly work: Work
  /** Pieces of this kind that one node works at a time, at most half of them of one company. */
  readonly atOnce: number
  readonly leaseMs: number
  /** Pieces under way on this node by company; a company without any has no entry. */
  readonly running: Map<number, number>
}

/** Work that falls due, for all companies and nodes: rows of ids in `work.due`, written with what makes them necessary. */
export interface Due {
  /**
   * Makes work due, or moves it: one row per kind and subject. Rolls back with `tx`.
   * @param lane left out: where it stood, or the first one
   */
  put(tx: Tx, kind: DueKind, work: DueWork, at: Date, lane?: Lane): Promise<void>
  /** What this transaction has leave the house lets everything else of its company pass. */
  letOthersPass(tx: Tx): Promise<void>
  /** Nothing of the kind is to be done for the subject any more. */
  drop(tx: Tx, kind: DueKind, work: DueWork): Promise<void>
  /**
   * Begins to work a kind on this node. What `work` throws is logged, and it is worked again a while later.
   * @param leaseMs after so long another node may take a piece that nobody has settled: its node may have died
   */
  work(kind: DueKind, atOnce: number, work: Work, leaseMs?: number): void
  /** Looks for ripe work now instead of at the next look. */
  look(): void
  /** Waits for what is under way on this node, and for what that makes due at once. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Has work that failed tried again at the next look of a node. @returns how many pieces */
export async function retryFailedWork({ identity }: Pick<Database, 'identity'>): Promise<number> {
  const { numUpdatedRows } = await identity
    .updateTable('work.due')
    .set({ due_at: sql<string>`now()`, failures: 0 })
    .where('failures', '>', 0)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Makes work due where there is no node: for the operator's commands, which a running node finds at its next look. */
export const makeDue = (tx: Tx, kind: DueKind, { clientId, subjectId }: DueWork, at: Date): Promise<unknown> =>
  tx
    .insertInto('work.due')
    .values({ kind, client_id: clientId, subject_id: subjectId, due_at: at.toISOString() })
    .onConflict(oc =>
      oc.columns(['kind', 'client_id', 'subject_id']).doUpdateSet({ due_at: at.toISOString(), failures: 0 }),
    )
    .execute()

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
  /** Which writing of the row it is: another one means that somebody made it due anew, or took it over. */
  xmin: string
  readonly failures: number
}

const total = (running: ReadonlyMap<number, number>): number => [...running.values()].reduce((sum, n) => sum + n, 0)

/** What has been due for longer than this goes with the first lane: none waits for ever behind what keeps coming. */
const LANE_WAITS_MS = 5 * 60_000

/**
 * Takes ripe rows by moving their time on, committed before they are worked: no other node sees them meanwhile, and one
 * whose node died ripens again. The company with the least under way comes first, then what has been due longest; of one company, lane by lane.
 */
const take = (db: Database, kind: DueKind, now: Date, { atOnce, running, leaseMs }: Worker) => {
  const overdue = new Date(now.getTime() - LANE_WAITS_MS).toISOString()
  return sql<Taken>`
    update work.due d set due_at = ${new Date(now.getTime() + leaseMs).toISOString()}
      from (select one.client_id, one.subject_id
              from (select distinct client_id from work.due where kind = ${kind} and due_at <= ${now.toISOString()}) c
              left join unnest(${[...running.keys()]}::int[], ${[...running.values()]}::int[]) busy (client_id, n)
                on busy.client_id = c.client_id
             cross join lateral (
                   select client_id, subject_id, due_at, coalesce(busy.n, 0) + row_number() over (order by lane, due_at) as place
                     from (select client_id, subject_id, due_at,
                                  case when due_at < ${overdue} then 0 else lane end as lane
                             from work.due
                            where kind = ${kind} and client_id = c.client_id and due_at <= ${now.toISOString()}
                            order by case when due_at < ${overdue} then 0 else lane end, due_at limit greatest(${shareOf(atOnce)} - coalesce(busy.n, 0), 0)
                              for update skip locked) its) one
             order by one.place, one.due_at limit ${atOnce - total(running)}) ripe
     where d.kind = ${kind} and d.client_id = ripe.client_id and d.subject_id = ripe.subject_id
    returning d.client_id, d.subject_id, d.xmin::text as xmin, d.failures`
    .execute(db.identity)
    .then(({ rows }) => rows)
}

/** Kinds of which something is ripe: one look at the table, however many kinds there are. */
const ripeKinds = (db: Database, kinds: readonly DueKind[], now: Date): Promise<readonly DueKind[]> =>
  sql<{ kind: DueKind }>`
    select kind from unnest(${kinds}::text[]) with ordinality k (kind, place)
     where exists (select from work.due d where d.kind = k.kind and d.due_at <= ${now.toISOString()})
     order by place`
    .execute(db.identity)
    .then(({ rows }) => rows.map(({ kind }) => kind))

/** The row as it was taken: its time says nothing, because two who take it at the same moment give it the same. */
const asTaken = (xmin: string) => sql<boolean>`xmin::text = ${xmin}`

/** Writes when it is due again, unless somebody made it due anew while it was being worked. */
const putBack = (db: Database, kind: DueKind, row: Taken, again: Date, failures: number) =>
  db.identity
    .updateTable('work.due')
    .set({ due_at: again.toISOString(), failures })
    .where('kind', '=', kind)
    .where('client_id', '=', row.client_id)
    .where('subject_id', '=', row.subject_id)
    .where(asTaken(row.xmin))
    .execute()

/**
 * Takes away what was done, unless somebody made it due anew meanwhile: what ends at once leaves in one statement. What
 * somebody is making due anew at this moment is left to him: to wait for him while others wait for these rows is a deadlock.
 * If he gives up, it ripens again.
 */
function openDone(db: Database) {
  const waiting = new Map<DueKind, { readonly row: Taken; readonly over: PromiseWithResolvers<void> }[]>()

  async function remove(kind: DueKind): Promise<void> {
    const done = waiting.get(kind) ?? []
    waiting.delete(kind)
    const rows = done.map(({ row }) => row)
    try {
      await sql`
        with free as materialized (
          select d.client_id, d.subject_id
            from unnest(${rows.map(row => row.client_id)}::int[], ${rows.map(row => row.subject_id)}::bigint[],
                        ${rows.map(row => row.xmin)}::text[]) as its (client_id, subject_id, taken)
            join work.due d on d.kind = ${kind} and d.client_id = its.client_id and d.subject_id = its.subject_id
                           and d.xmin::text = its.taken
             for update of d skip locked)
        delete from work.due d using free
         where d.kind = ${kind} and d.client_id = free.client_id and d.subject_id = free.subject_id`.execute(
        db.identity,
      )
      for (const { over } of done) over.resolve()
    } catch (error) {
      for (const { over } of done) over.reject(error)
    }
  }

  return (kind: DueKind, row: Taken): Promise<void> => {
    const over = Promise.withResolvers<void>()
    const own = waiting.get(kind)
    if (own === undefined) {
      waiting.set(kind, [{ row, over }])
      setImmediate(() => void remove(kind))
    } else own.push({ row, over })
    return over.promise
  }
}

/** @param isHeld whether this is a copy of a database, which lets nothing leave: what goes out waits */
export function openDue(
  db: Database,
  realtime: Pick<Realtime, 'onDue'>,
  clock: Clock,
  log: Logger,
  isHeld: () => boolean = () => false,
): Due {
  const workers = new Map<DueKind, Worker>()
  const done = openDone(db)
  const running = new Set<Promise<void>>()
  const ending = new AbortController()
  let closed = false
  let looking: Promise<void> | null = null
  let lookAgain = false
  let isAway = false

  async function renew(kind: DueKind, { leaseMs }: Worker, row: Taken): Promise<boolean> {
    const until = new Date(clock.now().getTime() + leaseMs).toISOString()
    const held = await db.identity
      .updateTable('work.due')
      .set({ due_at: until })
      .where('kind', '=', kind)
      .where('client_id', '=', row.client_id)
      .where('subject_id', '=', row.subject_id)
      .where(asTaken(row.xmin))
      .returning(sql<string>`xmin::text`.as('xmin'))
      .executeTakeFirst()
    if (held === undefined) return false
    row.xmin = held.xmin
    return true
  }

  async function workOne(kind: DueKind, worker: Worker, row: Taken): Promise<void> {
    const work = { clientId: row.client_id, subjectId: row.subject_id }
    try {
      const again = await worker.work(work, { ending: ending.signal, renew: () => renew(kind, worker, row) })
      await (again === null ? done(kind, row) : putBack(db, kind, row, again, 0))
    } catch (error) {
      log.error({ err: error, kind, ...work }, 'due work failed')
      const wait = Math.min(FAILED_MAX_MS, 1000 * 2 ** Math.min(row.failures, 20))
      const again = new Date(clock.now().getTime() + wait)
      await putBack(db, kind, row, again, row.failures + 1).catch(() => {})
    } finally {
      const left = (worker.running.get(row.client_id) ?? 1) - 1
      if (left > 0) worker.running.set(row.client_id, left)
      else worker.running.delete(row.client_id)
      if (!closed) look()
    }
  }

  async function takeAll(): Promise<void> {
    const waits = isHeld() ? goingOut : new Set<DueKind>()
    const free = [...workers]
      .filter(([kind, worker]) => !waits.has(kind) && total(worker.running) < worker.atOnce)
      .map(([kind]) => kind)
    if (free.length === 0) return
    for (const kind of await ripeKinds(db, free, clock.now())) {
      const worker = workers.get(kind)
      if (closed || worker === undefined) return
      for (const row of await take(db, kind, clock.now(), worker)) {
        worker.running.set(row.client_id, (worker.running.get(row.client_id) ?? 0) + 1)
        const under: Promise<void> = workOne(kind, worker, row).finally(() => running.delete(under))
        running.add(under)
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
      .then(() => {
        if (isAway) log.info('due work is taken again')
        isAway = false
      })
      // A database that is away is noticed everywhere else, and said here once; the next look finds what waited.
      .catch(error => {
        if (!isAway) log.warn({ err: error }, 'due work could not be taken')
        isAway = true
      })
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
    async put(tx, kind, { clientId, subjectId }, at, lane) {
      const due_at = at.toISOString()
      const given = lane === undefined ? null : lanes[lane]
      // A setting that was local to an earlier transaction reads as blank.
      const ofRow = leaving.includes(kind) ? sql`nullif(current_setting('work.lane', true), '')::smallint` : sql`null`
      await tx
        .insertInto('work.due')
        .values({
          ...{ kind, client_id: clientId, subject_id: subjectId, due_at },
          lane: sql<number>`coalesce(${ofRow}, ${given ?? lanes.first}::smallint)`,
        })
        .onConflict(oc =>
          oc.columns(['kind', 'client_id', 'subject_id']).doUpdateSet({
            ...{ due_at, failures: 0 },
            lane: sql<number>`coalesce(${ofRow}, ${given}::smallint, due.lane)`,
          }),
        )
        .execute()
      if (at <= clock.now()) await sql`select pg_notify('waybill', '{"kind":"due"}')`.execute(tx)
    },
    async letOthersPass(tx) {
      await sql`select set_config('work.lane', ${String(lanes.bulk)}, true)`.execute(tx)
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
      ending.abort()
      clearInterval(timer)
      await rest()
    },
  }
}
