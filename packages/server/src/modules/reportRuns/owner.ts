import type { Tx } from '../../db/open.ts'
import { readDocks } from '../../identity/memberships.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import type { ScheduleRow } from './scheduleRows.ts'

/** Whose report it is, and how the company is called. */
export interface Owner {
  readonly userId: number
  readonly name: string
  /** Blank: nobody of the company is active. */
  readonly email: string
  /** May open the reports. */
  readonly mayRun: boolean
  readonly seesPrices: boolean
  /** Own docks that he works at; null: all. */
  readonly docks: readonly number[] | null
  readonly company: string
  readonly isSample: boolean
  readonly timeZone: string
}

/** The owner of a schedule, or, where that one was deactivated, the administrator who has been there longest. */
export async function findOwner(tx: Tx, { client_id: clientId, owner_id: ownerId }: ScheduleRow): Promise<Owner> {
  const {
    name: company,
    is_demo: isSample,
    time_zone: timeZone,
  } = await tx
    .selectFrom('identity.client')
    .select(['name', 'is_demo', 'time_zone'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const people = tx
    .selectFrom('identity.member')
    .select(['user_id', 'first_name', 'last_name', 'email', 'page_list', 'sees_prices', 'dock_list'])
    .where('client_id', '=', clientId)
    .where('active', '=', true)
  const person =
    (await people.where('user_id', '=', ownerId).executeTakeFirst()) ??
    (await people
      .where('page_list', 'is', null)
      .where('sees_prices', '=', true)
      .where('dock_list', 'is', null)
      .orderBy('user_id')
      .limit(1)
      .executeTakeFirst())
  const {
    user_id: userId = ownerId,
    email = '',
    page_list: pages = '',
    sees_prices: seesPrices = false,
    dock_list = null,
  } = person ?? {}
  const mayRun = person !== undefined && (pages === null || pages.split(',').includes('Reports'))
  const name = person === undefined ? '' : `${person.first_name} ${person.last_name}`.trim() || email
  return { userId, name, email, mayRun, seesPrices, docks: readDocks(dock_list), company, isSample, timeZone }
}

/**
 * A report shows what its owner sees: who sees less of the company neither gets its files nor says what it shows, and to whom.
 * @throws {Refusal} ReportShowsMore
 */
export async function refuseWhoSeesLess(
  tx: Tx,
  who: Pick<Who, 'docks' | 'seesPrices'>,
  row: ScheduleRow,
): Promise<void> {
  if (who.seesPrices && who.docks === null) return
  const owner = await findOwner(tx, row)
  const seesDocks = who.docks === null || owner.docks?.every(dock => who.docks?.includes(dock)) === true
  if (!seesDocks || (owner.seesPrices && !who.seesPrices)) throw await seesLess(tx, row)
}

/** What is said to who sees less than the owner of a report. */
export const seesLess = async (tx: Tx, row: ScheduleRow): Promise<Refusal> =>
  new Refusal('ReportShowsMore', { name: (await findOwner(tx, row)).name })
