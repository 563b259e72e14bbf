import type { App } from '../app.ts'
import { hashPassword } from '../identity/passwords.ts'
import { localNow } from '../places/localNow.ts'
import { seedBook } from './seedBook.ts'
import { seedOrders } from './seedOrders.ts'
import { seedRates } from './seedRates.ts'
import { seedRouting } from './seedRouting.ts'
import { seedShipments } from './seedShipments.ts'
import { seedWays } from './seedWays.ts'
import { seedWire } from './seedWire.ts'

/** What the demo's data is made with; the operator's commands have no whole server. */
export type Seeding = Pick<App, 'db' | 'clock' | 'settings'>

export interface DemoSignIn {
  readonly email: string
  readonly password: string
}

const signIn: DemoSignIn = { email: 'demo@waybill.invalid', password: 'demo shipper 1' }

/** Fills an empty database with one plainly-demo company; returns its sign-in while that company is there. */
export async function seedDemo(app: Seeding): Promise<DemoSignIn | null> {
  const db = app.db.identity
  const { n } = await db
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n === 0) await seedCompany(app, signIn)
  const user = await db
    .selectFrom('identity.app_user')
    .select('user_id')
    .where('email', '=', signIn.email)
    .executeTakeFirst()
  return user ? signIn : null
}

/** Fills one more company like the first, for training or a trial; its sign-in is numbered after those that are there. */
export async function addDemoCompany(app: Seeding): Promise<DemoSignIn> {
  const { n } = await app.db.identity
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow()
  const further = { ...signIn, email: signIn.email.replace('@', `-${n + 1}@`) }
  await seedCompany(app, further)
  return further
}

const company = { name: 'Demo Shipping Company', time_zone: 'America/New_York' } as const

async function seedCompany(app: Seeding, { email, password }: DemoSignIn): Promise<void> {
  const { client_id: clientId } = await app.db.identity
    .insertInto('identity.client')
    .values({ ...company, is_demo: true })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  const { user_id: userId } = await app.db.identity
    .insertInto('identity.app_user')
    .values({
      client_id: clientId,
      email,
      password_hash: await hashPassword(password),
      first_name: 'Demo',
      last_name: 'Clerk',
      title: 'Traffic clerk',
      profile_due: false,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const clerk = { clientId, userId, name: 'Demo Clerk', email, company: company.name }
  await app.db.forClient(clientId).transaction(async tx => {
    await seedBook(tx, clientId)
    const rates = await seedRates(tx, clientId, now)
    await seedWire(app, tx, clientId)
    await seedWays(tx, clientId, now)
    await seedShipments(tx, clerk, rates, now, localNow(now, company.time_zone).date)
    await seedRouting(tx, clerk, now)
    await seedOrders(tx, clerk, now, localNow(now, company.time_zone).date)
  })
}
