import type { TokenKeeper, Tokens } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { keepGrant } from '../../carriers/grants.ts'
import { type Tx, within } from '../../db/open.ts'
import { checkAccount, type Verdict } from './checkAccount.ts'
import { type Keeper, keepParcelAccount } from './keepParcelAccount.ts'
import { knownAccounts } from './parcelAccountRows.ts'
import { CONNECTED, modeOf, NUMBER_FIELD, parcelConnectors } from './parcelForms.ts'

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

/** The carrier's installation that an account of this number belongs to. */
export async function environmentOf(app: App, tx: Tx, clientId: number, connector: string, number: string) {
  const { known } = await accountsWith(app, within(tx), clientId, connector)
  return known.find(same(number))?.environment ?? 'live'
}

const same =
  (number: string) =>
  ({ accountNumber }: { readonly accountNumber: string }): boolean =>
    accountNumber.toUpperCase() === number.toUpperCase()

/** Tokens that are tried before they are kept. */
const unkept = ({ accessToken: value }: Tokens): TokenKeeper => ({
  find: async refused =>
    refused === null
      ? { kind: 'token', value }
      : { kind: 'failed', scac: '', reason: 'credentials', message: '', providerStatus: 401 },
  doubt: async () => {},
})

/**
 * Keeps an account whose company has just signed in at its carrier: a new one, or the one of that number, which signs in so
 * from now on. The carrier is asked whether sign-in and number go together.
 */
export async function connectParcelAccount(
  keeper: Keeper,
  given: { readonly connector: string; readonly number: string; readonly tokens: Tokens },
): Promise<Verdict | { readonly kind: 'exist'; readonly message: string }> {
  const { app, db, doer } = keeper
  const { connector, number, tokens } = given
  const { clientId, name: by } = doer.who
  const { form, known } = await db.transaction(tx => accountsWith(app, within(tx), clientId, connector))
  const before = known.find(same(number)) ?? null
  const fields = { ...CONNECTED, pickupType: before?.fields.pickupType ?? '01', [NUMBER_FIELD]: number }
  const environment = before?.environment ?? 'live'
  const verdict = await checkAccount(app, clientId, form, { environment, settings: fields, tokens: unkept(tokens) })
  if (verdict.kind !== 'accepted') return verdict
  const isFirst = known.every(({ login_name }) => login_name !== '')
  const message = await keepParcelAccount(keeper, {
    ...{ connector: form, before, environment, fields },
    name: before?.login_name ?? (isFirst ? '' : number),
    also: async (tx, accountId) => {
      const { login_id: loginId } = await tx
        .selectFrom('carrier_account')
        .select('login_id')
        .where('client_id', '=', clientId)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      await keepGrant(app, tx, { clientId, loginId }, { tokens, by, at: doer.at })
    },
  })
  return message === '' ? verdict : { kind: 'exist', message }
}
