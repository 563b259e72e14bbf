import type { App } from '../../app.ts'
import { type DemoSignIn, type Further, fillLeftEmpty, firstSignIn, seedCompany } from '../seed.ts'
import { planPastYear } from './pastYear.ts'
import { showStories } from './showStories.ts'
import { planStories } from './stories.ts'

/**
 * Fills an empty database with one plainly-demo company; returns its sign-in while that company is there. It alone is the
 * showcase: a shipment in every state and a year behind it, so that each screen looks as it does in use.
 */
export async function seedDemo(app: App): Promise<DemoSignIn | null> {
  const db = app.db.identity
  const { n } = await db
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const showcase: Further = {
    plan: today => [...planStories(today), ...planPastYear(today)],
    act: (tx, clerk, placed, now) => showStories(app, tx, clerk, placed, now),
  }
  if (n === 0) await seedCompany(app, firstSignIn, showcase)
  else await fillLeftEmpty(app, firstSignIn, showcase)
  const user = await db
    .selectFrom('identity.person')
    .select('user_id')
    .where('email', '=', firstSignIn.email)
    .executeTakeFirst()
  return user ? firstSignIn : null
}
