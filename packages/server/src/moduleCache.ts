import { mkdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { dataFolder } from './dataFolder.ts'

const root = join(import.meta.dirname, '../../..')

/** The folder is ours and nobody else may write to it: what lies in it is run. */
function isOurs(folder: string): boolean {
  if (process.getuid === undefined) return true
  const { uid, mode } = statSync(folder)
  return uid === process.getuid() && (mode & 0o022) === 0
}

function keepsIn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isOurs(folder)) return false
    enableCompileCache(folder)
    return true
  } catch {
    // One that cannot be written is told by what needs it.
    return false
  }
}

/**
 * Keeps compiled modules, so that every start but the first is twice as fast: beside the dependencies they were made with,
 * or in the data folder where those are somebody else's. Anywhere else, above all in /tmp, somebody else could have made
 * the folder. Without a folder of our own nothing is kept.
 */
export function keepCompiledModules(checkout = root, dataDir = process.env.WAYBILL_DATA): void {
  const places = [join(checkout, 'node_modules', '.waybill', 'modules'), join(dataFolder(dataDir), 'modules')]
  places.some(keepsIn)
}
