import { join } from 'node:path'
import { refuseTwice, sourcesIn } from './sources.mjs'

const modules = 'packages/server/src/modules'
const HANDLER = /^export const (\w+): Handler<typeof (\w+)>/gm

/**
 * What answers each call: whatever a module exports as `Handler<typeof Name>`, and the lists that are served. A call
 * that nobody answers, or an answer to no call, is a fault of types in the file that this writes.
 */
export function handlersRegister(root) {
  const sources = sourcesIn(join(root, modules), '*/**/*.ts')
  const found = sources
    .flatMap(({ path, text }) => [...text.matchAll(HANDLER)].map(([, exported, name]) => ({ path, exported, name })))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  refuseTwice('handler of', found)
  const lists = sources.filter(({ text }) => /^export const handlers = serveList\(/m.test(text))
  const imports = [
    "import type { Handlers } from '../handler.ts'\n",
    ...found.map(
      ({ path, exported, name }) =>
        `import { ${exported === name ? name : `${exported} as ${name}`} } from './${path}'\n`,
    ),
    ...lists.map(({ path }, n) => `import { handlers as list${n} } from './${path}'\n`),
  ]
  const rows = [...found.map(({ name }) => `  ${name},\n`), ...lists.map((_, n) => `  ...list${n},\n`)]
  return [
    `${modules}/handlers.generated.ts`,
    `${imports.join('')}\nexport const handlers: Handlers = {\n${rows.join('')}}\n`,
  ]
}
