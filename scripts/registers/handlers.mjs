import { join } from 'node:path'
import { refuseFoldersTwice, refuseOverlooked, refuseTwice, sourcesIn } from './sources.mjs'

const modules = 'packages/server/src/modules'
const HANDLER = /^export const (\w+):\s*Handler<\s*typeof\s+(\w+),?\s*>/gm
/** A variable within a function is nobody's answer. */
const SAID_HANDLER = /(?<!^ +const \w+: )\bHandler</gm
const SERVED = /^export const handlers\s*=\s*serveList\(\s*(\w+)/gm
const SAID_SERVED = /\bserveList\b(?!\s*[,}]|\.ts)/g

/** The name of the contract's file of a list that a source calls `local`. */
function listNamed(local, { path, text }) {
  for (const [, names, file] of text.matchAll(/^import \{([^}]*)\} from '@waybill\/contract\/lists\/(\w+)\.ts'/gm)) {
    if (names.split(',').some(one => one.trim() === local || one.trim() === `list as ${local}`)) return file
  }
  throw new Error(`${path} serves ${local}, which it does not import as a list of the contract`)
}

/** The file of the contract, and the file of a module, of each list that is served. */
function servedLists(sources) {
  const found = sources
    .filter(({ path }) => path.includes('/'))
    .flatMap(source =>
      [...source.text.matchAll(SERVED)].map(([, local]) => ({ path: source.path, name: listNamed(local, source) })),
    )
  const should = `a list is served once in a file of a module, by \`export const handlers = serveList(\``
  refuseOverlooked(SAID_SERVED, sources, found, should)
  refuseTwice('server of the list', found)
  return found
}

/**
 * What answers each call: whatever a module exports as `Handler<typeof Name>`, and the lists that are served. A call
 * that nobody answers, or an answer to no call, is a fault of types in the file that this writes.
 * @param lists of the contract, with the calls of each
 */
export function handlersRegister(root, lists) {
  const sources = sourcesIn(join(root, modules), '**/*.ts')
  refuseFoldersTwice(sources)
  const found = sources
    .filter(({ path }) => path.includes('/'))
    .flatMap(({ path, text }) => [...text.matchAll(HANDLER)].map(([, exported, name]) => ({ path, exported, name })))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const should = `a handler is said as \`export const <name>: Handler<typeof <Call>>\` in ${modules}/<module>`
  refuseOverlooked(SAID_HANDLER, sources, found, should)
  const served = servedLists(sources)
  const ofLists = served.flatMap(({ path, name }) =>
    (lists.find(list => list.name === name)?.calls ?? []).map(call => ({ path, name: call })),
  )
  refuseTwice('handler of', [...found, ...ofLists])
  const imports = [
    "import type { Handlers } from '../handler.ts'\n",
    ...found.map(
      ({ path, exported, name }) =>
        `import { ${exported === name ? name : `${exported} as ${name}`} } from './${path}'\n`,
    ),
    ...served.map(({ path }, n) => `import { handlers as list${n} } from './${path}'\n`),
  ]
  const rows = [...found.map(({ name }) => `  ${name},\n`), ...served.map((_, n) => `  ...list${n},\n`)]
  return [
    `${modules}/handlers.generated.ts`,
    `${imports.join('')}\nexport const handlers: Handlers = {\n${rows.join('')}}\n`,
  ]
}
