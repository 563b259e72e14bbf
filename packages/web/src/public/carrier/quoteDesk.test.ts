import type { WireOfferShown, WireQuoteResponse, WireSpotOffer } from '@waybill/contract/wire/spotQuote.ts'
import { describe, expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import type { ProposedPrice } from './letterLink.ts'
import { type DeskCalls, openQuoteDesk } from './quoteDesk.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')

const letter = {
  QuoteID: 12,
  needsScac: false,
  isInternal: false,
  round: 1,
  canAnswer: true,
  QuoteDeadline: '2026-11-25T12:00:00Z',
  timeZone: 'UTC',
  QuoteInfo: { miles: 1000 },
  ChargeDetails: [
    { kind: 'linehaul', code: '' },
    { kind: 'accessorial', code: 'LGDEL' },
  ],
  CurrencyDetails: { currency: 'USD', currencies: ['USD', 'CAD'] },
  PriceSheetDetails: [],
} as unknown as WireQuoteResponse

const shown = (PriceSheetID: number, offer: Partial<WireSpotOffer>, round = 1): WireOfferShown => ({
  ...{ service: '', ServiceDays: null, validUntil: '', currency: 'USD', basis: 'allIn', linehaul: null, fuel: null },
  ...{ accessorials: [], ratePerMile: null, miles: null, CurrAmount: 0, perMile: null, charges: [], missing: [] },
  ...{ PriceSheetID, round, submittedAt: null },
  ...offer,
})

const lost = (): CallProblem => new CallProblem('offline', 0, {})
const refused = (
  status: number,
  code: 'InvalidInput' | 'NotFound' | 'CannotBook',
  issues: CallProblem['issues'] = [],
): CallProblem => new CallProblem('refused', status, { code, message: code, issues: [...issues] })

/** A desk on a server that keeps options; `fail` makes its next call of that name fail, after it was done or before. */
function setUp(quote: Partial<WireQuoteResponse> = {}, remembered = '', proposed: ProposedPrice | null = null) {
  const server = new Map<number, WireOfferShown>()
  const told: string[] = []
  const next = new Map<string, { readonly error: CallProblem; readonly isDone: boolean }>()
  const replies: WireQuoteResponse[] = []
  let kept = remembered
  let numbers = 0
  let keys = 0
  const now = (): WireQuoteResponse => ({ ...letter, ...quote, PriceSheetDetails: [...server.values()] })
  const answer = <T>(name: string, what: unknown, work: () => T): Promise<T> => {
    told.push(`${name} ${JSON.stringify(what)}`)
    const fault = next.get(name)
    next.delete(name)
    if (fault !== undefined && !fault.isDone) return Promise.reject(fault.error)
    const result = work()
    return fault === undefined ? Promise.resolve(result) : Promise.reject(fault.error)
  }
  const calls: DeskCalls = {
    load: () => answer('load', '', now),
    keep: (id, offer, key) =>
      answer('keep', [id, offer.linehaul, key], () => {
        const option = shown(id ?? ++numbers, offer)
        server.set(option.PriceSheetID, option)
        return { option }
      }),
    remove: id => answer('remove', id, () => server.delete(id)),
    submit: (body, key) => answer('submit', [body, key], () => ({ ...now(), canAnswer: false })),
    noBid: (body, key) => answer('noBid', [body, key], () => ({ ...now(), canAnswer: false })),
  }
  for (const draft of quote.PriceSheetDetails ?? []) server.set(draft.PriceSheetID, draft)
  const desk = openQuoteDesk(
    { ...letter, ...quote },
    {
      calls,
      now: () => NOW,
      newKey: () => `key-${++keys}`,
      remembered: () => kept,
      remember: text => {
        kept = text
      },
      proposed,
      onReply: reply => replies.push(reply),
    },
  )
  const only = () => desk.state().options[0]?.id ?? ''
  return {
    desk,
    server,
    told,
    replies,
    only,
    kept: () => kept,
    fail: (name: string, error: CallProblem, isDone = false) => next.set(name, { error, isDone }),
    typed: (part: Parameters<typeof desk.change>[1]) => desk.change(only(), part),
  }
}

/** An instant as the reader's own input for date and time gives it. */
function localInput(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const named = (told: readonly string[], name: string) => told.filter(one => one.startsWith(`${name} `))

test('an answer is kept, looked over and sent, then forgotten here', async () => {
  const { desk, typed, told, replies, kept } = setUp()
  typed({ amount: '1250', days: '3' })
  await desk.review()
  expect(desk.state()).toMatchObject({ step: 'review', busy: '', trouble: null, faults: {} })
  await desk.submit()
  expect(desk.state().faults).toEqual({ '': [{ at: 'terms', key: 'acceptTerms', params: {} }] })
  desk.changeRest({ terms: true, name: ' Ann ' })
  await desk.submit()
  expect(named(told, 'submit')).toHaveLength(1)
  expect(told.at(-1)).toContain('"terms":true,"name":"Ann"')
  expect(told.at(-1)).toMatch(/"PriceSheetIDs":\[\d+\]/)
  expect(replies.at(-1)?.canAnswer).toBe(false)
  expect(kept()).toBe('')
})

test('what can’t be sent stays at its field and asks the server nothing', async () => {
  const { desk, typed, told, only } = setUp({ needsScac: true, isInternal: true })
  typed({ amount: '0' })
  await desk.review()
  expect(told).toEqual([])
  expect(desk.state().step).toBe('edit')
  expect(desk.state().faults[only()]?.map(({ at }) => at)).toEqual(['amount'])
  expect(desk.state().faults['']?.map(({ at }) => at)).toEqual(['name', 'SCAC'])
  typed({ amount: '1' })
  desk.changeRest({ scac: 'ABCDE', name: 'Ann' })
  await desk.review()
  expect(desk.state().faults).toMatchObject({ '': [{ at: 'SCAC', key: 'badScac' }] })
})

test('a quote that lapses before the request ends is asked about once, and may be meant', async () => {
  const { desk, typed, told, only } = setUp({ isInternal: true })
  desk.changeRest({ name: 'Ann' })
  typed({ amount: '1250', until: localInput('2026-11-24T18:00:00Z') })
  await desk.review()
  expect(desk.state().faults[only()]).toMatchObject([{ at: 'until', key: 'endsEarly' }])
  expect(told).toEqual([])
  typed({ until: desk.state().options[0]?.until ?? '', endsEarly: true })
  await desk.review()
  expect(desk.state()).toMatchObject({ step: 'review', options: [{ amount: '1250', endsEarly: true }] })
  typed({ until: localInput('2026-11-25T12:00:00Z'), endsEarly: false })
  await desk.review()
  expect(desk.state().step).toBe('review')
})

describe('a lost answer', () => {
  test('of an option: the next press is the same request, and there is one option', async () => {
    const { desk, typed, told, fail } = setUp()
    typed({ amount: '1250' })
    fail('keep', lost(), true)
    await desk.review()
    expect(desk.state()).toMatchObject({ step: 'edit', trouble: { kind: 'offline' } })
    await desk.review()
    const [first, second] = named(told, 'keep')
    expect(second).toBe(first)
  })

  test('of the whole: the same key again; another price is another request', async () => {
    const { desk, typed, told, fail, only } = setUp()
    typed({ amount: '1250' })
    await desk.review()
    desk.changeRest({ terms: true })
    fail('submit', lost())
    await desk.submit()
    fail('submit', lost())
    await desk.submit()
    desk.change(only(), { amount: '1300' })
    await desk.review()
    desk.changeRest({ terms: true })
    await desk.submit()
    const [first, second, third] = named(told, 'submit')
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

test('a doubled press does one thing', async () => {
  const { desk, typed, told } = setUp()
  typed({ amount: '1250' })
  await Promise.all([desk.review(), desk.review(), desk.add()])
  expect(named(told, 'keep')).toHaveLength(1)
  desk.changeRest({ terms: true })
  await Promise.all([desk.submit(), desk.submit(), desk.noBid('other', '')])
  expect(named(told, 'submit')).toHaveLength(1)
  expect(named(told, 'noBid')).toHaveLength(0)
})

describe('a refusal', () => {
  test('with a field lands there, by the server’s own name of it', async () => {
    const { desk, typed, fail, only } = setUp()
    typed({ amount: '1250' })
    fail('keep', refused(400, 'InvalidInput', [{ at: 'body.offer.total', code: 'tooLarge', params: {} }]))
    await desk.review()
    expect(desk.state().faults[only()]).toEqual([{ at: 'amount', key: 'tooMuch', params: {} }])
    expect(desk.state().trouble).toBeNull()
    typed({ amount: '1251' })
    expect(desk.state().faults[only()]).toEqual([])
  })

  test('of an option that ran out while it lay here leads back, and it is kept anew', async () => {
    const { desk, typed, told, fail } = setUp()
    typed({ amount: '1250' })
    await desk.review()
    desk.changeRest({ terms: true })
    fail('submit', refused(400, 'InvalidInput', [{ at: 'body.offer.validUntil', code: 'past', params: {} }]))
    await desk.submit()
    expect(desk.state()).toMatchObject({ step: 'edit', trouble: { code: 'InvalidInput' } })
    const before = named(told, 'keep').length
    await desk.review()
    expect(named(told, 'keep')).toHaveLength(before + 1)
    expect(desk.state().step).toBe('review')
  })

  test('of a field that the review does not show leads back to it', async () => {
    const { desk, typed, fail } = setUp()
    typed({ amount: '1250' })
    await desk.review()
    desk.changeRest({ terms: true })
    fail('submit', refused(400, 'InvalidInput', [{ at: 'body.SCAC', code: 'badForm', params: {} }]))
    await desk.submit()
    expect(desk.state()).toMatchObject({ step: 'edit', faults: { '': [{ at: 'SCAC', key: 'badScac' }] } })
  })

  test('as a whole is said, and the quote is looked at again', async () => {
    const { desk, typed, fail, replies, kept } = setUp()
    typed({ amount: '1250' })
    await desk.review()
    desk.changeRest({ terms: true })
    fail('submit', refused(409, 'CannotBook'))
    const before = replies.length
    await desk.submit()
    expect(desk.state().trouble?.code).toBe('CannotBook')
    expect(replies).toHaveLength(before + 1)
    expect(kept()).toContain('1250')
  })
})

describe('several options', () => {
  test('each is kept before the next, and one that is taken out is gone on the server too', async () => {
    const { desk, typed, server, only } = setUp()
    await desk.add()
    expect(desk.state().options).toHaveLength(1)
    typed({ amount: '1250', currency: 'CAD' })
    await desk.add()
    expect(desk.state().options.map(({ currency }) => currency)).toEqual(['CAD', 'CAD'])
    await desk.remove(only())
    expect(server.size).toBe(0)
    await desk.remove(only())
    expect(desk.state().options).toHaveLength(1)
  })

  test('one that another browser took out meanwhile is kept anew', async () => {
    const { desk, typed, server, fail } = setUp()
    typed({ amount: '1250' })
    await desk.review()
    server.clear()
    desk.back()
    typed({ amount: '1300' })
    fail('keep', refused(404, 'NotFound'))
    await desk.review()
    expect([...server.values()].map(({ linehaul }) => linehaul)).toEqual([130_000])
  })

  test('what another browser kept is seen before it is sent with the rest', async () => {
    const { desk, typed, server } = setUp()
    typed({ amount: '1250' })
    server.set(77, shown(77, { linehaul: 99_000 }))
    await desk.review()
    expect(desk.state().options.map(({ amount }) => amount)).toEqual(['1250', '990.00'])
  })
})

describe('loaded again', () => {
  test('what was typed is there, with what the server kept', async () => {
    const first = setUp()
    first.typed({ amount: '1250' })
    await first.desk.review()
    first.desk.changeRest({ notes: 'Team drivers' })
    const drafts = [...first.server.values(), shown(9, { linehaul: 5 }, 2)]
    const again = setUp({ PriceSheetDetails: drafts }, first.kept())
    expect(again.desk.state().notes).toBe('Team drivers')
    expect(again.desk.state().options.map(({ amount, priceSheetId }) => [amount, priceSheetId])).toEqual([['1250', 1]])
  })

  test('half a text, or none, is a blank answer', () => {
    expect(setUp({}, '{"options":[').desk.state().options).toHaveLength(1)
    const { desk } = setUp({ PriceSheetDetails: [shown(3, { linehaul: 70_000 })] })
    expect(desk.state().options.map(({ amount }) => amount)).toEqual(['700.00'])
  })
})

test('a No Bid is sent once, with its reason', async () => {
  const { desk, told, fail } = setUp()
  fail('noBid', lost())
  await desk.noBid('noCapacity', ' full ')
  await desk.noBid('noCapacity', ' full ')
  const [first, second] = named(told, 'noBid')
  expect(first).toContain('"reason":"noCapacity","notes":"full"')
  expect(second).toBe(first)
})

test('a price from elsewhere stands in the form until something else was typed or kept', () => {
  const proposed = { amount: '1150.00', currency: 'CAD' }
  expect(setUp({}, '', proposed).desk.state().options).toMatchObject([proposed])
  const first = setUp()
  first.typed({ amount: '900' })
  expect(setUp({}, first.kept(), proposed).desk.state().options).toMatchObject([{ amount: '900', currency: 'USD' }])
})
