import type { App } from '../app.ts'
import { hashPassword } from '../identity/passwords.ts'
import { localNow } from '../places/localNow.ts'
import { seedBook } from './seedBook.ts'
import { seedRates } from './seedRates.ts'
import { seedRouting } from './seedRouting.ts'
import { seedShipments } from './seedShipments.ts'
import { seedWays } from './seedWays.ts'
import { seedWire } from './seedWire.ts'

export interface DemoSignIn {
  readonly email: string
  readonly password: string
}

const signIn: DemoSignIn = { email: 'demo@waybill.invalid', password: 'demo shipper 1' }

/** Fills an empty database with one plainly-demo company; returns its sign-in while that company is there. */
export async function seedDemo(app: App): Promise<DemoSignIn | null> {
  const db = app.db.identity
  const { n } = await db
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n === 0) await seedCompany(app)
  const user = await db
    .selectFrom('identity.app_user')
    .select('user_id')
    .where('email', '=', signIn.email)
    .executeTakeFirst()
  return user ? signIn : null
}

const company = { name: 'Demo Shipping Company', time_zone: 'America/New_York' } as const

async function seedCompany(app: App): Promise<void> {
  const { client_id: clientId } = await app.db.identity
    .insertInto('identity.client')
    .values({ ...company, is_demo: true })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  const { user_id: userId } = await app.db.identity
    .insertInto('identity.app_user')
    .values({
      client_id: clientId,
      email: signIn.email,
      password_hash: await hashPassword(signIn.password),
      first_name: 'Demo',
      last_name: 'Clerk',
      title: 'Traffic clerk',
      profile_due: false,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const clerk = { clientId, userId, name: 'Demo Clerk', email: signIn.email, company: company.name }
  await app.db.forClient(clientId).transaction(async tx => {
    await seedBook(tx, clientId)
    const rates = await seedRates(tx, clientId, now)
    await seedWire(app, tx, clientId)
    await seedWays(tx, clientId, now)
    await seedShipments(tx, clerk, rates, now, localNow(now, company.time_zone).date)
    await seedRouting(tx, clerk, now)
  })
}
