import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const usual = join(import.meta.dirname, '../../../.data')

/** Where the data lie: what WAYBILL_DATA says, `~` as a shell would read it; left out or empty, in the checkout. */
export const dataFolder = (given = ''): string => resolve(given.replace(/^~(?=\/|$)/, homedir()) || usual)

/** What a file system says of a folder that can't be used, beyond being full. */
const unusable = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'EINVAL', 'ENAMETOOLONG'])

/** A sentence for an error about the data folder, or what lies in it; null: it is of something else. */
export function dataFolderFault(error: unknown, folder: string): string | null {
  if (!(error instanceof Error) || !('code' in error && 'path' in error)) return null
  const { code, path } = error
  if (typeof code !== 'string' || typeof path !== 'string' || !unusable.has(code)) return null
  if (path !== folder && !path.startsWith(`${folder}/`)) return null
  return `WAYBILL_DATA cannot be used: ${path} (${code}). Set it to a folder that this user may make and write.`
}

/** Makes a folder with those above it, one by one: asked for all at once, Node never ends below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
