import { expect, it } from 'vitest'
import { bare, sources } from './sources.ts'

const MENUS = new Set([
  'screens/ship/ShipmentDetails/detailsActions.ts',
  'widgets/ShipmentTabs/useShipmentActions.ts',
  'widgets/ShipmentTabs/ShipmentPanel.tsx',
])
const TABLE = 'widgets/ShipmentActions/shipmentActions.ts'
const table = sources.find(({ path }) => path === TABLE)?.text ?? ''
const labels = new Set([...table.matchAll(/label: '([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, label = '']) => label))

/** Labels of single actions that a menu states itself; what many rows are done with at once has a start, a question or a panel. */
const statedIn = (text: string): readonly string[] =>
  [...bare(text).matchAll(/label: (?:t\()?'([a-zA-Z]+\.[a-zA-Z]+)'\)?,([^\n]*\n[^\n]*)/g)].flatMap(
    ([, label = '', rest = '']) => (labels.has(label) && !/start:|go:|confirm:/.test(rest) ? [label] : []),
  )

it('menus of a shipment name an action by the table alone', () => {
  expect(statedIn("{ label: t('shipment.edit'), run: edit },\n")).toEqual(['shipment.edit'])
  expect(labels.size).toBeGreaterThan(20)
  const menus = sources.filter(({ path }) => MENUS.has(path))
  expect(menus).toHaveLength(MENUS.size)
  expect(menus.flatMap(({ text }) => statedIn(text))).toEqual([])
})

it('the form is led to by the table alone', () => {
  const strays = sources.filter(
    ({ path, text }) => path !== TABLE && !path.endsWith('.test.ts') && /edit#(rates|items)/.test(text),
  )
  expect(strays.map(({ path }) => path)).toEqual([])
})
