import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/open.ts'
import type { Who } from '../who.ts'
import type { Member } from './memberships.ts'
import { refuseFormerPassword } from './passwords.ts'
import { lockPerson } from './people.ts'
import { personColumns, whoOf } from './personAs.ts'
import { readSessionKey, writeSessionKey } from './sessionKey.ts'

const ROTATE_AFTER_MS = 5 * 60_000
const GRACE_MS = 60_000
const LIFE_MS = 12 * 3_600_000

interface State {
  who: Who
  generation: number
  rotatedAt: number
  successorUsedAt: number | null
  expiresAt: number
}

/** Which open sessions of a person are meant. */
export interface SessionsMeant {
  readonly userId: number
  /** Left out: of every company that he works for. */
  readonly clientId?: number
  /** Left out: all of them. */
  readonly sessionId?: string
  /** But this one. */
  readonly except?: string
}

/** How somebody signed in. */
export interface Opening {
  /** A second factor was given. */
  readonly secondStep?: boolean | undefined
  /** The hash of the password that was checked; left out: it was no password, or the same transaction has set it. */
  readonly passwordHash?: string | null | undefined
  /** Opened with what else this transaction does; left out: in one of its own. */
  readonly tx?: Tx
}

export interface Sessions {
  /**
   * Opens a session in a company, where the person’s next one begins, too; returns its first key.
   * @throws {Refusal} BadCredentials, where the password that was checked is not the person’s any more
   */
  open(member: Member, userAgent: string, address?: string, how?: Opening): Promise<string>
  /** A factor was given in a session, or the person’s first one set up. */
  markSecondStep(tx: Tx, sessionId: string): Promise<void>
  /** Whether a factor was given when a session was opened, or since. */
  hasSecondStep(sessionId: string): Promise<boolean>
  /**
   * Who holds the key, and the key to answer with; null when it is no good (any more).
   * @param address from where it comes: kept with the session whenever its key changes
   */
  check(key: string, address?: string): Promise<{ who: Who; key: string } | null>
  /** Who holds the session as things are now, and until when (ms since 1970); null once it has ended. */
  holder(sessionId: string): Promise<{ who: Who; expiresAt: number } | null>
  /** Ends a session; false: it had ended already. */
  end(sessionId: string, tx?: Tx): Promise<boolean>
  endAllOf(userId: number, except?: string): Promise<void>
  /** Ends some of a person's sessions with the transaction, without `sessionId` half-done sign-ins too, sockets and other nodes included; returns those that it ended. */
  endIn(tx: Tx, which: SessionsMeant): Promise<readonly string[]>
  /** What a company's sessions know of it has changed with the transaction: every node reads it anew. */
  refreshIn(tx: Tx, clientId: number): Promise<void>
  /** Another node changed or ended a session, or the listener was away (no id): forget what is cached. */
  forget(sessionId?: string): void
}

/**
 * Sliding keys (design: tokens). A key changes at most every five minutes. An old one stays good until its successor
 * was used and a minute longer, so neither parallel calls nor a lost reply sign anyone out.
 */
export function createSessions(db: Database, secret: Buffer, clock: Clock): Sessions {
  const cache = new Map<string, State>()

  async function load(sessionId: string): Promise<State | null> {
    const row = await db.identity
      .selectFrom('identity.session as s')
      .innerJoin('identity.member as u', join =>
        join.onRef('u.user_id', '=', 's.user_id').onRef('u.client_id', '=', 's.client_id'),
      )
      .innerJoin('identity.client as c', 'c.client_id', 's.client_id')
      .select(['s.generation', 's.rotated_at', 's.successor_used_at', 's.expires_at', 's.user_id', 's.client_id'])
      .select(personColumns)
      .where('s.session_id', '=', sessionId)
      .where('s.ended_at', 'is', null)
      .where('u.active', '=', true)
      .executeTakeFirst()
    if (!row) {
      cache.delete(sessionId)
      return null
    }
    const state: State = {
      who: whoOf(row, sessionId),
      generation: row.generation,
      rotatedAt: Date.parse(row.rotated_at),
      successorUsedAt: row.successor_used_at === null ? null : Date.parse(row.successor_used_at),
      expiresAt: Date.parse(row.expires_at),
    }
    cache.set(sessionId, state)
    return state
  }

  const noticeOf = (sessionId: string) =>
    sql`select pg_notify('waybill', ${JSON.stringify({ kind: 'session', sessionId })})`
  const tellOthers = (sessionId: string) => noticeOf(sessionId).execute(db.identity)

  async function markUsed(sessionId: string, state: State, now: Date): Promise<void> {
    state.successorUsedAt = now.getTime()
    await db.identity
      .updateTable('identity.session')
      .set({ successor_used_at: now.toISOString() })
      .where('session_id', '=', sessionId)
      .where('generation', '=', state.generation)
      .execute()
    await tellOthers(sessionId)
  }

  /** The generation after this one; when another request was faster, its generation. */
  async function rotate(sessionId: string, state: State, now: Date, address: string | undefined): Promise<number> {
    const expires = new Date(now.getTime() + LIFE_MS)
    const before = { generation: state.generation, rotatedAt: state.rotatedAt, used: state.successorUsedAt }
    Object.assign(state, { generation: before.generation + 1, rotatedAt: now.getTime(), successorUsedAt: null })
    const result = await db.identity
      .updateTable('identity.session')
      .set({
        generation: before.generation + 1,
        rotated_at: now.toISOString(),
        successor_used_at: null,
        expires_at: expires.toISOString(),
        ...(address === undefined ? {} : { address }),
      })
      .where('session_id', '=', sessionId)
      .where('generation', '=', before.generation)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) return (await load(sessionId))?.generation ?? before.generation
    state.expiresAt = expires.getTime()
    await tellOthers(sessionId)
    return state.generation
  }

  return {
    async open({ userId, clientId }, userAgent, address = '', { secondStep = false, passwordHash, tx: given } = {}) {
      const now = clock.now()
      const opening = async (tx: Tx): Promise<string> => {
        await refuseFormerPassword(tx, userId, passwordHash)
        await tx
          .updateTable('identity.person')
          .set({ last_client_id: clientId })
          .where('user_id', '=', userId)
          .where('last_client_id', '!=', clientId)
          .execute()
        const { session_id } = await tx
          .insertInto('identity.session')
          .values({
            user_id: userId,
            client_id: clientId,
            rotated_at: now.toISOString(),
            created_at: now.toISOString(),
            expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
            user_agent: userAgent.slice(0, 300),
            address,
            second_step: secondStep,
          })
          .returning('session_id')
          .executeTakeFirstOrThrow()
        return session_id
      }
      const sessionId = await (given === undefined ? db.identity.transaction().execute(opening) : opening(given))
      return writeSessionKey(secret, { sessionId, generation: 1 })
    },

    async markSecondStep(tx, sessionId) {
      await tx.updateTable('identity.session').set({ second_step: true }).where('session_id', '=', sessionId).execute()
    },

    async hasSecondStep(sessionId) {
      const row = await db.identity
        .selectFrom('identity.session')
        .select('second_step')
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return row?.second_step === true
    },

    async check(text, address) {
      const key = readSessionKey(secret, text)
      if (key === null) return null
      const { sessionId } = key
      const now = clock.now()
      let state = cache.get(sessionId) ?? (await load(sessionId))
      if (state && state.generation < key.generation) state = await load(sessionId)
      if (!state || state.expiresAt <= now.getTime()) return null
      const answer = (generation: number) => ({
        who: state.who,
        key: writeSessionKey(secret, { sessionId, generation }),
      })
      if (key.generation === state.generation) {
        if (state.successorUsedAt === null && state.generation > 1) await markUsed(sessionId, state, now)
        const due = now.getTime() - state.rotatedAt >= ROTATE_AFTER_MS
        return answer(due ? await rotate(sessionId, state, now, address) : state.generation)
      }
      const inGrace = state.successorUsedAt === null || now.getTime() < state.successorUsedAt + GRACE_MS
      return key.generation === state.generation - 1 && inGrace ? answer(state.generation) : null
    },

    async holder(sessionId) {
      const state = cache.get(sessionId) ?? (await load(sessionId))
      return state === null || state.expiresAt <= clock.now().getTime()
        ? null
        : { who: state.who, expiresAt: state.expiresAt }
    },

    async end(sessionId, tx) {
      cache.delete(sessionId)
      const { numUpdatedRows } = await (tx ?? db.identity)
        .updateTable('identity.session')
        .set({ ended_at: clock.now().toISOString() })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      await noticeOf(sessionId).execute(tx ?? db.identity)
      return numUpdatedRows === 1n
    },

    async endIn(tx, { userId, clientId, sessionId, except }) {
      await lockPerson(tx, userId)
      // A sign-in between its two steps ends, too.
      if (sessionId === undefined) {
        await tx
          .deleteFrom('identity.sign_in_ticket')
          .where('user_id', '=', userId)
          .$if(clientId !== undefined, q => q.where('client_id', '=', clientId ?? 0))
          .execute()
      }
      const ended = await tx
        .updateTable('identity.session')
        .set({ ended_at: clock.now().toISOString() })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', clock.now().toISOString())
        .$if(clientId !== undefined, q => q.where('client_id', '=', clientId ?? 0))
        .$if(sessionId !== undefined, q => q.where('session_id', '=', sessionId ?? ''))
        .$if(except !== undefined, q => q.where('session_id', '!=', except ?? ''))
        .returning('session_id')
        .execute()
      const ids = ended.map(({ session_id }) => session_id)
      // Heard by every node, this one included, once it is committed.
      for (const id of ids) await noticeOf(id).execute(tx)
      return ids
    },

    async refreshIn(tx, clientId) {
      await sql`
        select pg_notify('waybill', json_build_object('kind', 'session', 'sessionId', session_id)::text)
          from identity.session
         where client_id = ${clientId} and ended_at is null and expires_at > ${clock.now().toISOString()}`.execute(tx)
    },

    async endAllOf(userId, except) {
      const which = except === undefined ? { userId } : { userId, except }
      const ended = await db.identity.transaction().execute(tx => this.endIn(tx, which))
      for (const sessionId of ended) cache.delete(sessionId)
    },

    forget(sessionId) {
      if (sessionId === undefined) cache.clear()
      else cache.delete(sessionId)
    },
  }
}
