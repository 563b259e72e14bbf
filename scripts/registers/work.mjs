import { join } from 'node:path'
import { refuseOverlooked, refuseTwice, sourcesIn } from './sources.mjs'

const modules = 'packages/server/src/modules'

const PART = /^export const (\w+):\s*Pick<\s*ModuleWork,([^>]*)>/gm

/** What modules work of what falls due and of what is swept at night: each index.ts says its own part of `ModuleWork`. */
export function workRegister(root) {
  const sources = sourcesIn(join(root, modules), '**/*.ts')
  const found = sources
    .filter(({ path }) => /^[^/]+\/index\.ts$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(PART)].map(([, name, keys]) => ({ path, name, keys })))
  const should = `a part of it is said as \`export const <name>: Pick<ModuleWork, …>\` in ${modules}/<module>/index.ts`
  refuseOverlooked(/\bPick<\s*ModuleWork\b/g, sources, found, should)
  refuseTwice(
    'worker of',
    found.flatMap(({ path, keys }) => [...keys.matchAll(/'(\w+)'/g)].map(([, name]) => ({ path, name }))),
  )
  refuseTwice('part of the work', found)
  const imports = found.map(({ path, name }) => `import { ${name} } from './${path}'\n`).join('')
  const rows = found.map(({ name }) => `  ...${name},\n`).join('')
  return [
    `${modules}/work.generated.ts`,
    `import type { ModuleWork } from '../jobs/work.ts'\n${imports}\nexport const moduleWork: ModuleWork = {\n${rows}}\n`,
  ]
}
