import { basename, join } from 'node:path'
import { refuseTwice, sourcesIn } from './sources.mjs'

const home = 'packages/contract/src/calls'

/** Every call that stands in a file of its own name in the folder of its group: what the contract's calls are. */
export function callsRegister(root) {
  const found = sourcesIn(join(root, home), '*/*.ts')
    .map(({ path, text }) => ({ path, text, name: basename(path, '.ts') }))
    .filter(({ name, text }) => text.includes(`export const ${name} = defineCall(`))
  refuseTwice('call', found)
  const imports = found.map(({ name, path }) => `import { ${name} } from './${path}'\n`).join('')
  // A line each: the type that is inferred from so many schemas is longer than the compiler writes down.
  const types = found.map(({ name }) => `  readonly ${name}: typeof ${name}\n`).join('')
  const rows = found.map(({ name }) => `  ${name},\n`).join('')
  return [
    `${home}/all.generated.ts`,
    `${imports}\nexport type FolderCalls = {\n${types}}\n\nexport const folderCalls: FolderCalls = {\n${rows}}\n`,
  ]
}
