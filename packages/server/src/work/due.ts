import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/open.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { openDone } from './doneDue.ts'
import { type DueKind, goingOut } from './kinds.ts'
import { type DueWork, type Lane, letOthersPass, putDue } from './putDue.ts'
import { type Places, putBack, renewLease, ripeKinds, type Taken, take, total } from './takeDue.ts'

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

interface Worker extends Places {
  readonly work: Work
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

/** Time a node has for one piece before another one may take it: above the longest wire. */
export const LEASE_MS = 120_000
/** NOTIFY brings what is due at once; this finds what ripened meanwhile, or was left by a node that died. */
const LOOK_EVERY_MS = 1_000
const FAILED_MAX_MS = 300_000

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
    const held = await renewLease(db, kind, row, new Date(clock.now().getTime() + leaseMs))
    if (held === undefined) return false
    row.xmin = held
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
    async put(tx, kind, work, at, lane) {
      await putDue(tx, kind, work, at, lane)
      if (at <= clock.now()) await sql`select pg_notify('waybill', '{"kind":"due"}')`.execute(tx)
    },
    async letOthersPass(tx) {
      await letOthersPass(tx)
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
