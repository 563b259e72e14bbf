import type { App } from '../../app.ts'
import { type DemoSignIn, type Further, fillLeftEmpty, firstSignIn, seedCompany } from '../seed.ts'
import { planPastYear } from './pastYear.ts'
import { showStories } from './showStories.ts'
import { planStories } from './stories.ts'

/**
 * Fills an empty database with one plainly-demo company. It alone is the showcase: a shipment in every state and a year behind it,
 * so that each screen looks as it does in use.
 * @param tell is given its sign-in as soon as it works, while the data are written; null: that company is not there
 */
export async function seedDemo(app: App, tell: (signIn: DemoSignIn | null) => void = () => {}): Promise<void> {
  const db = app.db.identity
  const { n } = await db
    .selectFrom('identity.client')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const showcase: Further = {
    plan: today => [...planStories(today), ...planPastYear(today)],
    act: (tx, clerk, placed, now) => showStories(app, tx, clerk, placed, now),
  }
  if (n === 0) return seedCompany(app, firstSignIn, showcase, () => tell(firstSignIn))
  const user = await db
    .selectFrom('identity.person')
    .select('user_id')
    .where('email', '=', firstSignIn.email)
    .executeTakeFirst()
  tell(user === undefined ? null : firstSignIn)
  await fillLeftEmpty(app, firstSignIn, showcase)
}
