import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresDialect,
  sql,
  Transaction,
} from 'kysely'
import pg from 'pg'
import { type Connection, rolesOf, USUAL_ROLES } from './roles.ts'
import type { DB } from './schema.generated.ts'
import { applicationName, Overtaken, refuseOvertaken } from './schemaVersion.ts'

// One decision for every driver path: counts and amounts are safe integers, dates and times stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]) {
  pg.types.setTypeParser(type, (value: string) =>
    type === pg.types.builtins.DATE ? value : new Date(value).toISOString(),
  )
}

export type Tx = Transaction<DB>

/** A SELECT built by Kysely, or by hand as text and values. */
export interface Read<Row> {
  compile(): CompiledQuery<Row>
  /**
   * Planned for its values each time. A kept plan knows no value: a search for a rare text would walk the whole index of
   * the sort order, which is right for frequent ones alone.
   */
  readonly plannedEachTime?: boolean
}

export type TransactionKind = 'plansKept' | 'oneMoment'

/** The doors of one tenant: nothing else reaches tenant tables. */
export interface TenantDb {
  readonly clientId: number
  /** One SELECT: begin, tenant, query and commit leave in one round trip. */
  read<Row>(query: Read<Row>): Promise<Row[]>
  /** One statement that writes, in a transaction of its own and one round trip. */
  write<Row>(query: Read<Row>): Promise<Row[]>
  /** The first row of {@link read}, or null. */
  readOne<Row>(query: Read<Row>): Promise<Row | null>
  /**
   * A transaction closed to this tenant; throws what `work` throws after rolling back.
   * @param how plansKept: its statements come again and again, find their rows by keys, and are planned once for each connection;
   *   oneMoment: all of its statements see the data as they stood with the first
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, how?: TransactionKind): Promise<T>
}

export interface Database {
  /** Builds queries; run tenant queries through {@link forClient} only. */
  readonly query: Kysely<DB>
  /** For the identity schema, which stands outside row level security. */
  readonly identity: Kysely<DB>
  /** @param docks own docks that whoever asks is held to, by their address ids; left out or null: all */
  forClient(clientId: number, docks?: readonly number[] | null): TenantDb
  /** A connection without pipelining, closed to a tenant, for COPY and cursors. */
  plain<T>(clientId: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T>
  readonly connection: Connection
  /** Resolves when a newer version has changed the tables: from then on every connection is refused. */
  readonly overtaken: Promise<Overtaken>
  /** Connections of the pool that transactions use, by number. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/**
 * A transaction waits for nothing but the database: one that says nothing for so long belongs to a node that stands still,
 * and whoever waits for its locks shall have them before his own statement ends.
 */
const IDLE_MS = 10_000
/** How long a transaction may wait for something else, see {@link waitedFor}. */
const PATIENT_MS = 300_000
const LIMITS = `-c statement_timeout=30000 -c idle_in_transaction_session_timeout=${IDLE_MS}`

const nameOf = (sql: string): string => createHash('sha1').update(sql).digest('base64url')

/** Whose data a transaction is about. */
interface Tenant {
  readonly clientId: number
  /** Own docks, by their address ids, that whoever asks is held to; null: all. */
  readonly docks: readonly number[] | null
}

const docksText = (docks: readonly number[]): string => (docks.length === 0 ? '0' : docks.join(','))

/** Goes on in a transaction as another role of the product; what they are called is a setting of each connection. */
const become = (tx: Tx, role: 'app' | 'dock') =>
  sql`select set_config('role', current_setting('app.roles') || ${`_${role}`}, true)`.execute(tx)

/**
 * Does a part of a transaction as somebody who is held to some docks; the rest of it sees all. What throws leaves that to the
 * savepoint or the transaction that is rolled back.
 */
export async function heldToDocks<T>(tx: Tx, docks: readonly number[] | null, work: () => Promise<T>): Promise<T> {
  if (docks === null) return work()
  await sql`select set_config('app.docks', ${docksText(docks)}, true)`.execute(tx)
  await become(tx, 'dock')
  const done = await work()
  await become(tx, 'app')
  return done
}

/**
 * Does a part of a transaction as the whole company would, for a question that must not depend on who asks it; what it finds of
 * other docks is not shown to who works at some alone. What throws leaves the role to the transaction that is rolled back.
 */
export async function acrossDocks<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx)
  const [{ role } = { role: '' }] = rows
  if (!role.endsWith('_dock')) return work()
  await become(tx, 'app')
  const done = await work()
  await become(tx, 'dock')
  return done
}

/** Closes a transaction to a tenant, or to some of its docks; planned once for each connection. */
const tenantOf = ({ clientId, docks }: Tenant): pg.QueryConfig =>
  docks === null
    ? { name: 't', text: "select set_config('app.client_id', $1, true)", values: [String(clientId)] }
    : {
        name: 'd',
        text: "select set_config('app.client_id', $1, true), set_config('app.docks', $2, true), set_config('role', current_setting('app.roles') || '_dock', true)",
        values: [String(clientId), docksText(docks)],
      }

async function askPipelined<Row>(pool: pg.Pool, tenant: Tenant, read: Read<Row>, writes: boolean): Promise<Row[]> {
  const query = read.compile()
  const kept = read.plannedEachTime === true ? {} : { name: nameOf(query.sql) }
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const results = await Promise.allSettled([
      client.query(writes ? 'begin' : 'begin read only'),
      client.query(tenantOf(tenant)),
      client.query({ ...kept, text: query.sql, values: [...query.parameters] }),
      client.query('commit'),
    ])
    // What was read was read, whatever becomes of its commit; what was written is written by it alone.
    for (const result of results.slice(0, writes ? 4 : 3)) if (result.status === 'rejected') throw result.reason
    const answer = results[2]
    return answer?.status === 'fulfilled' ? (answer.value.rows as Row[]) : []
  } catch (error) {
    if (error instanceof Error && !('severity' in error)) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

/** A statement of a transaction had failed, and whoever asked for it looked away: nothing of it was kept. */
export class StatementFailed extends Error {
  constructor() {
    super('a statement of the transaction had failed')
  }
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** PostgreSQL's word for a kept plan whose table has changed (feature_not_supported). */
const PLAN_OUTDATED = '0A000'
/** Plans that a connection keeps at most: statements that are put together each time would fill its memory. */
const PLANS_MAX = 300
const kept = new WeakMap<pg.PoolClient, Map<string, string>>()

/** Under which name a connection keeps the plan of a statement; undefined: it keeps enough. */
function keptName(client: pg.PoolClient, sql: string): string | undefined {
  const names = kept.get(client) ?? new Map<string, string>()
  kept.set(client, names)
  const known = names.get(sql)
  if (known !== undefined || names.size >= PLANS_MAX) return known
  const name = nameOf(sql)
  names.set(sql, name)
  return name
}

/**
 * A transaction closed to a tenant, whose statements leave as they are asked for, in that order, and each waits for its own
 * answer alone: Kysely's own sends one once the one before it is answered.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (connection: DatabaseConnection) => Promise<T>,
  how: TransactionKind | undefined,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let isOver = false
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      // The connection is somebody else's by then.
      if (isOver) throw new Error('a statement came after the end of its transaction')
      const name = how === 'plansKept' ? keptName(client, sql) : undefined
      const result = await client.query({ ...(name === undefined ? {} : { name }), text: sql, values: [...parameters] })
      const rows = result.rows as R[]
      return changing.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
    },
    streamQuery() {
      throw new Error('a transaction is not streamed: see `plain`')
    },
  }
  try {
    // Both are on their way before anything that `work` asks for; it has come to its end before anything is rolled back.
    const begin = how === 'oneMoment' ? 'begin isolation level repeatable read' : 'begin'
    const opened = Promise.all([client.query(begin), client.query(tenantOf(tenant))])
    const [begun, done] = await Promise.allSettled([opened, work(connection)])
    isOver = true
    if (begun.status === 'rejected') throw begun.reason
    if (done.status === 'rejected') throw done.reason
    const { command } = await client.query('commit')
    // What a fault had ended before is not kept, whoever looked away from it.
    if (command === 'ROLLBACK') throw new StatementFailed()
    return done.value
  } catch (error) {
    await client.query('rollback').catch((problem: Error) => {
      broken = problem
    })
    // A table has changed since: a new connection plans anew.
    if (error instanceof Error && 'code' in error && error.code === PLAN_OUTDATED) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

/** A new connection knows no plan and no table: whoever asks again after a minute need not pay for one. */
const IDLE_CONNECTION_MS = 300_000

/** Opens the pools. `connection` must belong to a user that may become the product's roles. */
export function openDatabase(connection: Connection, size = 16): Database {
  const overtaken = Promise.withResolvers<Overtaken>()
  const asApp = `-c role=${rolesOf(connection).app} -c app.roles=${connection.roles ?? USUAL_ROLES}`
  const given = {
    ...{ ...connection, application_name: applicationName, idleTimeoutMillis: IDLE_CONNECTION_MS },
    async onConnect(client: pg.ClientBase): Promise<void> {
      await refuseOvertaken(client).catch((error: unknown) => {
        if (error instanceof Overtaken) overtaken.resolve(error)
        throw error
      })
    },
  }
  const pool = new pg.Pool({ ...given, max: size, pipeline: true, options: `${asApp} ${LIMITS}` } as pg.PoolConfig)
  const plainPool = new pg.Pool({ ...given, max: 4, options: asApp })
  for (const p of [pool, plainPool]) {
    p.on('error', () => {})
    // The pool listens to idle connections alone: one that breaks under a query would end the process. The query fails.
    p.on('connect', client => client.on('error', () => {}))
  }
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<DB>({ dialect })

  const transact = <T>(tenant: Tenant, work: (tx: Tx) => Promise<T>, how?: TransactionKind): Promise<T> => {
    const begin = (connection: DatabaseConnection): Promise<T> => {
      const executor = db.getExecutor().withConnectionProvider({ provideConnection: ask => ask(connection) })
      return work(new Transaction<DB>({ config: { dialect }, driver: new DummyDriver(), dialect, executor }))
    }
    return inTransaction(pool, tenant, begin, how)
  }

  const forClient = (clientId: number, docks: readonly number[] | null = null): TenantDb => {
    const tenant = { clientId, docks }
    const read = <Row>(query: Read<Row>) => askPipelined(pool, tenant, query, false)
    return {
      clientId,
      read,
      write: query => askPipelined(pool, tenant, query, true),
      readOne: async query => (await read(query))[0] ?? null,
      transaction: (work, how) => transact(tenant, work, how),
    }
  }

  return {
    query: db,
    identity: db,
    forClient,
    connection,
    async plain(clientId, work) {
      const client = await plainPool.connect()
      try {
        await client.query("select set_config('app.client_id', $1, false)", [String(clientId)])
        return await work(client)
      } finally {
        await client.query("select set_config('app.client_id', '', false)").catch(() => {})
        client.release()
      }
    },
    overtaken: overtaken.promise,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await db.destroy()
      await plainPool.end()
    },
  }
}

/** The readers of a tenant, inside a transaction that is already closed to it. */
export const within = (tx: Tx): Pick<TenantDb, 'read' | 'readOne'> => {
  const read = async <Row>(query: Read<Row>): Promise<Row[]> => (await tx.executeQuery(query.compile())).rows as Row[]
  return { read, readOne: async query => (await read(query))[0] ?? null }
}

/**
 * Waits for what may take longer than a transaction may stand still: nobody else may wait for what it holds by then.
 * @throws what `work` throws
 */
export async function waitedFor<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(PATIENT_MS)}, true)`.execute(tx)
  const done = await work()
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(IDLE_MS)}, true)`.execute(tx)
  return done
}
