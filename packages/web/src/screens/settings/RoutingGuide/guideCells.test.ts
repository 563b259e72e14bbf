import '../../../texts/routing.ts'
import type { WireRoutingRule } from '@waybill/contract/wire/routingGuide.ts'
import { describe, expect, it } from 'vitest'
import { cellsOfRule, faultsOfRule, guideColumns, ruleOfCells } from './guideCells.ts'

const rule: WireRoutingRule = {
  ...{
    name: 'West',
    priority: 10,
    soldTo: 'Acme',
    shipTo: 'Acme Reno',
    originZip: '454',
    destinationZip: '89000-89999',
  },
  ...{ mode: 'LTL', weightFrom: 500, weightTo: 4999.5, valueFrom: 0, valueTo: 1_234_50, days: [1, 5] },
  ...{ service: 'UPS Ground', states: ['NV', 'CA'], residential: false, dueWithin: 3 },
  ...{ preferred: ['DMAA', 'DMBB'], doNotUse: ['DMCC'], tolerance: { kind: 'percent', value: 75_000 } },
}
const titles = () => guideColumns().map(({ title }) => title)
const faults = (changes: Readonly<Record<string, string>>) => {
  const row = titles().map(title => changes[title] ?? (title === 'Preferred' ? 'DMAA' : ''))
  return Object.entries(faultsOfRule(row)).map(([column, words]) => [titles()[Number(column)], words])
}

describe('a rule as cells', () => {
  it.each(['en-us', 'es-es'])('is the same rule again, in the days of %s', locale => {
    expect(ruleOfCells(cellsOfRule(rule, locale))).toEqual(rule)
    const amount = { ...rule, tolerance: { kind: 'amount' as const, value: 25_00 } }
    const home = { ...rule, residential: true, dueWithin: null }
    expect(ruleOfCells(cellsOfRule(home, locale))).toEqual(home)
    expect(ruleOfCells(cellsOfRule(amount, locale))).toEqual(amount)
    expect(faultsOfRule(cellsOfRule(rule, locale))).toEqual({})
  })

  it('is read as people type it', () => {
    const typed = titles().map(
      title =>
        ({ Preferred: 'dmaa, DMBB;dmaa', Days: 'friday Mon', Tolerance: '$1,250.5', Mode: 'ltl', 'To lb': '4,999' })[
          title
        ] ?? '',
    )
    expect(ruleOfCells(typed)).toMatchObject({
      ...{ preferred: ['DMAA', 'DMBB'], days: [5, 1], mode: 'LTL', weightTo: 4999, priority: 100 },
      tolerance: { kind: 'amount', value: 1_250_50 },
    })
  })

  it('says what is wrong in its cell, and nothing of a blank row', () => {
    expect(faultsOfRule(titles().map(() => ' '))).toEqual({})
    expect(faults({})).toEqual([])
    expect(faults({ Preferred: '', Rule: 'West' }).map(([title]) => title)).toEqual(['Preferred'])
    for (const [title, typed] of [
      ['Priority', '0'],
      ['Mode', 'AIR'],
      ['From ZIP', '45x'],
      ['Days', 'someday'],
      ['Do not use', 'DMAA'],
      ['Preferred', 'TOOLONG'],
      ['Tolerance', '5 pct'],
      ['From lb', 'much'],
      ['Value to', 'much'],
      ['State', 'Ohio'],
      ['Home', 'maybe'],
      ['Due in days', 'soon'],
      ['Due in days', '1.5'],
      ['Service', 'x'.repeat(61)],
    ] as const) {
      expect(faults({ [title]: typed })[0]?.[0], `${title}: ${typed}`).toBe(title)
    }
    expect(faults({ 'From lb': '10', 'To lb': '9' })[0]?.[0]).toBe('To lb')
  })
})
