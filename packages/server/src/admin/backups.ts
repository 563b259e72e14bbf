import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import type { Settings } from '../settings.ts'
import { AdminError } from './companies.ts'
import { withDatabase } from './openAdmin.ts'

// npm runs scripts in the project's folder; the operator means the folder he stands in.
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

const held = (rows: number, files: number): string =>
  `${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files`

/** `backup FILE`: all of the installation in one file, while it works. */
export async function backupTo(settings: Settings, [file]: readonly string[]): Promise<string> {
  if (file === undefined) throw new AdminError('Usage: npm run admin -- backup FILE')
  const path = pathOf(file)
  if (existsSync(path)) throw new AdminError(`${path} is there already. Name another file.`)
  const { rows, files } = await withDatabase(settings, connection => backUp(connection, settings, path, new Date()))
  return `${path} holds ${held(rows, files)}. It does not hold WAYBILL_SECRET (or secret.key): keep that too, in another place.`
}

/** `restore FILE [--check | --over]`: puts a backup into an empty database, or reads whether it is whole. */
export async function restoreFrom(settings: Settings, [file, how]: readonly string[]): Promise<string> {
  if (file === undefined || (how !== undefined && how !== '--check' && how !== '--over')) {
    throw new AdminError('Usage: npm run admin -- restore FILE [--check | --over]')
  }
  const path = pathOf(file)
  if (how === '--check') {
    const { manifest, rows, files } = await checkBackup(path)
    return `The backup of ${manifest.at} is whole: ${held(rows, files)}, as of ${manifest.migration}.`
  }
  const { rows, files, isSecretOther } = await withDatabase(settings, connection =>
    restore(connection, settings, path, how === '--over'),
  )
  return [
    `Restored: ${held(rows, files)}.`,
    ...(settings.holdsCopies ? ['Nothing leaves this database until it is claimed: npm run admin -- claim'] : []),
    ...(isSecretOther
      ? ['It is sealed with another WAYBILL_SECRET than the one that is set: set that one before the start.']
      : []),
  ].join('\n')
}
