import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { abandonBackup, backUp } from '../backup/backup.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import { OperatorFault } from '../operatorFault.ts'
import type { Settings } from '../settings.ts'
import { AdminError } from './companies.ts'
import { atEarlyEnd } from './endEarly.ts'
import { withDatabase } from './openAdmin.ts'

const held = (rows: number, files: number): string =>
  `${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files`

/** The place that was named can't take the file: the message is for the operator. */
class Unwritable extends OperatorFault {
  readonly exitCode: number
  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** What the file system says of the place of a backup, as a sentence. */
const orUnwritable =
  (path: string) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOSPC') throw new Unwritable(`The disk of ${path} is full. Name a place with more room.`, 74)
    if (code === 'ENOENT')
      throw new Unwritable(`There is no folder ${dirname(path)}. Make it, or name another one.`, 64)
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') {
      throw new Unwritable(`${path} can't be written by this user. Name another place.`, 64)
    }
    throw error
  }

/** `backup`: all of the installation in one file, while it works. */
export async function backupTo(settings: Settings, path: string): Promise<string> {
  if (existsSync(path)) throw new AdminError(`${path} is there already. Name another file.`)
  const isOver = atEarlyEnd(() => abandonBackup(settings, path))
  // People come first: the database writes no faster than this process reads.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const made = withDatabase(settings, connection => backUp(connection, settings, path, new Date()))
  const { rows, files } = await made.catch(orUnwritable(path)).finally(isOver)
  return `${path} holds ${held(rows, files)}. It does not hold WAYBILL_SECRET (or secret.key): keep that too, in another place.`
}

/** `restore`: puts a backup into an empty database, or reads whether it is whole. */
export async function restoreFrom(settings: Settings, path: string, how: string | undefined): Promise<string> {
  if (how !== undefined && how !== '--check' && how !== '--over')
    throw new AdminError(`${how} is none of --check and --over.`)
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
