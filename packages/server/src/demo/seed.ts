import type { App } from '../app.ts'
import { hashPassword } from '../identity/passwords.ts'

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

async function seedCompany(app: App): Promise<void> {
  const { client_id } = await app.db.identity
    .insertInto('identity.client')
    .values({ name: 'Demo Shipping Company', is_demo: true, time_zone: 'America/New_York' })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  await app.db.identity
    .insertInto('identity.app_user')
    .values({
      client_id,
      email: signIn.email,
      password_hash: await hashPassword(signIn.password),
      first_name: 'Demo',
      last_name: 'Clerk',
      title: 'Traffic clerk',
      profile_due: false,
    })
    .execute()
}
