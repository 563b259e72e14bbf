// Collects the lists of the contract and their handlers, so that a new list is registered by standing in its folder
// (docs/architecture.md, *Lists*): `npm run lists` writes both files, `--check` says whether they are as they should be.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const contract = join(root, 'packages/contract/src/lists')
const modules = join(root, 'packages/server/src/modules')
const head = '// Written by `npm run lists`.\n'

const isCall = value => typeof value === 'object' && value !== null && 'effect' in value && 'access' in value

/** Every list of the contract by the name that people's views are kept under, and the calls that are made from it. */
async function lists() {
  const names = globSync('*.ts', { cwd: contract })
    .map(path => basename(path, '.ts'))
    .filter(name => name !== 'index' && !/\.(generated|test)$/.test(name))
    .sort()
  const found = []
  for (const name of names) {
    const exported = await import(pathToFileURL(join(contract, `${name}.ts`)).href)
    if (exported.list === undefined) throw new Error(`contract/src/lists/${name}.ts exports no list`)
    const calls = Object.keys(exported).filter(key => isCall(exported[key]))
    found.push({ name, kept: exported.list.name, calls })
  }
  const imports = found.map(({ name }) => `import * as ${name} from './${name}.ts'\n`).join('')
  const rows = found.map(({ name, kept }) => `  ${kept}: ${name}.list,\n`).join('')
  const calls = found.flatMap(one => one.calls.map(call => `  ${call}: ${one.name}.${call},\n`)).join('')
  return `${head}${imports}\nexport const lists = {\n${rows}} as const\n\nexport const listCalls = {\n${calls}} as const\n`
}

/** What the calls of the lists do. */
function handlers() {
  const paths = globSync('**/*List.ts', { cwd: modules })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /^export const handlers = serveList\(/m.test(readFileSync(join(modules, path), 'utf8')))
    .sort()
  const imports = paths.map((path, n) => `import { handlers as list${n} } from './${path}'\n`).join('')
  return `${head}${imports}\nexport const listHandlers = { ${paths.map((_, n) => `...list${n}`).join(', ')} }\n`
}

const files = {
  [join(contract, 'all.generated.ts')]: await lists(),
  [join(modules, 'listHandlers.generated.ts')]: handlers(),
}

const read = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const old = Object.entries(files).filter(([path, text]) => read(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of old) console.error(`${relative(root, path)} is not that of the lists: npm run lists writes it`)
  process.exit(old.length === 0 ? 0 : 1)
}
for (const [path, text] of old) writeFileSync(path, text)
