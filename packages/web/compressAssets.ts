import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { constants as os, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const squeeze = promisify(gzip)
const squeezeMore = promisify(brotliCompress)

/** What is smaller than this gains nothing (bytes). */
const SMALL = 250
const AT_ONCE = 2

/** A half-written file never bears the name: a server may be sending these already. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.half`, bytes)
  await rename(`${path}.half`, path)
}

/**
 * Writes each script, style and picture compressed beside itself, in both ways that browsers ask for: the server sends
 * those as they are and compresses nothing while somebody on a slow net waits. What is there already is left: names bear the
 * hash of what is in them.
 * @param assets the folder of the built web app that they are in
 */
export async function compressAssets(assets: string): Promise<void> {
  const names = await readdir(assets)
  const there = new Set(names)
  const due = names.filter(
    name => /\.(js|css|svg)$/.test(name) && !(there.has(`${name}.gz`) && there.has(`${name}.br`)),
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  async function work(): Promise<void> {
    for (let name = due.pop(); name !== undefined; name = due.pop()) {
      const path = join(assets, name)
      const bytes = await readFile(path)
      if (bytes.length < SMALL) continue
      await writeWhole(`${path}.gz`, await squeeze(bytes, { level: 9 }))
      await writeWhole(`${path}.br`, await squeezeMore(bytes, { params }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

if (import.meta.main) {
  // Beside a server it takes what that leaves over.
  setPriority(os.priority.PRIORITY_LOW)
  await compressAssets(join(import.meta.dirname, 'dist', 'assets'))
}
