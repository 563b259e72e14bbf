import { describe, expect, it } from 'vitest'
import { type ToldEvent, withReturns } from './returned.ts'

const lane = { origin: { city: 'Dayton', state: 'OH' }, destination: { city: 'Boston', state: 'MA' } }
const event = (status: ToldEvent['status'], city: string, more: Partial<ToldEvent> = {}): ToldEvent => ({
  ...{ status, city, state: city.toUpperCase() === 'DAYTON' ? 'OH' : 'MA', description: '' },
  ...more,
})
const statuses = (...events: readonly ToldEvent[]) => withReturns(events, lane).map(({ status }) => status)

describe('a delivery to the sender is a problem', () => {
  it.each([
    'Delivered, To Original Sender',
    'Returned to sender',
    'RETURN TO SHIPPER COMPLETED',
    'Package delivered back to sender',
  ])('where its words say so: %s', description => {
    expect(statuses(event('delivered', '', { description }))).toEqual(['problem'])
  })

  it('after it was sent back, wherever it is told of but at the consignee’s', () => {
    const back = event('problem', 'Boston', { isReturn: true })
    expect(statuses(back, event('delivered', 'DAYTON')).at(-1)).toBe('problem')
    expect(statuses(back, event('delivered', '')).at(-1)).toBe('problem')
    expect(statuses(back, event('delivered', 'BOSTON')).at(-1)).toBe('delivered')
  })

  it('at the origin after anything went wrong', () => {
    expect(statuses(event('problem', 'Boston'), event('delivered', 'Dayton')).at(-1)).toBe('problem')
    expect(statuses(event('problem', 'Boston'), event('delivered', 'Boston')).at(-1)).toBe('delivered')
  })
})

it('an empty trailer that came to the shipper first is no return', () => {
  const empty = event('inTransit', 'Dayton', { description: 'Empty trailer delivered to shipper' })
  expect(statuses(empty, event('delivered', 'Cambridge')).at(-1)).toBe('delivered')
})

it('one to the consignee stays a delivery, also within one town', () => {
  expect(statuses(event('delivered', 'Boston', { description: 'Left with sender’s neighbor' }))).toEqual(['delivered'])
  const town = { origin: lane.origin, destination: lane.origin }
  const events = [event('problem', 'Dayton'), event('delivered', 'Dayton')]
  expect(withReturns(events, town).at(-1)?.status).toBe('delivered')
})
