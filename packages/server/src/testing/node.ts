import { setTimeout as delay } from 'node:timers/promises'
import { type Call, type ErrorReply, pathOf } from '@waybill/contract'
import pino from 'pino'
import { inject } from 'vitest'
import type { z } from 'zod'
import { composeNode, type Given, type Node } from '../compose.ts'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { readSettings, type Settings } from '../settings.ts'

/** A clock that stands still until a test moves it. Starts on Friday, 20 November 2026, 15:00 UTC (10:00 in Dayton). */
export class TestClock {
  static readonly start = Date.parse('2026-11-20T15:00:00Z')
  at = TestClock.start
  private readonly begun: number | null
  private readonly wakes = new Set<() => void>()
  /** @param isRunning it goes on by itself, for work that falls due again and again */
  constructor(isRunning = false) {
    this.begun = isRunning ? performance.now() : null
  }
  now(): Date {
    return new Date(this.at + (this.begun === null ? 0 : performance.now() - this.begun))
  }
  /** Lets time pass at once; what falls due by it is looked for now instead of at the next look. */
  pass(ms: number): void {
    this.at += ms
    for (const wake of this.wakes) wake()
  }
  /** Has `wake` called whenever the clock was moved. @returns what ends that */
  onMove(wake: () => void): () => void {
    this.wakes.add(wake)
    return () => this.wakes.delete(wake)
  }
}

export interface TestNode extends Node {
  readonly clock: TestClock
  readonly connection: { host: string; user: string; database: string }
}

export const minute = 60_000

/** Room between two steps of time, for what comes over a socket; and what work may take before time passes beside it. */
const STEP_MS = { least: 10, most: 100 }

/**
 * Lets the clock of a node run ahead, `seconds` at a time, until what is waited for has come. What falls due in a step is
 * done before the next one, unless it takes long.
 */
export async function whileTimePasses<T>({ clock, app }: TestNode, seconds: number, waited: Promise<T>): Promise<T> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  waited.then(end, end)
  while (!isOver) {
    clock.pass(seconds * 1000)
    await Promise.race([waited, delay(STEP_MS.least).then(() => app.due.rest()), delay(STEP_MS.most)])
  }
  return waited
}

/** One for all: nodes that share a database have to open what others sealed. */
const SECRET = Buffer.alloc(32, 7).toString('base64')

export function testSettings(more: Readonly<Record<string, string>> = {}): Settings {
  const folder = temporaryFolder('waybill-data-')
  return readSettings({
    NODE_ENV: 'test',
    WAYBILL_DATA: folder,
    WAYBILL_SECRET: SECRET,
    WAYBILL_PORT: '0',
    WAYBILL_DEMO: 'false',
    WAYBILL_LOG_LEVEL: 'silent',
    // Nobody listens there: a test that asks a carrier of packages starts its own.
    UPS_URL: 'http://127.0.0.1:1/ups/api',
    ...more,
  })
}

export interface TestNodeOptions extends Partial<Pick<Given, 'connectors' | 'log'>> {
  readonly clock?: TestClock
  /** The database outlives the node, for a second one or for a look at what the first left. */
  readonly keepsDatabase?: boolean
}

/**
 * A node on a database of its own, cloned from the template and dropped when it closes: autovacuum visits every database
 * of the cluster. With the product's connectors where none are given.
 */
export async function startTestNode(
  settings: Settings = testSettings(),
  { clock = new TestClock(), keepsDatabase = false, ...more }: TestNodeOptions = {},
): Promise<TestNode> {
  const { host, user } = inject('postgres')
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ host, user, database: 'postgres' }, database, 'template')
  const connection = { host, user, database }
  const node = await composeNode({
    settings,
    connection,
    log: pino({ level: settings.WAYBILL_LOG_LEVEL }),
    clock,
    ...more,
  })
  const sleep = clock.onMove(() => node.app.due.look())
  const close = async () => {
    sleep()
    await node.close()
    if (!keepsDatabase) await dropDatabase({ host, user, database: 'postgres' }, database)
  }
  return { ...node, close, clock, connection }
}

let shared: Promise<TestNode> | undefined

/**
 * The node all test files of a worker share: each test makes companies of its own, so they don't meet. Its clock is back
 * at the start, wherever the file before left it, and the tries that were counted in that minute are forgotten.
 */
export async function sharedNode(): Promise<TestNode> {
  shared ??= startTestNode()
  const node = await shared
  node.clock.at = TestClock.start
  await node.app.db.identity.deleteFrom('identity.attempt').execute()
  return node
}

export interface Answer<R> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** The reply as the contract types it; check `status` first. */
  readonly reply: R
  readonly error: ErrorReply
  readonly text: string
  readonly bytes: Buffer
}

export interface Asking<C extends Call> {
  readonly query?: z.input<C['query']>
  readonly body?: z.input<C['body']>
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a call through the whole HTTP stack of the node. */
export async function ask<C extends Call>(
  node: Node,
  call: C,
  { query, body, key, headers = {} }: Asking<C> = {},
  token?: string,
): Promise<Answer<z.output<C['reply']>>> {
  const response = await node.server.inject({
    method: 'POST',
    url: pathOf(call),
    query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    ...(body === undefined ? {} : { payload: body as object }),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(call.once ? { 'idempotency-key': key ?? crypto.randomUUID() } : {}),
      ...headers,
    },
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const parsed: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : undefined
  return {
    status: response.statusCode,
    headers: response.headers,
    reply: parsed as z.output<C['reply']>,
    error: parsed as ErrorReply,
    text: response.body,
    bytes: response.rawPayload,
  }
}
