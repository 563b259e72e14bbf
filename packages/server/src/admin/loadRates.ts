import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CellError, faultText } from '@waybill/domain'
import { addCarrierOnce } from '../modules/carriers/index.ts'
import { loadFuel, loadRateSheet, readFuelFolder, readSheetFolder } from '../modules/rates/index.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

/** The folder itself, or those below it that hold a sheet, in the order of their names. */
function sheetFolders(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new AdminError(`${folder} is not a folder.`)
  if (existsSync(join(folder, 'sheet.csv'))) return [folder]
  const below = readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
  return below.filter(path => statSync(path).isDirectory()).flatMap(sheetFolders)
}

const said = (folder: string, error: CellError): string => faultText({ ...error, file: join(folder, error.file) })

/** Whose company is meant. @throws {AdminError} nobody signs in so */
export async function personOf({ db }: Admin, email: string) {
  const user = await db.identity
    .selectFrom('identity.person')
    .select(['last_client_id', 'user_id'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!user) throw new AdminError(`Nobody signs in as ${email}.`)
  return { clientId: user.last_client_id, userId: user.user_id }
}

/**
 * Loads every rate sheet of a folder for the company of a person. A carrier that the company does not know yet is added.
 * Returns a line for each sheet.
 * @throws {AdminError} with every fault of every sheet; then nothing was loaded
 */
export async function loadRates(admin: Admin, email: string, folder: string): Promise<readonly string[]> {
  const { db, clock } = admin
  const { clientId, userId } = await personOf(admin, email)
  const folders = sheetFolders(folder)
  if (folders.length === 0) throw new AdminError(`There is no sheet.csv in ${folder} or below it.`)
  return db.forClient(clientId).transaction(async tx => {
    const faults: string[] = []
    const lines: string[] = []
    for (const path of folders) {
      const loaded = await loadRateSheet(tx, clientId, readSheetFolder(path), clock.now(), userId)
      if (loaded.kind === 'errors') {
        faults.push(...loaded.errors.map(error => said(path, error)))
        continue
      }
      const { scac, carrier, service } = loaded.sheet
      await addCarrierOnce(tx, clientId, scac, carrier)
      lines.push(`${scac} ${service}: version ${loaded.version}${loaded.kind === 'unchanged' ? ', unchanged' : ''}`)
    }
    if (faults.length > 0) throw new AdminError(['Nothing was loaded:', ...faults].join('\n'))
    return lines
  })
}

/**
 * Loads the fuel programs and index prices of a folder (`programs.csv`, `index.csv`, either or both) for the company of a
 * person. Returns a line on what was new.
 * @throws {AdminError} with every fault; then nothing was loaded
 */
export async function loadFuelFolder(admin: Admin, email: string, folder: string): Promise<string> {
  const { db, clock } = admin
  const { clientId, userId } = await personOf(admin, email)
  const texts = readFuelFolder(folder)
  if (Object.keys(texts).length === 0) throw new AdminError(`There is no programs.csv and no index.csv in ${folder}.`)
  return db.forClient(clientId).transaction(async tx => {
    const loaded = await loadFuel(tx, clientId, texts, clock.now(), userId)
    if (loaded.kind === 'loaded') return `New: ${loaded.programs} fuel programs, ${loaded.prices} index prices.`
    throw new AdminError(['Nothing was loaded:', ...loaded.errors.map(error => said(folder, error))].join('\n'))
  })
}
