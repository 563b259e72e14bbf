import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderCalls } from './calls.mjs'
import { refuseElsewhere, refuseTwice, refuseUnsayable, sourcesIn } from './sources.mjs'

const home = 'packages/contract/src/lists'

const isCall = value => typeof value === 'object' && value !== null && 'effect' in value && 'access' in value

/** Every list of the contract: its file, the name that people's views are kept under, and the calls that are made from it. */
export async function definedLists(root) {
  const sources = sourcesIn(join(root, home), '**/*.ts').filter(({ path }) => path !== 'index.ts')
  refuseElsewhere(sources, /^[^/]+$/, `a list is said in ${home}/<name>.ts`)
  const found = []
  for (const { path } of sources) {
    const exported = await import(pathToFileURL(join(root, home, path)).href)
    if (exported.list === undefined) throw new Error(`${home}/${path} exports no list`)
    const calls = Object.keys(exported).filter(key => isCall(exported[key]))
    found.push({ path, name: basename(path, '.ts'), kept: exported.list.name, calls })
  }
  refuseUnsayable(found)
  refuseTwice('list', found)
  refuseTwice(
    'list',
    found.map(({ path, kept }) => ({ path, name: kept })),
  )
  return found
}

/** Every call, in its folder or of a list, and where it is said. */
export function everyCall(root, lists) {
  const ofLists = lists.flatMap(({ path, calls }) => calls.map(name => ({ path: `lists/${path}`, name })))
  const ofFolders = folderCalls(root).map(({ path, name }) => ({ path: `calls/${path}`, name }))
  const found = [...ofFolders, ...ofLists]
  refuseTwice('call', found)
  return found
}

/** Every list of the contract by the name that people's views are kept under, and their calls. */
export function listsRegister(lists) {
  const imports = lists.map(({ name }) => `import * as ${name} from './${name}.ts'\n`).join('')
  const rows = lists.map(({ name, kept }) => `  ${kept}: ${name}.list,\n`).join('')
  const calls = lists.flatMap(one => one.calls.map(call => `  ${call}: ${one.name}.${call},\n`)).join('')
  return [
    `${home}/all.generated.ts`,
    `${imports}\nexport const lists = {\n${rows}} as const\n\nexport const listCalls = {\n${calls}} as const\n`,
  ]
}
