// Writes the files of one new thing where the registers find them (docs/architecture.md, *Where a new thing goes*), and the
// registers: `npm run new call <Group>/<Name> <module>`, `npm run new list <name> <module>`, `npm run new carrier <name>`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newCall } from './new/call.mjs'
import { newCarrier } from './new/carrier.mjs'
import { newList } from './new/list.mjs'
import { definedLists, everyCall } from './registers/lists.mjs'

const root = join(import.meta.dirname, '..')
const kinds = { call: newCall, list: newList, carrier: newCarrier }

const usage = `npm run new call <Group>/<Name> <module>    npm run new call Orders/CloseOrder salesOrders
npm run new list <name> <module>             npm run new list closedOrders salesOrders
npm run new carrier <name>                   npm run new carrier estes`

/** Whoever asks for what there is, or for what can't be, is told before anything is written. */
function refuse(why) {
  console.error(why)
  process.exit(1)
}

/** What stands at a path already, or differs from it by case alone: not every file system tells them apart. */
function standing(path) {
  let at = ''
  for (const part of path.split('/')) {
    const among = at === '' ? root : join(root, at)
    const found = readdirSync(among).find(name => name.toLowerCase() === part.toLowerCase())
    if (found === undefined) return undefined
    at = at === '' ? found : `${at}/${found}`
    if (found !== part) return at
  }
  return at
}

/** Which of these calls there are already, in a folder or of a list. */
async function callsThere(names) {
  const asked = new Set(names.map(name => name.toLowerCase()))
  return everyCall(root, await definedLists(root)).filter(({ name }) => asked.has(name.toLowerCase()))
}

const [kind = '', ...given] = process.argv.slice(2)
if (!Object.hasOwn(kinds, kind)) refuse(usage)
const read = path => readFileSync(join(root, path), 'utf8')
const plan = kinds[kind](given, { read, root })
if (typeof plan === 'string') refuse(`${plan}\n\n${usage}`)
const { files, changes = {}, calls = [], registers = [], next } = plan
const there = [...Object.keys(files), ...registers].map(standing).filter(path => path !== undefined)
if (there.length > 0) refuse(`${[...new Set(there)].join(', ')} is there already`)
const called = calls.length === 0 ? [] : await callsThere(calls)
if (called.length > 0) refuse(called.map(({ name, path }) => `${name} is a call already: ${path}`).join('\n'))
const texts = {
  ...files,
  ...Object.fromEntries(Object.entries(changes).map(([path, change]) => [path, change(read(path))])),
}
for (const [path, text] of Object.entries(texts)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  console.log(path)
}
const quietly = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
execFileSync(process.execPath, ['scripts/registers.mjs'], quietly)
// Imports that were added stand in their order.
const biome = join('node_modules', '.bin', 'biome')
execFileSync(biome, ['check', '--write', ...Object.keys(texts)], { ...quietly, shell: process.platform === 'win32' })
console.log(`\n${next}`)
