import { basename, join } from 'node:path'
import { refuseElsewhere, refuseTwice, refuseUnsayable, sourcesIn } from './sources.mjs'

const home = 'packages/web/src/texts'
/** What pages for people who are not signed in say: they bring it themselves, without what reads texts by their keys. */
const LIGHT = ['carrierAnswer', 'carrierLetter', 'login']
/** What the shell brings, as one (`texts/shell.ts`). */
const SHELL = ['frame', 'parts']

/** Of each file of English texts the file that a screen imports to bring them, and the keys of all. */
export function textsRegister(root) {
  const sources = sourcesIn(join(root, home, 'en-us'), '**/*.ts')
  refuseElsewhere(sources, /^[^/]+$/, `texts stand in ${home}/en-us/<name>.ts`)
  const found = sources.map(({ path }) => ({ path, name: basename(path, '.ts') }))
  refuseTwice('section of texts', found)
  refuseUnsayable(found)
  const names = found.map(({ name }) => name).filter(name => !LIGHT.includes(name))
  const imports = names.map(name => `import type * as ${name} from './en-us/${name}.ts'\n`).join('')
  const sections = `export type Sections = ${names.map(name => `typeof ${name}`).join(' &\n  ')}\n`
  const brought = names
    .filter(name => !SHELL.includes(name))
    .map(name => [
      `${home}/${name}.ts`,
      `import * as english from './en-us/${name}.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/${name}.ts'))
`,
    ])
  return [[`${home}/sections.generated.ts`, `${imports}\n${sections}`], ...brought]
}
