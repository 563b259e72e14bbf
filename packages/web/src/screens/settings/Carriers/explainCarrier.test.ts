import '../../../texts/carriers.ts'
import { expect, test } from 'vitest'
import { CallProblem } from '../../../api/problem.ts'
import { explainCarrier, providerWords } from './explainCarrier.ts'

test.each([
  [400, 'accountNumber1 must not be blank (400)'],
  [401, 'accountNumber1 must not be blank (401)'],
  [403, 'accountNumber1 must not be blank (403)'],
  [404, 'accountNumber1 must not be blank (404)'],
  [405, 'Something went wrong - 405'],
  [504, 'Something went wrong - 405'],
  [null, 'accountNumber1 must not be blank'],
])('a provider that answers %s is told as: %s', (providerStatus, words) =>
  expect(providerWords({ providerStatus, message: 'accountNumber1 must not be blank' })).toBe(words),
)

test('a refusal speaks for itself, a breakdown for what was tried', () => {
  const refused = new CallProblem('refused', 409, { code: 'CarrierAccountExists', message: 'Carrier(A) already exist' })
  const broken = new CallProblem('broken', 500, { code: 'Unexpected', message: '' })
  expect(explainCarrier('carriers.deleteFailed')(refused)).toBe('Carrier(A) already exist')
  expect(explainCarrier('carriers.deleteFailed')(broken)).toContain('Something went wrong while deleting the carrier')
})
