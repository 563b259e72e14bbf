import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noParcelNeeds } from '../parcel/parcelNeeds.ts'
import { chooseRate } from '../rates/chooseRate.ts'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import { applyGuide, guideOf, guideSays, routedOf } from './applyGuide.ts'
import { guideFaults, guideWarnings } from './guideFaults.ts'
import { matches, type RoutedShipment, type RoutingRule, savedRule, zipSpan } from './routingRule.ts'

const rule = (changes: Partial<RoutingRule> = {}): RoutingRule => ({
  ...{ name: '', priority: 100, soldTo: '', shipTo: '', originZip: '', destinationZip: '', mode: '' },
  ...{ states: [], residential: null, dueWithin: null, service: '' },
  ...{ weightFrom: null, weightTo: null, valueFrom: null, valueTo: null, days: [], preferred: ['AAAA'], doNotUse: [] },
  tolerance: { kind: 'percent', value: 50_000 },
  ...changes,
})

/** Tuesday 2026-11-24, 500 lb from 45402 to 89502. */
const routed: RoutedShipment = routedOf(shipmentOfPlain(sampleShipment))

describe('a rule', () => {
  it.each<[string, Partial<RoutingRule>, boolean]>([
    ['that names nothing', {}, true],
    ['of the sold-to party, however it is spelled', { soldTo: ' demo CONSIGNEE. ' }, true],
    ['of another sold-to party', { soldTo: 'Demo Consignee West' }, false],
    ['of the ship-to', { shipTo: 'Demo Consignee' }, true],
    ['of a ZIP', { destinationZip: '89502' }, true],
    ['of the beginning of a ZIP', { destinationZip: '895' }, true],
    ['of a range', { destinationZip: '89000-89501' }, false],
    ['of a range of beginnings, its end included', { destinationZip: '890-895' }, true],
    ['of another origin', { originZip: '454', destinationZip: '900' }, false],
    ['of Canada', { destinationZip: 'K1A' }, false],
    ['of another mode', { mode: 'TL' }, false],
    ['up to the very weight', { weightFrom: 500, weightTo: 500 }, true],
    ['below the weight', { weightTo: 499.9 }, false],
    ['of a value that nobody declared', { valueFrom: 1 }, false],
    ['of the state', { states: ['CA', 'NV'] }, true],
    ['of other states', { states: ['CA'] }, false],
    ['of homes', { residential: true }, false],
    ['of all but homes', { residential: false }, true],
    ['of what is due, when nobody said so', { dueWithin: 5 }, false],
    ['of the day', { days: [2] }, true],
    ['of other days', { days: [0, 1, 3, 4, 5, 6] }, false],
  ])('%s', (_, changes, does) => expect(matches(rule(changes), routed)).toBe(does))

  it('of what is due soon, or goes to a home, means the days from its pickup and whoever said that it is one', () => {
    const due = (day: string) => routedOf(shipmentOfPlain(sampleShipment), day)
    expect([due('2026-11-26'), due('2026-11-27')].map(one => matches(rule({ dueWithin: 2 }), one))).toEqual([
      true,
      false,
    ])
    const homes = [{ accessorials: ['RESDEL'] }, { parcel: { ...noParcelNeeds, residential: true } }]
    for (const home of homes) {
      const to = routedOf(shipmentOfPlain({ ...sampleShipment, ...home }))
      expect([true, false].map(residential => matches(rule({ residential }), to))).toEqual([true, false])
    }
  })

  it('that was saved before it could say a service or a state means all of them', () => {
    const { states: _, residential: __, dueWithin: ___, service: ____, ...before } = rule()
    expect(savedRule(before)).toEqual(rule())
  })

  it('of a value means units of the currency in which it is declared, yen as dollars', () => {
    const worth = (declaredValue: number, currency: string) =>
      matches(rule({ valueFrom: 500_000, valueTo: 600_000 }), { ...routed, declaredValue, currency })
    expect([worth(500_000, 'USD'), worth(499_999, 'USD')]).toEqual([true, false])
    expect([worth(5_000, 'JPY'), worth(500_000, 'JPY')]).toEqual([true, false])
    expect([worth(6_000_000, 'KWD'), worth(6_000_001, 'KWD')]).toEqual([true, false])
  })

  it('reads ZIPs, beginnings and ranges, and nothing else', () => {
    expect(zipSpan('454')).toEqual({ from: '45400', to: '45499' })
    expect(zipSpan('45402 - 45500')).toEqual({ from: '45402', to: '45500' })
    expect(zipSpan('k1a')).toEqual({ from: 'K1A000', to: 'K1AZZZ' })
    for (const text of ['', 'OH', '45500-45402', '1-2-3', '454022', 'K1A-454']) expect(zipSpan(text)).toBeNull()
  })
})

describe('a guide', () => {
  const offers = [
    { id: 'a', scac: 'AAAA', comparable: 10_400, transitDays: 2, isWhole: true },
    { id: 'b', scac: 'BBBB', comparable: 10_000, transitDays: 3, isWhole: true },
    { id: 'c', scac: 'CCCC', comparable: 10_900, transitDays: 1, isWhole: true },
  ]
  const choose = (rules: readonly RoutingRule[], doNotUse: readonly string[] = []) =>
    chooseRate(offers, guideOf(applyGuide(rules, routed), doNotUse), 'prepaid')

  it('selects the preferred carrier within its percent or its amount, and names the rule', () => {
    expect(choose([rule()])).toEqual({ kind: 'chosen', id: 'a', because: 'preferred', rule: 1 })
    const amount = (value: number) => rule({ tolerance: { kind: 'amount', value } })
    expect(choose([amount(400)])).toMatchObject({ id: 'a', rule: 1 })
    expect(choose([amount(399)])).toEqual({ kind: 'chosen', id: 'b', because: 'cheapest' })
    expect(choose([rule({ tolerance: { kind: 'percent', value: 39_999 } })])).toMatchObject({ because: 'cheapest' })
  })

  it('takes an amount of tolerance in the currency of the shipment', () => {
    const yen = applyGuide([rule({ tolerance: { kind: 'amount', value: 40_000 } })], { ...routed, currency: 'JPY' })
    expect(chooseRate(offers, guideOf(yen, []), 'prepaid')).toMatchObject({ id: 'a' })
    const less = applyGuide([rule({ tolerance: { kind: 'amount', value: 39_900 } })], { ...routed, currency: 'JPY' })
    expect(chooseRate(offers, guideOf(less, []), 'prepaid')).toMatchObject({ id: 'b' })
  })

  it('tries the rules of the sold-to party first, then by priority, then from above, until one has a price within its tolerance', () => {
    const far = rule({
      preferred: ['CCCC'],
      soldTo: 'Demo Consignee',
      priority: 900,
      tolerance: { kind: 'amount', value: 0 },
    })
    const near = rule({
      preferred: ['CCCC'],
      soldTo: 'Demo Consignee',
      priority: 900,
      tolerance: { kind: 'amount', value: 900 },
    })
    const all = rule({ priority: 1 })
    expect(choose([all, near])).toMatchObject({ id: 'c', rule: 2 })
    expect(choose([all, far])).toMatchObject({ id: 'a', rule: 1 })
    expect(choose([rule({ preferred: ['BBBB'], priority: 2 }), all])).toMatchObject({ id: 'a', rule: 2 })
    expect(choose([rule({ preferred: ['CCCC'] }), rule({ preferred: ['ZZZZ'] })])).toMatchObject({
      because: 'cheapest',
    })
  })

  it('never selects what a rule or the company says not to use, whoever prefers it', () => {
    const forbids = rule({ preferred: [], doNotUse: ['BBBB', 'AAAA'] })
    expect(choose([rule(), forbids])).toMatchObject({ id: 'c', because: 'cheapest' })
    expect(choose([rule(), forbids], ['CCCC'])).toEqual({ kind: 'none', because: 'allDoNotUse' })
    const applied = applyGuide([rule(), forbids], routed)
    expect(guideSays(applied, 'AAAA')).toMatchObject({ says: 'doNotUse', rule: { number: 2 } })
    expect(guideSays(applyGuide([rule()], routed), 'AAAA')).toMatchObject({ says: 'preferred', rule: { number: 1 } })
    expect(guideSays(applied, 'CCCC')).toBeNull()
  })

  it('whatever it says, never selects a forbidden carrier, and none beyond its tolerance', () => {
    const scac = fc.constantFrom('AAAA', 'BBBB', 'CCCC')
    const anyRule = fc
      .record({ preferred: fc.array(scac), doNotUse: fc.array(scac), priority: fc.integer({ min: 1, max: 9 }) })
      .map(rule)
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 5 }), rules => {
        const choice = choose(rules)
        const forbidden = new Set(rules.flatMap(one => one.doNotUse))
        if (choice.kind === 'none') return forbidden.size === 3
        const chosen = offers.find(one => one.id === choice.id)
        const cheapest = Math.min(...offers.filter(one => !forbidden.has(one.scac)).map(one => one.comparable))
        return chosen !== undefined && !forbidden.has(chosen.scac) && chosen.comparable <= cheapest * 1.05
      }),
    )
  })
})

describe('what is wrong with a guide', () => {
  it('is told rule by rule', () => {
    const rules = [
      rule({ doNotUse: ['AAAA'] }),
      rule({ preferred: [] }),
      rule({ originZip: '45x' }),
      rule({ weightFrom: 10, weightTo: 9 }),
    ]
    expect(guideFaults(rules)).toEqual([
      { code: 'bothWays', number: 1, scac: 'AAAA' },
      { code: 'saysNothing', number: 2 },
      { code: 'badZip', number: 3, field: 'originZip' },
      { code: 'upsideDown', number: 4, field: 'weightTo' },
    ])
  })

  const carriers = new Set(['AAAA', 'BBBB'])
  const warnings = (...rules: readonly RoutingRule[]) => guideWarnings(rules, carriers)

  it('are rules that contradict each other for one and the same shipment, and carriers that are gone', () => {
    const forbids = rule({ preferred: [], doNotUse: ['AAAA'], destinationZip: '89000-89999' })
    expect(warnings(rule({ destinationZip: '895' }), forbids)).toEqual([
      { code: 'forbidsPreferred', number: 2, other: 1, scac: 'AAAA' },
    ])
    expect(warnings(rule(), rule({ preferred: ['BBBB'] }))).toEqual([{ code: 'sameRank', number: 1, other: 2 }])
    expect(warnings(rule({ preferred: ['GONE'] }))).toEqual([{ code: 'carrierGone', number: 1, scac: 'GONE' }])
  })

  it.each<[string, Partial<RoutingRule>, Partial<RoutingRule>]>([
    ['other priorities', { priority: 1 }, { priority: 2 }],
    ['a sold-to party and none', { soldTo: 'Acme' }, {}],
    ['other sold-to parties', { soldTo: 'Acme' }, { soldTo: 'Other' }],
    ['other ZIPs', { destinationZip: '45402' }, { destinationZip: '45403-999' }],
    ['other countries', { destinationZip: '454' }, { destinationZip: 'K1A' }],
    ['other weights', { weightTo: 499 }, { weightFrom: 500 }],
    ['other values', { valueTo: 499 }, { valueFrom: 500 }],
    ['other days', { days: [1] }, { days: [2] }],
    ['other states', { states: ['CA'] }, { states: ['NV'] }],
    ['homes and all but homes', { residential: true }, { residential: false }],
    ['other modes', { mode: 'LTL' }, { mode: 'TL' }],
    ['the same carriers in another order', { preferred: ['BBBB', 'AAAA'] }, { preferred: ['AAAA', 'BBBB'] }],
  ])('are not rules of %s', (_, one, other) => {
    expect(warnings(rule(one), rule({ preferred: ['BBBB'], ...other }))).toEqual([])
  })
})
