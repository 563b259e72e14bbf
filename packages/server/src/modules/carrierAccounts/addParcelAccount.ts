import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import { type Keeper, keepParcelAccount } from './keepParcelAccount.ts'
import { knownAccounts } from './parcelAccountRows.ts'
import { modeOf, NUMBER_FIELD, parcelConnectors } from './parcelForms.ts'

/** The company's accounts with a connector's carrier. @throws when accounts with it can't be kept here */
async function accountsWith(app: App, db: Parameters<typeof knownAccounts>[1], clientId: number, connector: string) {
  const [form] = parcelConnectors(app, modeOf(connector))
  if (form === undefined) throw new Error(`accounts with ${connector} are not kept here`)
  return { form, known: await knownAccounts(app, db, clientId, [form]) }
}

/** Whether the company has an account of this number. */
export async function hasParcelAccount(app: App, tx: Tx, clientId: number, connector: string, number: string) {
  const { known } = await accountsWith(app, within(tx), clientId, connector)
  return known.some(({ accountNumber }) => accountNumber.toUpperCase() === number.toUpperCase())
}

/**
 * Adds an account whose sign-in its carrier has just given, by the names of its form.
 * @param given.also done in the same transaction once it stands
 * @returns false: it stands already
 */
export async function addParcelAccount(
  keeper: Keeper,
  given: {
    readonly connector: string
    readonly fields: Readonly<Record<string, string>>
    readonly also: (tx: Tx, accountId: number) => Promise<unknown>
  },
): Promise<boolean> {
  const { app, db, doer } = keeper
  const { fields, also } = given
  const { form, known } = await db.transaction(tx => accountsWith(app, within(tx), doer.who.clientId, given.connector))
  // The first account goes by its carrier's name, the others by their number.
  const isFirst = known.every(({ login_name }) => login_name !== '')
  const name = isFirst ? '' : (fields[NUMBER_FIELD] ?? '')
  const account = { connector: form, before: null, name, environment: 'live', fields, also } as const
  return (await keepParcelAccount(keeper, account)) === ''
}
