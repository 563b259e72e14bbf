import { existsSync, readFileSync, statSync } from 'node:fs'
import { type ListFault, loadTerminals } from '../modules/terminals/index.ts'
import { AdminError } from './companies.ts'
import { personOf } from './loadRates.ts'
import type { Admin } from './openAdmin.ts'

/** Bytes: some ten thousand terminals. */
const LIST_MAX = 5_000_000

const faultWords = ({ row, head, what, value }: ListFault): string => {
  const wrong = { missing: 'is missing', tooLong: 'is too long', wrong: `can’t be “${value}”` }[what]
  return `Row ${row}: ${head} ${wrong}.`
}

/**
 * Loads a CSV list of carriers' terminals for the company of a person. Returns a line on what was loaded.
 * @throws {AdminError} with every fault; then nothing was loaded
 */
export async function loadTerminalList(admin: Admin, email: string, file: string): Promise<string> {
  const { clientId } = await personOf(admin, email)
  if (!existsSync(file) || !statSync(file).isFile()) throw new AdminError(`${file} is not a file.`)
  if (statSync(file).size > LIST_MAX) throw new AdminError(`${file} is larger than 5 MB.`)
  const csv = readFileSync(file, 'utf8')
  return admin.db.forClient(clientId).transaction(async tx => {
    const loaded = await loadTerminals(tx, clientId, csv)
    if (loaded.kind === 'errors')
      throw new AdminError(['Nothing was loaded:', ...loaded.errors.map(faultWords)].join('\n'))
    return `Loaded: ${loaded.terminals} terminals.`
  })
}
