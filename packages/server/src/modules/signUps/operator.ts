import type { App } from '../../app.ts'
import { countSignUps, findOperator } from '../../identity/signUps.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange, type Who } from '../../who.ts'

const isOperator = async ({ db, settings }: Pick<App, 'db' | 'settings'>, { clientId }: Who): Promise<boolean> =>
  (await findOperator(db.identity, settings)) === clientId

/**
 * Whoever decides sign-ups: somebody of the operator's company who may change what Manage Users shows.
 * @throws {Refusal} NotFound for every other company; LookOnly
 */
export async function refuseOthers(app: Pick<App, 'db' | 'settings'>, who: Who): Promise<void> {
  if (!(await isOperator(app, who))) throw new Refusal('NotFound')
  if (!mayChange(who, ['ManageUsers'])) throw new Refusal('LookOnly')
}

/** How many requests wait; null for whoever does not decide them. */
export const signUpsWaiting = async (app: Pick<App, 'db' | 'settings'>, who: Who): Promise<number | null> =>
  mayChange(who, ['ManageUsers']) && (await isOperator(app, who)) ? countSignUps(app.db.identity) : null
