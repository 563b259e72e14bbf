import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Settings } from '../settings.ts'
import { addCompany } from './companies.ts'
import { createInvitation } from './invitations.ts'
import { inviteMember, type Member } from './memberships.ts'
import { createPasswordLink } from './passwordLinks.ts'
import { addPerson } from './people.ts'

type Door = Tx | Kysely<DB>

/** The company that decides who signs up: the first that was made by command, else that of OPERATOR_EMAIL; null: there is none. */
export async function findOperator(
  db: Door,
  { OPERATOR_EMAIL }: Pick<Settings, 'OPERATOR_EMAIL'>,
): Promise<number | null> {
  const own = await db
    .selectFrom('identity.client')
    .select('client_id')
    .where('is_operator', '=', true)
    .executeTakeFirst()
  if (own !== undefined) return own.client_id
  if (OPERATOR_EMAIL === undefined) return null
  const named = await db
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select('m.client_id')
    .where('p.email', '=', OPERATOR_EMAIL.toLowerCase())
    .where('m.active', '=', true)
    .where('m.accepted_at', 'is not', null)
    // The one he was of first: accepting the invitation of another makes that no operator.
    .orderBy('m.created_at')
    .orderBy('m.client_id')
    .limit(1)
    .executeTakeFirst()
  return named?.client_id ?? null
}

/** Makes a company the operator's, where there is none. */
export async function makeOperator(tx: Door, clientId: number): Promise<void> {
  await tx
    .updateTable('identity.client')
    .set({ is_operator: true })
    .where('client_id', '=', clientId)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('identity.client as o').select('o.client_id').where('o.is_operator', '=', true))),
    )
    .execute()
}

/** How many requests nobody has decided. */
export async function countSignUps(db: Door): Promise<number> {
  const { n } = await db
    .selectFrom('identity.sign_up_request')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A request, locked until the transaction ends: whoever decides it at the same moment waits. */
export const lockSignUp = (tx: Door, which: { readonly number: number } | { readonly requestId: string }) =>
  tx
    .selectFrom('identity.sign_up_request')
    .selectAll()
    .$if('number' in which, q => q.where('number', '=', 'number' in which ? which.number : 0))
    .$if('requestId' in which, q => q.where('request_id', '=', 'requestId' in which ? which.requestId : ''))
    .forUpdate()
    .executeTakeFirst()

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof lockSignUp>>>

interface Decision {
  readonly decision: 'approved' | 'refused'
  /** Null: by a command. */
  readonly by: number | null
  readonly at: Date
  readonly reason?: string
  readonly clientId?: number
}

/** Keeps how a locked request was decided. */
export async function keepDecision(
  tx: Door,
  { number }: SignUpRow,
  { decision, by, at, ...more }: Decision,
): Promise<void> {
  await tx
    .updateTable('identity.sign_up_request')
    .set({
      ...{ decision, decided_by: by, decided_at: at.toISOString(), reason: more.reason ?? '' },
      client_id: more.clientId ?? null,
    })
    .where('number', '=', number)
    .where('decided_at', 'is', null)
    .execute()
}

/**
 * Makes the company that was asked for with its first person, who may open every page. Somebody who signs in elsewhere already is
 * invited and accepts with the password he has; everybody else chooses one by a link.
 */
export async function makeCompanyOf(tx: Tx, signUp: SignUpRow, invitedBy: number, at: Date): Promise<Member> {
  const { company, email, first_name, last_name, phone } = signUp
  const clientId = await addCompany(tx, company)
  const known = await tx.selectFrom('identity.person').select('user_id').where('email', '=', email).executeTakeFirst()
  if (known === undefined) {
    const given = { clientId, email, firstName: first_name, lastName: last_name, phone }
    return { clientId, userId: await addPerson(tx, given) }
  }
  const names = { first_name, last_name, phone, title: '' }
  const rights = { groupId: null, pages: null, looksAt: [], seesPrices: true, docks: null }
  return { clientId, userId: await inviteMember(tx, { clientId, email, names, rights, booking: {}, invitedBy, at }) }
}

/** How the first person of a company that was made of a request gets in; null once somebody did, or where there is none. */
export async function findWayIn(tx: Door, { client_id, email }: Pick<SignUpRow, 'client_id' | 'email'>) {
  if (client_id === null) return null
  const row = await tx
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select(['m.user_id', 'm.accepted_at', 'p.password_hash'])
    .where('m.client_id', '=', client_id)
    .where('m.active', '=', true)
    .where('p.email', '=', email)
    .executeTakeFirst()
  if (row === undefined) return null
  const member = { clientId: client_id, userId: row.user_id }
  if (row.accepted_at === null) return { kind: 'invitation' as const, member }
  return row.password_hash === null ? { kind: 'password' as const, member } : null
}

export type WayIn = NonNullable<Awaited<ReturnType<typeof findWayIn>>>

/** A link to be handed on by hand; older ones end. Returns its access id. */
export const createWayIn = (tx: Tx, { kind, member }: WayIn, at: Date): Promise<string> =>
  kind === 'invitation' ? createInvitation(tx, member, at) : createPasswordLink(tx, member, at)
