import { mkdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folder is ours and nobody else may write to it: what lies in it is run. */
function isOurs(folder: string): boolean {
  if (process.getuid === undefined) return true
  const { uid, mode } = statSync(folder)
  return uid === process.getuid() && (mode & 0o022) === 0
}

/**
 * Keeps compiled modules in the data folder, so that the second start is twice as fast. Anywhere else, above all in /tmp,
 * somebody else could have made the folder. Without a folder of our own nothing is kept.
 */
export function keepCompiledModules(dataDir = process.env.WAYBILL_DATA): void {
  const data = dataDir?.replace(/^~(?=\/)/, homedir()) || join(import.meta.dirname, '../../../.data')
  const folder = join(resolve(data), 'modules')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (isOurs(folder)) enableCompileCache(folder)
  } catch {
    // A data folder that cannot be written is told by what needs it.
  }
}
