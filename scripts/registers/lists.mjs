import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourcesIn } from './sources.mjs'

const home = 'packages/contract/src/lists'

const isCall = value => typeof value === 'object' && value !== null && 'effect' in value && 'access' in value

/** Every list of the contract by the name that people's views are kept under, and the calls that are made from it. */
export async function listsRegister(root) {
  const found = []
  for (const { path } of sourcesIn(join(root, home), '*.ts').filter(({ path }) => path !== 'index.ts')) {
    const exported = await import(pathToFileURL(join(root, home, path)).href)
    if (exported.list === undefined) throw new Error(`${home}/${path} exports no list`)
    const calls = Object.keys(exported).filter(key => isCall(exported[key]))
    found.push({ name: basename(path, '.ts'), kept: exported.list.name, calls })
  }
  const imports = found.map(({ name }) => `import * as ${name} from './${name}.ts'\n`).join('')
  const rows = found.map(({ name, kept }) => `  ${kept}: ${name}.list,\n`).join('')
  const calls = found.flatMap(one => one.calls.map(call => `  ${call}: ${one.name}.${call},\n`)).join('')
  return [
    `${home}/all.generated.ts`,
    `${imports}\nexport const lists = {\n${rows}} as const\n\nexport const listCalls = {\n${calls}} as const\n`,
  ]
}
