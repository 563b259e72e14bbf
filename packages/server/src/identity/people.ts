import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Names } from './memberships.ts'

type Door = Tx | Kysely<DB>

export interface NewPerson {
  readonly clientId: number
  /** In small letters. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** Adds a person to a company who may open every page and has no password yet. Returns the number. */
export async function addPerson(tx: Door, { clientId, email, firstName, lastName, phone }: NewPerson): Promise<number> {
  const { user_id } = await tx
    .insertInto('identity.person')
    .values({ last_client_id: clientId, email, first_name: firstName, last_name: lastName, phone })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('identity.membership').values({ user_id, client_id: clientId }).execute()
  return user_id
}

/**
 * Gives a person another password, so that a sign-in under way by the former one ends; with `accepted`, the terms are accepted
 * by it.
 * @returns false when the person works for no company any more
 */
export async function setPersonPassword(
  tx: Tx,
  userId: number,
  password_hash: string,
  accepted?: { readonly version: string; readonly at: Date },
): Promise<boolean> {
  const terms = accepted === undefined ? {} : { agreement: accepted.version, agreement_at: accepted.at.toISOString() }
  const changed = await tx
    .updateTable('identity.person')
    .set({ password_hash, ...terms })
    .where('user_id', '=', userId)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('identity.membership as m')
          .select('m.user_id')
          .whereRef('m.user_id', '=', 'identity.person.user_id')
          .where('m.active', '=', true),
      ),
    )
    .returning('user_id')
    .executeTakeFirst()
  await tx.deleteFrom('identity.sign_in_ticket').where('user_id', '=', userId).execute()
  return changed !== undefined
}

/** Names somebody who has not named himself, or works for this company alone; what others rely on stays his own word. */
export async function nameMember(
  tx: Tx,
  { userId, clientId }: { readonly userId: number; readonly clientId: number },
  names: Partial<Names>,
): Promise<void> {
  if (Object.keys(names).length === 0) return
  await tx
    .updateTable('identity.person')
    .set(names)
    .where('user_id', '=', userId)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identity.membership as o')
            .select('o.user_id')
            .whereRef('o.user_id', '=', 'identity.person.user_id')
            .where('o.client_id', '!=', clientId),
        ),
      ),
    )
    .execute()
}

/**
 * Whoever opens sessions of a person waits for whoever ends them, and the other way round: nobody opens one beside an end of all.
 * Taken before the person's factors, tickets and sessions.
 */
export const lockPerson = (tx: Pick<Tx, 'selectFrom'>, userId: number) =>
  tx
    .selectFrom('identity.person')
    .select(['user_id', 'password_hash'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

const profileFields = ['first_name', 'last_name', 'phone', 'title', 'profile', 'profile_due'] as const

/** What a person says of himself, locked until the transaction ends. */
export const lockProfile = (tx: Tx, userId: number) =>
  tx
    .selectFrom('identity.person')
    .select(profileFields)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export interface ProfileChange {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly title: string
  /** Fields of the wizard, laid over those that are kept. */
  readonly profile: object
  /** The wizard is through. */
  readonly isWhole: boolean
}

/** Saves what a person says of himself; returns it as it is kept now. */
export const saveProfile = (tx: Tx, userId: number, { profile, isWhole, ...names }: ProfileChange) =>
  tx
    .updateTable('identity.person')
    .set(eb => ({
      ...names,
      profile: eb('profile', '||', JSON.stringify(profile)),
      ...(isWhole ? { profile_due: false } : {}),
    }))
    .where('user_id', '=', userId)
    .returning(profileFields)
    .executeTakeFirstOrThrow()

/** Keeps that a person accepted the terms. */
export async function acceptTerms(db: Door, userId: number, version: string, at: Date): Promise<void> {
  await db
    .updateTable('identity.person')
    .set({ agreement: version, agreement_at: at.toISOString() })
    .where('user_id', '=', userId)
    .execute()
}
