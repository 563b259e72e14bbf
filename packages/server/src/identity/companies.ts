import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'

type Door = Tx | Kysely<DB>

/** Adds a company. Returns its number. */
export async function addCompany(tx: Door, name: string): Promise<number> {
  const { client_id } = await tx
    .insertInto('identity.client')
    .values({ name })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  return client_id
}

/** Gives a company another name. */
export async function renameClient(db: Door, clientId: number, name: string): Promise<void> {
  await db.updateTable('identity.client').set({ name }).where('client_id', '=', clientId).execute()
}

/** Keeps the GS1 company prefix of a company, 7 to 10 digits; blank takes it away. */
export async function keepGs1Prefix(db: Door, clientId: number, prefix: string): Promise<void> {
  await db.updateTable('identity.client').set({ gs1_prefix: prefix }).where('client_id', '=', clientId).execute()
}

/** What a company has switched on. */
export interface CompanySwitches {
  readonly orderIntegration: boolean
  /** Items are entered by pallets. */
  readonly palletGrid: boolean
}

export async function switchesOf(db: Door, clientId: number): Promise<CompanySwitches> {
  const row = await db
    .selectFrom('identity.client')
    .select(['order_integration', 'pallet_grid'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { orderIntegration: row.order_integration, palletGrid: row.pallet_grid }
}

/** Switches what is given; the rest stays. */
export async function keepSwitches(db: Door, clientId: number, given: Partial<CompanySwitches>): Promise<void> {
  const { orderIntegration, palletGrid } = given
  const change = {
    ...(orderIntegration === undefined ? {} : { order_integration: orderIntegration }),
    ...(palletGrid === undefined ? {} : { pallet_grid: palletGrid }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('identity.client').set(change).where('client_id', '=', clientId).execute()
}

/** What stands with a company itself, as its settings name it. */
export interface CompanyFacts extends CompanySwitches {
  readonly name: string
  /** An IANA name. */
  readonly timeZone: string
  /** 7 to 10 digits; blank: none. */
  readonly gs1Prefix: string
}

/** Where each of them stands. */
export const companyColumns = {
  ...{ name: 'name', timeZone: 'time_zone', gs1Prefix: 'gs1_prefix' },
  ...{ orderIntegration: 'order_integration', palletGrid: 'pallet_grid' },
} as const satisfies Record<keyof CompanyFacts, string>

/** Keeps one of them. */
export async function keepCompanyFact<K extends keyof CompanyFacts>(
  tx: Tx,
  clientId: number,
  fact: K,
  value: CompanyFacts[K],
): Promise<void> {
  await tx
    .updateTable('identity.client')
    .set({ [companyColumns[fact]]: value })
    .where('client_id', '=', clientId)
    .execute()
}

export interface SignUp {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly phone: string
  readonly note: string
  /** The UPS account that is to be set up, and its country (ISO 3166 alpha-2); blank: none. */
  readonly upsAccount?: string
  readonly upsCountry?: string
  /** A UUID of whoever asks: filed once by it. */
  readonly requestId?: string
}

/** Files a request for an account, which the operator decides; the same one again changes nothing. */
export async function fileSignUp(db: Door, given: SignUp): Promise<void> {
  const { firstName, lastName, upsAccount = '', upsCountry = '', requestId, ...request } = given
  await db
    .insertInto('identity.sign_up_request')
    .values({
      ...{ ...request, first_name: firstName, last_name: lastName, ups_account: upsAccount, ups_country: upsCountry },
      ...(requestId === undefined ? {} : { request_id: requestId }),
    })
    .onConflict(conflict => conflict.column('request_id').doNothing())
    .execute()
}
