import type { PageId } from '@waybill/contract'
import { hashPassword } from '../identity/passwords.ts'
import type { TestNode } from './node.ts'

export interface Person {
  readonly clientId: number
  readonly userId: number
  readonly email: string
  readonly token: string
}

export const PASSWORD = 'twelve or more letters'
let hashed: Promise<string> | undefined
let count = 0

/** A company of its own with one signed-in clerk. */
export async function newCompany(node: TestNode, pages?: readonly PageId[]): Promise<Person> {
  count += 1
  const { client_id } = await node.app.db.identity
    .insertInto('identity.client')
    .values({ name: `Test Company ${count}` })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  return newPerson(node, client_id, pages)
}

/** Another clerk of the company, signed in; `pages` limits what is open, `looksAt` what may be changed there. */
export async function newPerson(
  node: TestNode,
  clientId: number,
  pages?: readonly PageId[],
  looksAt: readonly PageId[] = [],
): Promise<Person> {
  hashed ??= hashPassword(PASSWORD)
  count += 1
  const email = `clerk${count}-${crypto.randomUUID().slice(0, 8)}@test.invalid`
  const { user_id } = await node.app.db.identity
    .insertInto('identity.person')
    .values({
      last_client_id: clientId,
      email,
      password_hash: await hashed,
      first_name: 'Test',
      last_name: `Clerk ${count}`,
      profile_due: false,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await node.app.db.identity
    .insertInto('identity.membership')
    .values({ user_id, client_id: clientId, page_list: pages?.join(',') ?? null, look_list: looksAt.join(',') })
    .execute()
  const member = { clientId, userId: user_id }
  return { ...member, email, token: await node.app.sessions.open(member, 'test') }
}

/** Another clerk of the company, signed in, who works at some of its docks. @param docks their address ids */
export async function newDockClerk(node: TestNode, clientId: number, docks: readonly number[]): Promise<Person> {
  const person = await newPerson(node, clientId)
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ dock_list: docks.join(',') })
    .where('user_id', '=', person.userId)
    .execute()
  return { ...person, token: await node.app.sessions.open(person, 'test') }
}

/** Another clerk of the company, signed in, to whom prices are not shown. */
export async function newPriceless(node: TestNode, clientId: number, pages?: readonly PageId[]): Promise<Person> {
  const person = await newPerson(node, clientId, pages)
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ sees_prices: false })
    .where('user_id', '=', person.userId)
    .execute()
  return { ...person, token: await node.app.sessions.open(person, 'test') }
}
/** What somebody may book by himself, in cents; null: any price. */
export const limitBooking = (node: TestNode, { userId, clientId }: Person, limit: number | null) =>
  node.app.db.identity
    .updateTable('identity.membership')
    .set({ booking_limit: limit })
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .execute()
