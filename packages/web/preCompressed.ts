import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const squeeze = promisify(gzip)
const squeezeMore = promisify(brotliCompress)

/** What is smaller than this gains nothing. */
const SMALL = 250

/**
 * Writes each script, style and picture compressed beside itself, in both ways that browsers ask for: the server sends
 * those as they are and compresses nothing while somebody on a slow net waits.
 */
export const preCompressed: Plugin = {
  name: 'pre-compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets')
    for (const name of await readdir(assets)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      const path = join(assets, name)
      const bytes = await readFile(path)
      if (bytes.length < SMALL) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const [small, smaller] = await Promise.all([squeeze(bytes, { level: 9 }), squeezeMore(bytes, { params })])
      await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
    }
  },
}
