import { sql } from 'kysely'
import { type Database, StatementFailed, type Tx } from '../db/open.ts'

/**
 * What shares transactions with its like, and with nothing else: `row` takes up orders of rows of a bulk job, `leave` says that messages
 * leave, `settle` writes what was heard of them, `rate` begins and ends questions for prices, `price` keeps what came of
 * them, `trace` what went over the wire.
 */
type LaneName = 'row' | 'leave' | 'settle' | 'rate' | 'price' | 'trace'

/** Short transactions of one company that are committed together, so that many at once cost few commits (ADR 0024). */
export interface Lanes {
  /** So many share one transaction at most; 1: each has its own. */
  readonly most: number
  /**
   * Does `work` in a transaction that others of the company may share, and returns once it is committed. What throws keeps
   * nothing, and nobody else is held up by it: the others are done without it. `work` may be begun several times, so it
   * changes nothing but what its transaction rolls back, waits for nothing but the database, and sets no savepoint.
   * @param shipmentId what it locks, one piece of work about a shipment to a transaction; null: it locks nothing
   * @throws what `work` throws
   */
  share<T>(name: LaneName, clientId: number, shipmentId: number | null, work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Work that waits for its transaction. */
interface Piece {
  readonly shipmentId: number | null
  /** Returns what its caller hears once it is committed. */
  readonly work: (tx: Tx) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

/** Some pieces of a transaction failed: nothing of it was kept. */
class PiecesFailed extends Error {
  readonly faults: ReadonlyMap<Piece, unknown>
  constructor(faults: ReadonlyMap<Piece, unknown>) {
    super('pieces of a shared transaction failed')
    this.faults = faults
  }
}

/** The database refused it: in a transaction of its own it may be another matter. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof StatementFailed || (error instanceof Error && 'severity' in error)

/** PostgreSQL's word for a statement that comes after another one had failed. */
const AFTER_A_FAULT = '25P02'
const isAfterFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === AFTER_A_FAULT

/**
 * Whose fault it was. Where nobody can tell, it is everybody's: a connection that broke leaves each of them to find out
 * what was kept.
 */
function faultsOf(error: unknown, pieces: readonly Piece[]): ReadonlyMap<Piece, unknown> {
  if (error instanceof PiecesFailed && error.faults.size > 0) return error.faults
  const fault = error instanceof PiecesFailed ? new StatementFailed() : error
  return new Map(pieces.map(piece => [piece, fault]))
}

/** The next ones: at most one of a shipment, since a transaction does not wait for itself. */
function nextOf(waiting: Piece[], most: number): readonly Piece[] {
  const shipments = new Set<number>()
  const next: Piece[] = []
  for (let at = 0; at < waiting.length && next.length < most; ) {
    const piece = waiting[at]
    if (piece === undefined || (piece.shipmentId !== null && shipments.has(piece.shipmentId))) {
      at += 1
      continue
    }
    if (piece.shipmentId !== null) shipments.add(piece.shipmentId)
    next.push(piece)
    waiting.splice(at, 1)
  }
  return next
}

/**
 * Locks the shipments of all pieces before the first of them begins, in one order, so that lanes and people who hold one
 * shipment never wait for each other in a ring. One that somebody else holds is not waited for.
 */
async function lockFree(tx: Tx, clientId: number, pieces: readonly Piece[]): Promise<readonly Piece[]> {
  const ids = pieces.flatMap(({ shipmentId }) => shipmentId ?? [])
  if (ids.length === 0) return pieces
  const { rows } = await sql<{ shipment_id: number }>`
    select shipment_id from shipment where client_id = ${clientId} and shipment_id = any(${ids}::bigint[])
     order by shipment_id for no key update skip locked`.execute(tx)
  const free = new Set(rows.map(row => row.shipment_id))
  return pieces.filter(({ shipmentId }) => shipmentId === null || free.has(shipmentId))
}

const turn = (): Promise<void> => new Promise(over => setImmediate(over))

/** @param most how many share one transaction */
export function openLanes(db: Database, most: number): Lanes {
  const lanes = new Map<string, Piece[]>()

  const alone = async (clientId: number, { work, fail }: Piece): Promise<void> => {
    try {
      const tell = await db.forClient(clientId).transaction(work)
      tell()
    } catch (error) {
      fail(error)
    }
  }

  /** One transaction over those that nobody else holds. @returns those that were left out @throws {PiecesFailed} */
  async function once(clientId: number, pieces: readonly Piece[]): Promise<readonly Piece[]> {
    const { free, tells } = await db.forClient(clientId).transaction(async tx => {
      const free = await lockFree(tx, clientId, pieces)
      const ends = await Promise.allSettled(free.map(piece => piece.work(tx)))
      const faults = new Map<Piece, unknown>()
      free.forEach((piece, n) => {
        const end = ends[n]
        if (end?.status === 'rejected' && !isAfterFault(end.reason)) faults.set(piece, end.reason)
      })
      if (ends.some(({ status }) => status === 'rejected')) throw new PiecesFailed(faults)
      return { free, tells: ends.flatMap(end => (end.status === 'fulfilled' ? [end.value] : [])) }
    }, 'plansKept')
    for (const tell of tells) tell()
    return pieces.filter(piece => !free.includes(piece))
  }

  /**
   * Commits pieces together. One that throws is heard by its own caller, and the others are begun again without it; one
   * that the database refused, or whose shipment is held, goes on in a transaction of its own, which nobody waits for.
   */
  async function together(clientId: number, given: readonly Piece[]): Promise<void> {
    let pieces = given
    const apart: Piece[] = []
    while (pieces.length > 0) {
      try {
        apart.push(...(await once(clientId, pieces)))
        pieces = []
      } catch (error) {
        const faults = faultsOf(error, pieces)
        for (const [piece, fault] of faults) {
          if (isOfDatabase(fault)) apart.push(piece)
          else piece.fail(fault)
        }
        pieces = pieces.filter(piece => !faults.has(piece))
      }
    }
    for (const piece of apart) void alone(clientId, piece)
  }

  /** Works what waits; what comes while a transaction is under way shares the next one. */
  async function drive(key: string, clientId: number, waiting: Piece[]): Promise<void> {
    while (waiting.length > 0) {
      await turn()
      await together(clientId, nextOf(waiting, most))
    }
    lanes.delete(key)
  }

  return {
    most,
    share(name, clientId, shipmentId, work) {
      if (most === 1) return db.forClient(clientId).transaction(work)
      return new Promise((resolve, fail) => {
        const piece: Piece = {
          ...{ shipmentId, fail },
          work: async tx => {
            const result = await work(tx)
            return () => resolve(result)
          },
        }
        const key = `${name} ${clientId}`
        const waiting = lanes.get(key)
        if (waiting !== undefined) return void waiting.push(piece)
        const own = [piece]
        lanes.set(key, own)
        void drive(key, clientId, own)
      })
    },
  }
}
