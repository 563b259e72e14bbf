import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesIn } from './sources.mjs'

const home = 'packages/web/src/ui/icons.generated.ts'
const IMPORTED = /import \{([^}]*)\} from '[^']*\/icons\.generated\.ts'/g

/** `truck-loading` of `IconTruckLoading`, `number-1` of `IconNumber1`. */
const drawingName = name =>
  name
    .replace(/^Icon/, '')
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])|([a-z])(?=\d)/g, (_, a, b, c, d) =>
      a === undefined ? `${c ?? d}-` : `${a}-${b}`,
    )
    .toLowerCase()

/**
 * The icons that the web app shows, out of Tabler's thousands: a checkout that only runs the product does not install those.
 * `IconTruck` is imported from `ui/icons.generated.ts`, and stands there after `npm run registers`.
 */
export function iconsRegister(root) {
  const drawings = JSON.parse(readFileSync(join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json'), 'utf8'))
  const used = new Set()
  for (const folder of ['src', 'components']) {
    for (const { text } of sourcesIn(join(root, 'packages/web', folder), '**/*.{ts,tsx}')) {
      for (const [, names] of text.matchAll(IMPORTED)) {
        for (const name of names.split(',')) if (name.trim() !== '') used.add(name.trim().split(' ')[0])
      }
    }
  }
  const rows = [...used].sort().map(name => {
    const drawing = drawings[drawingName(name)]
    if (drawing === undefined) throw new Error(`Tabler has no icon ${drawingName(name)}, which ${name} would be`)
    return `export const ${name}: Icon = icon('${drawingName(name)}', ${JSON.stringify(drawing)})\n`
  })
  const licence = '// Drawings of Tabler Icons, (c) 2020-2026 Paweł Kuna, under the MIT license.\n'
  return [home, `${licence}import { type Icon, icon } from './icon.ts'\n\n${rows.join('')}`]
}
