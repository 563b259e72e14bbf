import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import { hashPassword } from '../identity/passwords.ts'
import { knownSinceAward } from '../modules/figures/index.ts'
import { localNow } from '../places/localNow.ts'
import { DEMO_EMAIL } from '../settings.ts'
import type { DemoClerk, Placed } from './datedShipment.ts'
import { seedBook } from './seedBook.ts'
import { seedOrders } from './seedOrders.ts'
import { seedRates } from './seedRates.ts'
import { seedRouting } from './seedRouting.ts'
import { seedShipments } from './seedShipments.ts'
import { seedTerminals } from './seedTerminals.ts'
import { seedWays } from './seedWays.ts'
import { seedWire } from './seedWire.ts'
import { type PlannedShipment, planShipments } from './shipmentPlan.ts'

/** What the demo's data is made with; the operator's commands have no whole server. */
export type Seeding = Pick<App, 'db' | 'clock' | 'settings'>

export interface DemoSignIn {
  readonly email: string
  readonly password: string
}

/** Of the first demo company. */
export const firstSignIn: DemoSignIn = { email: DEMO_EMAIL, password: 'demo shipper 1' }

/**
 * Fills one more company for training or a trial; its sign-in is numbered after those that are there. It has forty shipments
 * around today and nothing of the showcase (`showcase/seedDemo.ts`): whoever learns, and every journey, finds few rows
 * and knows them.
 */
export async function addDemoCompany(app: Seeding): Promise<DemoSignIn> {
  const { n } = await app.db.identity
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow()
  const further = { ...firstSignIn, email: firstSignIn.email.replace('@', `-${n + 1}@`) }
  await seedCompany(app, further)
  return further
}

/** Every demo company is called so, and stands there. */
export const company = { name: 'Demo Shipping Company', time_zone: 'America/New_York' } as const

/** What a company shows beside its forty shipments: more of a plan, and what happens to it once all of it is there. */
export interface Further {
  readonly plan: (today: string) => readonly PlannedShipment[]
  readonly act: (tx: Tx, clerk: DemoClerk, placed: readonly Placed[], now: Date) => Promise<void>
}

/** Makes a demo company with its clerk, who can sign in: both, or none. */
async function addClerk(app: Seeding, { email, password }: DemoSignIn): Promise<ClerkKeys> {
  const password_hash = await hashPassword(password)
  return app.db.identity.transaction().execute(async identity => {
    const { client_id: clientId } = await identity
      .insertInto('identity.client')
      .values({ ...company, is_demo: true })
      .returning('client_id')
      .executeTakeFirstOrThrow()
    const name = { first_name: 'Demo', last_name: 'Clerk', title: 'Traffic clerk' }
    const { user_id: userId } = await identity
      .insertInto('identity.person')
      .values({ last_client_id: clientId, email, password_hash, ...name, profile_due: false })
      .returning('user_id')
      .executeTakeFirstOrThrow()
    await identity.insertInto('identity.membership').values({ user_id: userId, client_id: clientId }).execute()
    return { clientId, userId }
  })
}

interface ClerkKeys {
  readonly clientId: number
  readonly userId: number
}

/**
 * Makes a demo company with its clerk and data.
 * @param onClerk is called once the clerk can sign in, while the data are written
 */
export async function seedCompany(
  app: Seeding,
  signIn: DemoSignIn,
  further?: Further,
  onClerk: () => void = () => {},
): Promise<void> {
  const clerk = await addClerk(app, signIn)
  onClerk()
  await fillCompany(app, signIn, clerk, further)
}

/**
 * Fills the company of a demo clerk who is there, where nothing is in it: the start that made it was cut off before its data
 * were written, which are written together.
 */
export async function fillLeftEmpty(app: Seeding, signIn: DemoSignIn, further: Further): Promise<void> {
  const clerk = await app.db.identity
    .selectFrom('identity.person as p')
    .innerJoin('identity.membership as m', 'm.user_id', 'p.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['m.client_id as clientId', 'p.user_id as userId'])
    .where('p.email', '=', signIn.email)
    .where('c.is_demo', '=', true)
    .executeTakeFirst()
  if (clerk === undefined) return
  const shipment = app.db.query.selectFrom('shipment').select('shipment_id').where('client_id', '=', clerk.clientId)
  if ((await app.db.forClient(clerk.clientId).readOne(shipment.limit(1))) !== null) return
  await fillCompany(app, signIn, clerk, further)
}

/** All of a demo company's data, or none. */
async function fillCompany(
  app: Seeding,
  { email }: DemoSignIn,
  { clientId, userId }: ClerkKeys,
  further?: Further,
): Promise<void> {
  const now = app.clock.now()
  const clerk = { clientId, userId, name: 'Demo Clerk', email, company: company.name }
  await app.db.forClient(clientId).transaction(async tx => {
    await knownSinceAward(tx)
    // What needs nothing of the others leaves together.
    const [rates] = await Promise.all([
      seedRates(tx, clientId, now),
      seedBook(tx, clientId),
      seedWire(app, tx, clientId),
    ])
    const today = localNow(now, company.time_zone).date
    const plan = [...planShipments(today), ...(further?.plan(today) ?? [])]
    const [placed] = await Promise.all([
      seedShipments(tx, clerk, rates, now, plan),
      seedWays(tx, clientId, now),
      seedOrders(tx, clerk, now, today),
      seedTerminals(tx, clientId),
    ])
    await further?.act(tx, clerk, placed, now)
    await seedRouting(tx, clerk, now)
  })
}
