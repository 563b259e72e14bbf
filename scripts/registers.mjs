// Registers of what stands in folders, so that a new thing is found by where it stands and what it is called
// (docs/architecture.md, *Where a new thing goes*): `npm run registers` writes them, `--check` says whether they are as
// they should be.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsRegister } from './registers/calls.mjs'
import { carriersRegister } from './registers/carriers.mjs'
import { handlersRegister } from './registers/handlers.mjs'
import { iconsRegister } from './registers/icons.mjs'
import { definedLists, everyCall, listsRegister } from './registers/lists.mjs'
import { routesRegister } from './registers/routes.mjs'
import { textsRegister } from './registers/texts.mjs'
import { workRegister } from './registers/work.mjs'
import { outdated } from './registers/written.mjs'

const root = join(import.meta.dirname, '..')

const lists = await definedLists(root)
everyCall(root, lists)
const old = outdated(root, [
  listsRegister(lists),
  callsRegister(root),
  handlersRegister(root, lists),
  workRegister(root),
  carriersRegister(root),
  routesRegister(root),
  iconsRegister(root),
  ...textsRegister(root),
])
if (process.argv.includes('--check')) {
  for (const { path } of old) console.error(`${path} is not what stands in its folders: npm run registers writes it`)
  process.exit(old.length === 0 ? 0 : 1)
}
for (const { path, text } of old) writeFileSync(join(root, path), text)
