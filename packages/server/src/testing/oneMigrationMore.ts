import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before the product (`--import`), it makes this checkout the version after it: the same code with one migration more,
 * which stands in the environment.
 */
const { NEXT_NAME: name = '', NEXT_TEXT: text = '' } = process.env
const { readdirSync, readFileSync } = fs
Object.assign(fs, {
  readdirSync: (path: string, ...how: []) => {
    const found = readdirSync(path, ...how)
    return /[\\/]db[\\/]migrations$/.test(path) ? [...found, `${name}.sql`] : found
  },
  readFileSync: (path: string, ...how: []) =>
    String(path).endsWith(`${name}.sql`) ? text : readFileSync(path, ...how),
})
syncBuiltinESMExports()
