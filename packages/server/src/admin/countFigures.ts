import { countAnew, mendSums, recountDifferences } from '../modules/figures/index.ts'
import { AdminError } from './companies.ts'
import { personOf } from './loadRates.ts'
import type { Admin } from './openAdmin.ts'

/**
 * Says the figures of a person's company anew, or those of all companies, while the product runs, and compares them with a
 * recount. Returns a line on what was counted.
 * @throws {AdminError} where a figure still differs, with what and where
 */
export async function countFigures(admin: Admin, email: string | undefined): Promise<string> {
  const companies =
    email === undefined
      ? await admin.db.identity.selectFrom('identity.client').select('client_id as clientId').execute()
      : [await personOf(admin, email)]
  const wrong: string[] = []
  for (const { clientId } of companies) {
    const db = admin.db.forClient(clientId)
    await countAnew(db, clientId)
    await db.transaction(tx => mendSums(tx, clientId))
    const differences = await db.transaction(tx => recountDifferences(tx, clientId))
    wrong.push(...differences.map(({ what, key }) => `Company ${clientId}: ${what} ${key}`))
  }
  if (wrong.length > 0) throw new AdminError(['These figures differ from a recount:', ...wrong].join('\n'))
  return companies.length === 1 ? 'Counted: 1 company.' : `Counted: ${companies.length} companies.`
}
