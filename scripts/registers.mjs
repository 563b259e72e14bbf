// Registers of what stands in folders, so that a new thing is found by where it stands and what it is called
// (docs/architecture.md, *Where a new thing goes*): `npm run registers` writes them, `--check` says whether they are as
// they should be.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsRegister } from './registers/calls.mjs'
import { carriersRegister } from './registers/carriers.mjs'
import { handlersRegister } from './registers/handlers.mjs'
import { listsRegister } from './registers/lists.mjs'
import { routesRegister } from './registers/routes.mjs'
import { textsRegister } from './registers/texts.mjs'
import { workRegister } from './registers/work.mjs'

const root = join(import.meta.dirname, '..')
const HEAD = '// Written by `npm run registers`.\n'

const registers = [
  await listsRegister(root),
  callsRegister(root),
  handlersRegister(root),
  workRegister(root),
  carriersRegister(root),
  routesRegister(root),
  ...textsRegister(root),
]

const read = path => {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}
const old = registers.map(([path, text]) => [path, `${HEAD}${text}`]).filter(([path, text]) => read(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of old) console.error(`${path} is not what stands in its folders: npm run registers writes it`)
  process.exit(old.length === 0 ? 0 : 1)
}
for (const [path, text] of old) writeFileSync(join(root, path), text)
