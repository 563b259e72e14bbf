import { join } from 'node:path'
import { sourcesIn } from './sources.mjs'

const modules = 'packages/server/src/modules'

/** What modules work of what falls due and of what is swept at night: each index.ts says its own part of `ModuleWork`. */
export function workRegister(root) {
  const found = sourcesIn(join(root, modules), '*/index.ts').flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+): Pick<ModuleWork\b/gm)].map(([, name]) => ({ path, name })),
  )
  const imports = found.map(({ path, name }) => `import { ${name} } from './${path}'\n`).join('')
  const rows = found.map(({ name }) => `  ...${name},\n`).join('')
  return [
    `${modules}/work.generated.ts`,
    `import type { ModuleWork } from '../jobs/work.ts'\n${imports}\nexport const moduleWork: ModuleWork = {\n${rows}}\n`,
  ]
}
