import { basename, join } from 'node:path'
import { refuseFoldersTwice, refuseOverlooked, refuseTwice, sourcesIn } from './sources.mjs'

const home = 'packages/contract/src/calls'
const DEFINED = /^export const (\w+)\s*=\s*defineCall\(/gm
/** Whatever is done with what defines calls, but that it is imported. */
const SAID = /\bdefineCall\b(?!\s*[,}])/g

/** Every call that stands in a file of its own name in the folder of its group. */
export function folderCalls(root) {
  const sources = sourcesIn(join(root, home), '**/*.ts')
  const found = sources
    .filter(({ path }) => path.split('/').length === 2)
    .flatMap(({ path, text }) => [...text.matchAll(DEFINED)].map(([, name]) => ({ path, name })))
    .filter(({ path, name }) => name === basename(path, '.ts'))
  const should = `a call is said as \`export const <Name> = defineCall(\` in ${home}/<Group>/<Name>.ts`
  refuseOverlooked(SAID, sources, found, should)
  refuseFoldersTwice(found)
  refuseTwice('call', found)
  return found
}

/** What the contract's calls are, but those of its lists. */
export function callsRegister(root) {
  const found = folderCalls(root)
  const imports = found.map(({ name, path }) => `import { ${name} } from './${path}'\n`).join('')
  // A line each: the type that is inferred from so many schemas is longer than the compiler writes down.
  const types = found.map(({ name }) => `  readonly ${name}: typeof ${name}\n`).join('')
  const rows = found.map(({ name }) => `  ${name},\n`).join('')
  return [
    `${home}/all.generated.ts`,
    `${imports}\nexport type FolderCalls = {\n${types}}\n\nexport const folderCalls: FolderCalls = {\n${rows}}\n`,
  ]
}
