import { expect, it } from 'vitest'
import { type ApprovalRule, type BookingFacts, firstApprovalRule } from './approvalRules.ts'

const rule = (more: Partial<ApprovalRule>): ApprovalRule => ({
  ...{ name: 'Test', sumAbove: null, currency: 'USD', percentAbove: null, offGuide: false, newCarrier: false },
  ...{ hazmat: false, mode: '', siteId: null, approvers: [1], ...more },
})
const booking: BookingFacts = {
  ...{ total: 500_00, currency: 'USD', cheapest: 400_00, isOffGuide: false, isNewCarrier: false, isHazmat: false },
  ...{ mode: 'LTL', siteId: 7, isPaidByUs: true },
}
const fits = (more: Partial<ApprovalRule>, facts: Partial<BookingFacts> = {}, inUsd: number | null = 500_00) =>
  firstApprovalRule([rule(more)], { ...booking, ...facts }, () => inUsd) !== undefined

it.each([
  ['nothing', {}, {}, true],
  ['a sum that is reached', { sumAbove: 500_00 }, {}, false],
  ['a sum that is passed', { sumAbove: 499_99 }, {}, true],
  ['a sum, of freight that others pay', { sumAbove: 1 }, { isPaidByUs: false }, false],
  ['percent that are reached', { percentAbove: 25 }, {}, false],
  ['percent that are passed', { percentAbove: 24.9 }, {}, true],
  ['percent, with nothing to compare', { percentAbove: 1 }, { cheapest: null }, false],
  ['the guide', { offGuide: true }, {}, false],
  ['the guide, against it', { offGuide: true }, { isOffGuide: true }, true],
  ['a new carrier', { newCarrier: true }, { isNewCarrier: true }, true],
  ['hazardous freight', { hazmat: true }, {}, false],
  ['another mode', { mode: 'TL' as const }, {}, false],
  ['its dock', { siteId: 7 }, {}, true],
  ['another dock', { siteId: 8 }, {}, false],
  ['all of what it says', { mode: 'LTL' as const, hazmat: true }, {}, false],
])('a rule that says %s', (_, said, facts, expected) => {
  expect(fits(said, facts)).toBe(expected)
})

it('takes a sum that nobody can compare for too much', () => {
  expect(fits({ sumAbove: 900_00 }, {}, null)).toBe(true)
})

it('the first that fits decides', () => {
  const rules = [rule({ name: 'dear', sumAbove: 900_00 }), rule({ name: 'LTL', mode: 'LTL' }), rule({ name: 'all' })]
  expect(firstApprovalRule(rules, booking, () => 500_00)?.name).toBe('LTL')
})
