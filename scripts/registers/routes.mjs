import { join } from 'node:path'
import { refuseElsewhere, refuseFoldersTwice, refuseTwice, refuseUnsayable, sourcesIn } from './sources.mjs'

const screens = 'packages/web/src/screens'

/** The rows of all screens, each stated in the screen's own folder with its place among them: the order of the menus. */
export function routesRegister(root) {
  const sources = sourcesIn(join(root, screens), '**/route.ts')
  refuseElsewhere(sources, /^[^/]+\/[^/]+\/route\.ts$/, `a screen's is ${screens}/<area>/<Screen>/route.ts`)
  const found = sources.map(({ path, text }) => {
    const place = Number(/^export const place = ([\d.]+)$/m.exec(text)?.[1])
    if (Number.isNaN(place)) throw new Error(`${screens}/${path} says no place among the screens`)
    return { path, place, name: path.split('/')[1] }
  })
  refuseFoldersTwice(found)
  refuseTwice('screen', found)
  refuseUnsayable(found)
  refuseTwice(
    'screen at place',
    found.map(({ path, place }) => ({ path, name: place })),
  )
  const ordered = found.sort((a, b) => a.place - b.place)
  const imports = ordered.map(({ name, path }) => `import { routes as ${name} } from '../screens/${path}'\n`).join('')
  const rows = ordered.map(({ name }) => `  ${name},\n`).join('')
  return [
    'packages/web/src/app/routes.generated.ts',
    `import type { ScreenRow } from '../widgets/screenRow.ts'\n${imports}
/** Built screens in the order of the menus: router, sidebar, menus, breadcrumb, title, permission and palette go by it. */
export const routes: readonly ScreenRow[] = [\n${rows}].flat()\n`,
  ]
}
