import { expect, it } from 'vitest'
import { directionBreaches, importsOf } from './directions.ts'
import { sources } from './sources.ts'

const planted = (text: string, path = 'ui/form/planted.tsx') => directionBreaches([{ path, text }])

it('finds the sources, and what they import', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(importsOf).length).toBeGreaterThan(1500)
})

it('ui ← widgets ← screens ← app, api beside them; public and login stand alone; screens share by widgets only', () => {
  expect(directionBreaches(sources)).toEqual([])
})

it.each([
  ['by name', "import { Chart } from '../../widgets/Chart/Chart.tsx'"],
  ['over several lines', "import {\n  Chart,\n} from\n  '../../widgets/Chart/Chart.tsx'"],
  ['for its effect', "import '../../widgets/Chart/Chart.tsx'"],
  ['of a type', "import type { Bar } from '../../widgets/Chart/Chart.tsx'"],
  ['of a type in its place', "let bar: import('../../widgets/Chart/Chart.tsx').Bar"],
  ['re-exported', "export { Chart } from '../../widgets/Chart/Chart.tsx'"],
  ['re-exported whole', "export * from '../../widgets/Chart/Chart.tsx'"],
  ['when it is needed', "const Chart = lazy(() => import('../../widgets/Chart/Chart.tsx'))"],
  ['in a template', 'await import(`../../widgets/Chart/Chart.tsx`)'],
  ['with a remark', "await import(/* @vite-ignore */ '../../widgets/Chart/Chart.tsx')"],
  ['by a detour', "import { Chart } from '../keys/../../ui/../widgets/Chart/Chart.tsx'"],
  ['by an alias', "import { Chart } from '@/widgets/Chart/Chart.tsx'"],
  ['from the root', "import { Chart } from '/src/widgets/Chart/Chart.tsx'"],
  ['by its own package', "import { Chart } from '@waybill/web/src/widgets/Chart/Chart.tsx'"],
  ['of a style sheet', "import classes from '../../widgets/Chart/Chart.tsx'"],
  ['as text', "import chart from '../../widgets/Chart/Chart.tsx?raw'"],
  ['by address', "new URL('../../widgets/Chart/Chart.tsx', import.meta.url)"],
  ['by pattern', "import.meta.glob('../../widgets/Chart/Chart.tsx')"],
  ['by one of several patterns', "import.meta.glob(['./*.ts', '../../widgets/Chart/Chart.tsx'], { eager: true })"],
])('an import planted %s is found', (_, text) => {
  expect(planted(text)).toEqual(['ui/form/planted.tsx imports widgets/Chart/Chart.tsx'])
})

it('style sheets import along the same directions', () => {
  const sheet = (text: string) => planted(text, 'ui/planted.module.css').length
  expect(sheet("@import '../widgets/Chart/Chart.module.css';")).toBe(1)
  expect(sheet('@import url(../widgets/Chart/Chart.module.css);')).toBe(1)
  expect(sheet(".a { composes: link from '../widgets/Chart/Chart.module.css'; }")).toBe(1)
  expect(sheet("/* @import '../widgets/Chart/Chart.module.css'; */")).toBe(0)
})

it.each([
  ['api/planted.ts', '../ui/notify.ts'],
  ['texts/planted.ts', '../ui/format.ts'],
  ['widgets/Chart/planted.tsx', '../../screens/track/Track/Track.tsx'],
  ['widgets/Chart/planted.tsx', '../../app/routes.generated.ts'],
  ['screens/ship/SingleOrder/planted.tsx', '../ShipmentDetails/Part.tsx'],
  ['screens/ship/SingleOrder/planted.tsx', '../../track/Track/terms.ts'],
  ['screens/ship/SingleOrder/planted.tsx', '../../../app/routes.generated.ts'],
  ['app/planted.tsx', '../login/SignIn.tsx'],
  ['public/planted.tsx', '../widgets/Chart/Chart.tsx'],
  ['login/planted.tsx', '../public/words.ts'],
  ['login/planted.tsx', '../checks/sources.ts'],
])('%s may not import %s', (path, to) => {
  expect(planted(`import '${to}'`, path)).toHaveLength(1)
})

it('leaves alone what is in order: packages, remarks, and the way down', () => {
  expect(planted("// import '../../widgets/Chart/Chart.tsx'\n/* from '../../widgets/Chart/Chart.tsx' */")).toEqual([])
  expect(planted("import { Button } from '@mantine/core'\nimport { t } from '../../texts/texts.ts'")).toEqual([])
  expect(planted("import './Part.tsx'\nimport '../../../ui/x.ts'", 'screens/ship/SingleOrder/planted.tsx')).toEqual([])
})
