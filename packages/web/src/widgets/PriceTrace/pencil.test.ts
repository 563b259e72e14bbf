import '../../texts/way.ts'
import {
  type Lane,
  type PlainRate,
  type RateRequest,
  type RateSheet,
  rateFreight,
  rateLtl,
  usualCapacityRules,
  usualCarrierCalendar,
} from '@waybill/domain'
import { expect, it } from 'vitest'
import { chooseLanguage } from '../../texts/texts.ts'
import { traceLines } from './traceLines.ts'

const rule = { freeUnits: 0, minimum: null, maximum: null, lengthFromIn: null, discounted: false, wholeCwt: true }

const sheet: RateSheet = {
  ...{ scac: 'DEMO', carrier: '', service: 'Standard', currency: 'USD', version: '1', baseTariff: 'DEMO 500' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: null, maxWeightLb: null, calendar: usualCarrierCalendar },
  breaks: ['L5C', 'M5C', 'M1M', 'M2M', 'M5M'],
  zones: [],
  lanes: [
    {
      ...{ id: 'OH-NV', service: 'direct', transitDays: 3, table: 'A', miles: 2_150, from: '2026-01-01', to: null },
      origin: { kind: 'state', value: 'OH' },
      destination: { kind: 'state', value: 'NV' },
    },
  ],
  rates: (['70', '85', '100'] as const).map((freightClass, i) => ({
    ...{ table: 'A', freightClass, minimumCharge: null },
    perCwt: { L5C: 600_125 + i * 77, M5C: 552_375, M1M: 480_033 + i * 9_001, M2M: 240_375, M5M: 201_999 },
  })),
  discounts: [
    { lane: null, terms: null, weightBreak: null, percent: 617_500 },
    { lane: 'OH-NV', terms: 'collect', weightBreak: null, percent: 655_000 },
    { lane: null, service: 'direct', terms: null, freightClass: '70', weightBreak: null, percent: 587_500 },
  ],
  minimums: [{ lane: null, terms: null, charge: 20_000, discount: 125_000, floor: 15_000 }],
  fak: [{ lane: null, from: '92.5', to: '150', rated: '85' }],
  fuel: [{ from: '2026-01-01', percent: 277_500 }],
  fuelCadence: 'standing',
  fuelProgram: null,
  accessorials: [
    { ...rule, code: 'LGDEL', basis: 'flat', rate: 1_150_000 },
    { ...rule, code: 'SORTDEL', basis: 'perPiece', rate: 9_575, minimum: 1_500, maximum: 3_000, discounted: true },
    { ...rule, code: 'HAZM', basis: 'perCwt', rate: 24_175, wholeCwt: false, freeUnits: 2 },
    { ...rule, code: 'EXVAL', basis: 'perHundredDeclared', rate: 9_500, freeUnits: 20 },
    { ...rule, code: 'NOTIFY', basis: 'percentOfNet', rate: 32_500 },
    { ...rule, code: 'COD', basis: 'percentOfTotal', rate: 41_250 },
    { ...rule, code: 'INDEL', basis: 'perMile', rate: 375 },
  ],
  capacity: null,
  rounding: 'halfUp',
}

const request = (n: number): RateRequest => ({
  origin: { zip: '45402', state: 'OH' },
  destination: { zip: '89502', state: 'NV' },
  terms: n % 3 === 0 ? 'collect' : 'prepaid',
  pickupDate: '2026-11-24',
  items: [0, 1].slice(0, 1 + (n % 2)).map(i => ({
    ...{
      handlingUnits: 1 + (n % 3),
      handlingUnitType: 'PLT',
      pieces: 5 + (n % 17),
      stackable: false,
      hazmat: n % 4 === 0,
    },
    ...{ lengthIn: 48, widthIn: 40, heightIn: 48 },
    weightLb: (137 + n * 2_311 + i * 4_177) / 100,
    freightClass: ['70', '', '100', '85'][(n + i) % 4] ?? '70',
  })),
  accessorials: sheet.accessorials.map(({ code }) => code).filter((code, i) => code !== 'EXVAL' && (n >> i) % 2 === 1),
  declaredValue: n % 5 === 0 ? { amount: 123_456 + n * 1_000, currency: 'USD' } : null,
})

/** Every figure of a text, without its sign: `$1,104.00`, `65 %` and `4,600 lb` as 1104, 65 and 4600. */
const figures = (words: string): readonly number[] =>
  [...words.matchAll(/[0-9][0-9,]*(?:\.[0-9]+)?/g)].map(([figure]) => Number(figure.replaceAll(',', '')))

const near = (printed: number, own: number): boolean => Math.abs(printed - own) < 0.005_000_1

/** What the words of a line come to, where they say it in figures; null for a line whose amount is its only figure. */
function workedOut(words: string): number | null {
  const article = /: ([0-9,.]+) lb .* at \$([0-9.]+) per 100 lb/.exec(words)
  const deficit = /([0-9,.]+) lb more at \$([0-9.]+) per 100 lb/.exec(words)
  const weighed = deficit ?? article
  if (weighed !== null) return (figures(weighed[1] ?? '')[0] ?? 0) * Number(weighed[2]) * 0.01
  const percent = /([0-9.]+) % of (?:the net linehaul of )?\$([0-9,.]+)/.exec(words)
  const units = /: ([0-9,.]+) (?:× 100|pieces?|miles?)[^$]* at \$([0-9.]+)/.exec(words)
  if (percent !== null) return (Number(percent[1]) / 100) * (figures(percent[2] ?? '')[0] ?? 0)
  if (units !== null && !words.includes(' = $')) return (figures(units[1] ?? '')[0] ?? 0) * Number(units[2])
  return null
}

it('a trace adds up as it stands on the screen', () => {
  let checked = 0
  for (let n = 0; n < 150; n += 1) {
    const price = rateLtl(sheet, request(n))
    if (price.kind === 'refused') throw new Error(price.reason)
    const { total: CurrAmount, currency } = price.totals
    const trace: { step: string }[] = JSON.parse(JSON.stringify(price.trace))
    let column = 0
    for (const { words, amount, kind } of traceLines({ trace, currency, CurrAmount, source: '' })) {
      if (kind === 'note') continue
      const [printed = Number.NaN] = figures(amount)
      const signed = amount.startsWith('−') ? -printed : printed
      if (kind === 'part') {
        const own = workedOut(words)
        if (own !== null) checked += 1
        if (own !== null && !near(printed, own)) throw new Error(`${n}: ${words} | ${amount}, worked out ${own}`)
        column += Math.round(signed * 100)
      } else if (column !== Math.round(signed * 100)) throw new Error(`${n}: ${words} | ${amount}, added up ${column}`)
    }
  }
  expect(checked).toBeGreaterThan(600)
})

it('a discount of one class is said with its rule and its lines', () => {
  const discounts = [
    {
      lane: null,
      service: 'direct' as const,
      terms: null,
      freightClass: '70' as const,
      weightBreak: null,
      percent: 650_000,
    },
  ]
  const one = { ...request(1).items[0], weightLb: 100, pieces: 5, hazmat: false } as RateRequest['items'][number]
  const items = ['85', '70'].map(freightClass => ({ ...one, freightClass }))
  const price = rateLtl(
    { ...sheet, discounts, breaks: ['L5C'] },
    { ...request(1), items, accessorials: [], declaredValue: null },
  )
  if (price.kind === 'refused') throw new Error(price.reason)
  const { total: CurrAmount, currency } = price.totals
  const trace: { step: string }[] = JSON.parse(JSON.stringify(price.trace))
  const lines = traceLines({ trace, currency, CurrAmount, source: '' })
  expect(lines.find(({ words }) => words.startsWith('Discount'))).toMatchObject({
    words: 'Discount 65 % of $60.01 (rule for direct service, class 70): line 2',
    amount: '−$39.01',
  })
})

it('says what a rule of capacity rates, figure by figure, and adds up with it', () => {
  const capacity = { ...usualCapacityRules, cubicFeetOver: null }
  const [one] = request(1).items
  if (one === undefined) throw new Error('a request has a row')
  const items = [{ ...one, handlingUnits: 6, stackable: false, weightLb: 1_200, freightClass: '70', hazmat: false }]
  const asked = { ...request(1), items, accessorials: [], declaredValue: null }
  const price = rateLtl({ ...sheet, capacity, discounts: [], accessorials: [] }, asked)
  if (price.kind === 'refused') throw new Error(price.reason)
  const { total: CurrAmount, currency } = price.totals
  const trace: { step: string }[] = JSON.parse(JSON.stringify(price.trace))
  const lines = traceLines({ trace, currency, CurrAmount, source: '' })
  const line = lines.find(({ words }) => words.startsWith('Linear-foot rule'))
  expect(line?.words).toMatch(
    /^Linear-foot rule: 12 ft as 1,000 lb each are 12,000 lb, class 70, at \$[0-9.]+ per 100 lb \$[0-9,.]+, .*in all \$/,
  )
  const parts = lines.flatMap(({ kind, amount }) => (kind === 'part' ? figures(amount) : []))
  expect(Math.round(100 * parts.reduce((sum, amount) => sum + amount, 0))).toBe(CurrAmount)
})

it('names no least charge where all units are free: nothing is charged', () => {
  const sorted = { ...rule, code: 'SORTDEL', basis: 'perPiece' as const, rate: 9_575, freeUnits: 50, minimum: 1_500 }
  const said = (freeUnits: number) => {
    const accessorials = [{ ...sorted, freeUnits }]
    const price = rateLtl({ ...sheet, accessorials }, { ...request(1), accessorials: ['SORTDEL'] })
    if (price.kind === 'refused') throw new Error(price.reason)
    const { total: CurrAmount, currency } = price.totals
    const trace: { step: string }[] = JSON.parse(JSON.stringify(price.trace))
    const lines = traceLines({ trace, currency, CurrAmount, source: '' })
    return lines.flatMap(({ words, amount }) => (words.startsWith('Sort') ? [`${words} | ${amount}`] : []))
  }
  expect(said(50)).toEqual(['Sort and segregate: 0 pieces at $0.9575 (50 more are free) | $0.00'])
  expect(said(11)[0]).toContain('at least $15.00')
})

it('a rate that looks at no class is said with its units, and adds up', () => {
  const lane = (plain: Partial<PlainRate>): Lane => ({
    ...{ id: 'L1', origin: { kind: 'state', value: 'OH' }, destination: { kind: 'state', value: 'NV' }, table: '' },
    ...{ service: 'direct', transitDays: 4, miles: 2_150, from: '2026-01-01', to: null },
    plain: {
      ...{ modes: ['TL'], equipment: 'flatbed', terms: null, minimum: null, stopOff: 7_500, tarps: 12_500 },
      ...(plain as { unit: 'mile'; rate: number }),
    },
  })
  const said = (plain: Partial<PlainRate>) => {
    const asked = { ...request(1), mode: 'TL' as const, equipment: 'flatbed' as const, tarps: true, stops: 4 }
    const fuel = [{ from: '2026-01-01', percent: 213_300 }]
    const price = rateFreight(
      { ...sheet, fuel, fuelProgram: null, lanes: [lane(plain)] },
      { ...asked, accessorials: [] },
    )
    if (price.kind === 'refused') throw new Error(price.reason)
    const { total: CurrAmount, currency } = price.totals
    const lines = traceLines({ trace: JSON.parse(JSON.stringify(price.trace)), currency, CurrAmount, source: '' })
    const amounts = lines.flatMap(({ kind, amount }) => (kind === 'part' ? figures(amount) : []))
    const total = lines.flatMap(({ kind, amount }) => (kind === 'total' ? figures(amount) : []))
    expect(Math.round(100 * amounts.reduce((sum, one) => sum + one, 0))).toBe(Math.round(100 * (total[0] ?? 0)))
    return lines.map(({ words, amount }) => `${words} | ${amount}`)
  }
  const byMile = said({ unit: 'mile', rate: 24_537 })
  expect(byMile[2]).toBe('Linehaul: 2,150 miles at $2.4537 (Flatbed) | $5,275.46')
  expect(byMile.slice(7, 9)).toEqual(['2 extra stops at $75.00 | $150.00', 'Tarps | $125.00'])
  expect(said({ unit: 'load', rate: 46_500_000 })[2]).toBe('Flat rate for the load (Flatbed) | $4,650.00')
  expect(said({ unit: 'cwt', rate: 72_500 })[2]).toMatch(/^Linehaul: [0-9.]+ lb at \$7.25 per 100 lb/)
  const prices = [{ pallets: 20, amount: 99_900 }]
  expect(said({ unit: 'pallets', prices })[2]).toMatch(
    /^Price of [0-9]+ pallets?, charged as 20 \(Flatbed\) \| \$999.00/,
  )
})

it('says the same figures in Spanish, each line in its own words', async () => {
  const price = rateLtl(sheet, request(47))
  if (price.kind === 'refused') throw new Error(price.reason)
  const { total: CurrAmount, currency } = price.totals
  const said = () => traceLines({ trace: JSON.parse(JSON.stringify(price.trace)), currency, CurrAmount, source: '' })
  const english = said()
  await chooseLanguage('es-es')
  try {
    const spanish = said()
    expect(spanish.map(({ amount, kind }) => [amount, kind])).toEqual(english.map(({ amount, kind }) => [amount, kind]))
    const sums = (lines: typeof english) => lines.map(({ words }) => figures(words).filter(figure => figure > 40))
    expect(sums(spanish)).toEqual(sums(english))
    expect(spanish.filter(({ words }, at) => words !== 'Total. ' && words === english[at]?.words)).toEqual([])
    expect(spanish.map(({ words }) => words)).toEqual(expect.arrayContaining(['Flete bruto', 'Flete neto']))
  } finally {
    await chooseLanguage('en-us')
  }
})
