import { existsSync } from 'node:fs'
import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What is written to within a day may be under way, here or on another node. */
const AGE_MS = 24 * 3_600_000

/** Folders of a backup that holds files while it is made: `files.held.<process>`. */
const HELD = /^files\.held\.\d+$/

async function* entriesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* entriesBelow(path)
    else yield path
  }
}

const isOld = async (path: string, now: Date): Promise<boolean> => now.getTime() - (await stat(path)).mtimeMs > AGE_MS

/**
 * Takes away what processes left behind that were killed: halves of uploads, and the names by which a backup held files. Nothing
 * else reads them, and what they hold is never freed otherwise.
 */
export async function sweepLeftovers(data: string, now: Date): Promise<void> {
  for await (const entry of await opendir(data)) {
    const path = join(data, entry.name)
    if (HELD.test(entry.name) && (await isOld(path, now))) await rm(path, { recursive: true, force: true })
  }
  const files = join(data, 'files')
  if (!existsSync(files)) return
  for await (const path of entriesBelow(files)) {
    if (path.endsWith('.half') && (await isOld(path, now))) await rm(path, { force: true })
  }
}
