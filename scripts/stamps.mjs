// What was done of a checkout, and with which contents. Plain Node without dependencies.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const stampOf = name => join(root, 'node_modules', '.waybill', name)

/** What files hold, and where in the checkout: one that was moved or copied is as it was. */
export const hashOf = paths => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(relative(root, path)).update(readFileSync(path))
  return hash.digest('hex')
}

const OUTPUT = new Set(['node_modules', 'dist', 'coverage'])

/** Every source below a folder, in one order. */
export const filesBelow = folder =>
  readdirSync(folder)
    .sort()
    .filter(name => !OUTPUT.has(name))
    .flatMap(name => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesBelow(path) : [path]
    })

/** Whether a piece of work was done with contents of this hash; without one, whether it was done at all. */
export function isDone(name, hash) {
  const file = stampOf(name)
  return existsSync(file) && (hash === undefined || readFileSync(file, 'utf8') === hash)
}

/** Notes that it is. */
export function noteDone(name, hash) {
  mkdirSync(join(root, 'node_modules', '.waybill'), { recursive: true })
  writeFileSync(stampOf(name), hash)
}

/** Notes that it is not, or not any more. */
export const noteUndone = name => rmSync(stampOf(name), { force: true })
