import { setTimeout as pause } from 'node:timers/promises'
import type { CarrierFailure, TokenKeeper, Tokens, TokensOutcome, WireCall } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import { openWireCall } from './exchanges.ts'
import { openSeal, seal } from './seal.ts'

/** The login whose company signed in at its carrier. */
export interface GrantName {
  readonly clientId: number
  readonly loginId: number
}

/** Asks the carrier for a new pair. */
export type Refresh = (refreshToken: string, wireCall: WireCall) => Promise<TokensOutcome>

const DEADLINE_MS = 20_000
/** Who has been refreshing for so long has died: another may. */
const TAKEN_FOR_MS = 30_000
const LOOK_EVERY_MS = 100
/** A request that is on its way should not outlive its token. */
const RENEW_BEFORE_MS = 60_000

const kept = z.object({ accessToken: z.string(), refreshToken: z.string() })

const ownerOf = ({ clientId, loginId }: GrantName): string => `${clientId}/grant/${loginId}`

const columnsOf = (app: Pick<App, 'settings'>, name: GrantName, tokens: Tokens) => ({
  sealed: seal(app.settings.secret, ownerOf(name), {
    ...{ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
  }),
  access_until: new Date(tokens.accessUntil).toISOString(),
  refresh_until: tokens.refreshUntil === null ? null : new Date(tokens.refreshUntil).toISOString(),
  ...{ refreshing_since: null, ended_at: null, ended_words: '', is_over: false },
})

/** Keeps the tokens that a sign-in at the carrier gave; those of an earlier one are forgotten. @param by who signed in */
export async function keepGrant(
  app: Pick<App, 'settings'>,
  tx: Tx,
  name: GrantName,
  { tokens, by, at }: { readonly tokens: Tokens; readonly by: string; readonly at: Date },
): Promise<void> {
  const columns = { ...columnsOf(app, name, tokens), granted_at: at.toISOString(), granted_by: by }
  await tx
    .insertInto('carrier_grant')
    .values({ client_id: name.clientId, login_id: name.loginId, ...columns })
    .onConflict(conflict =>
      conflict.columns(['client_id', 'login_id']).doUpdateSet(eb => ({
        ...columns,
        version: eb('carrier_grant.version', '+', 1),
      })),
    )
    .execute()
}

const failed = (message: string, reason: CarrierFailure['reason'] = 'credentials'): CarrierFailure => ({
  ...{ kind: 'failed', scac: '', reason, message, providerStatus: null },
})

const isRefused = ({ reason }: CarrierFailure): boolean => reason === 'credentials' || reason === 'refused'

const readGrant = async (app: App, { clientId, loginId }: GrantName) =>
  app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('carrier_grant')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('login_id', '=', loginId),
    )

type Row = NonNullable<Awaited<ReturnType<typeof readGrant>>>

/** The tokens of a row; a failure where the key that sealed them is lost. */
function opened(app: App, name: GrantName, row: Row) {
  try {
    const { accessToken, refreshToken } = kept.parse(openSeal(app.settings.secret, ownerOf(name), row.sealed))
    return { kind: 'opened', accessToken, refreshToken } as const
  } catch {
    return failed(sentence('signInLost'))
  }
}

/** Changes the row while it is as it was seen; false: somebody else was there meanwhile. */
async function change(app: App, { clientId, loginId }: GrantName, version: number, set: object): Promise<boolean> {
  const { numUpdatedRows } = await app.db.forClient(clientId).transaction(tx =>
    tx
      .updateTable('carrier_grant')
      .set({ ...set, version: version + 1 })
      .where('client_id', '=', clientId)
      .where('login_id', '=', loginId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows === 1n
}

const isTaken = (app: App, row: Row): boolean =>
  row.refreshing_since !== null && app.clock.now().getTime() - Date.parse(row.refreshing_since) < TAKEN_FOR_MS

type Renewed = { readonly kind: 'token'; readonly value: string } | CarrierFailure

/**
 * A new pair, by one node at a time: the row is taken before the carrier is asked, and the pair is kept before anybody uses it.
 * Whoever comes second gets what the first was given.
 * @param seen the version whose token does not do
 * @param isTry asked though it is said to be over
 */
async function renew(app: App, name: GrantName, refresh: Refresh, seen: number, isTry: boolean): Promise<Renewed> {
  const until = performance.now() + TAKEN_FOR_MS
  for (;;) {
    const row = await readGrant(app, name)
    if (row === null) return failed(sentence('notConnected'))
    const tokens = opened(app, name, row)
    if (tokens.kind === 'failed') return tokens
    if (!isTaken(app, row)) {
      if (row.version !== seen && !row.is_over) return { kind: 'token', value: tokens.accessToken }
      if (row.is_over && !isTry) return failed(row.ended_words)
      const since = { refreshing_since: app.clock.now().toISOString() }
      if (await change(app, name, row.version, since)) {
        return askAndKeep(app, name, refresh, { version: row.version + 1, refreshToken: tokens.refreshToken, isTry })
      }
    }
    if (performance.now() > until) return failed(sentence('answeredLate'), 'late')
    await pause(LOOK_EVERY_MS)
  }
}

async function askAndKeep(
  app: App,
  name: GrantName,
  refresh: Refresh,
  { version, refreshToken, isTry }: { version: number; refreshToken: string; isTry: boolean },
): Promise<Renewed> {
  const about = { clientId: name.clientId, shipmentId: null, accountId: null, connector: 'ups' }
  const { wireCall, keep } = openWireCall(app, about, DEADLINE_MS)
  const giveBack = () => change(app, name, version, { refreshing_since: null })
  const outcome = await refresh(refreshToken, wireCall).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  await keep()
  if (outcome.kind === 'tokens') {
    const { ended_at, ended_words, ...columns } = columnsOf(app, name, outcome.tokens)
    // What a request was refused for ends with a try alone, which asks more than a refresh.
    await change(app, name, version, isTry ? { ...columns, ended_at, ended_words } : columns)
    return { kind: 'token', value: outcome.tokens.accessToken }
  }
  if (!isRefused(outcome)) {
    await giveBack()
    return outcome
  }
  await change(app, name, version, {
    ...{ refreshing_since: null, ended_words: outcome.message, is_over: true },
    ended_at: app.clock.now().toISOString(),
  })
  return outcome
}

/** What is being renewed on this node. */
const renewing = new WeakMap<App, Map<string, Promise<Renewed>>>()

/** Goes on to its end whoever stops waiting for it: a pair that came and was not kept would be lost. */
function renewOnce(app: App, name: GrantName, refresh: Refresh, seen: number): Promise<Renewed> {
  const own = renewing.get(app) ?? new Map<string, Promise<Renewed>>()
  renewing.set(app, own)
  const key = ownerOf(name)
  const known = own.get(key)
  if (known !== undefined) return known
  const work = renew(app, name, refresh, seen, false).finally(() => own.delete(key))
  own.set(key, work)
  app.background.run(async () => void (await work))
  return work
}

/** The tokens of a login as connectors ask for them. */
export const tokenKeeper = (app: App, name: GrantName, refresh: Refresh): TokenKeeper => ({
  async find(refused, { deadlineMs, signal, now }) {
    const row = await readGrant(app, name)
    if (row === null) return failed(sentence('notConnected'))
    const tokens = opened(app, name, row)
    if (tokens.kind === 'failed') return tokens
    const isInForce = Date.parse(row.access_until) - now() > RENEW_BEFORE_MS
    if (isInForce && tokens.accessToken !== refused) return { kind: 'token', value: tokens.accessToken }
    if (row.is_over) return failed(row.ended_words)
    const waits = pause(Math.max(0, deadlineMs), null, signal === undefined ? {} : { signal }).catch(() => null)
    const renewed = await Promise.race([renewOnce(app, name, refresh, row.version), waits])
    return renewed ?? failed(sentence('answeredLate'), 'late')
  },
  async doubt(words) {
    const { clientId, loginId } = name
    await app.db
      .forClient(clientId)
      .transaction(tx =>
        tx
          .updateTable('carrier_grant')
          .set({ ended_at: app.clock.now().toISOString(), ended_words: words })
          .where('client_id', '=', clientId)
          .where('login_id', '=', loginId)
          .where('ended_at', 'is', null)
          .execute(),
      )
  },
})

/** Refreshes whether there is need or not, to see whether the carrier still does. */
export async function tryGrant(app: App, name: GrantName, refresh: Refresh): Promise<Renewed> {
  const row = await readGrant(app, name)
  return row === null ? failed(sentence('notConnected')) : renew(app, name, refresh, row.version, true)
}
