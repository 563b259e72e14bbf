import { expect, test } from 'vitest'
import { brokenBy, type ConditionedCall, fieldIn, isMet } from './condition.ts'
import { textAt } from './request.ts'
import { rowsUnder } from './rows.ts'

const { agreed, forbidden, noneOf, oneOf, required, shaped } = rowsUnder('Order')
const isAbroad = ({ body }: { readonly body: object }): boolean => textAt({ ...body }, 'Order.To') !== 'US'

const call: ConditionedCall = {
  described: ['', '', ''],
  conditions: [
    required('Phone', 'Required abroad.', isAbroad),
    forbidden('Note', 'Not abroad.', isAbroad),
    oneOf('Kind[]', ['A', 'B'], 'A or B.'),
    noneOf('Service', ['9'], 'Not 9.'),
    shaped('Box[].Weight', /^\d+$/, 'Whole pounds.'),
    required('Box[].Side.Long', 'Required with a side.', ({ item }) => item.Side !== undefined),
    agreed('Boxes', (value, { body }) => value === textAt({ ...body }, 'Order.Count'), 'As many as counted.'),
  ],
  leftOut: [],
}

const whole = {
  ...{ To: 'CA', Phone: '1', Kind: ['A'], Service: '1', Count: '1', Boxes: '1' },
  Box: [{ Weight: '3', Side: { Long: '1' } }, {}],
}
const broken = (changes: object): readonly string[] =>
  brokenBy(call, { Order: { ...whole, ...changes } }).map(({ field }) => field)

test('a request that obeys every row breaks none', () => {
  expect(broken({})).toEqual([])
  expect(broken({ To: 'US', Phone: undefined, Note: 'there' })).toEqual([])
})

test.each([
  ['Order.Phone', { Phone: '' }],
  ['Order.Note', { Note: '' }],
  ['Order.Kind[]', { Kind: ['A', 'C'] }],
  ['Order.Service', { Service: '9' }],
  ['Order.Box[].Weight', { Box: [{ Weight: '3' }, { Weight: '3.5' }] }],
  ['Order.Box[].Side.Long', { Box: [{ Weight: '3' }, { Side: {} }] }],
  ['Order.Boxes', { Boxes: undefined }],
])('%s is broken alone, in whichever row of a list', (field, changes) => {
  expect(broken(changes)).toEqual([field])
})

test('a row about a value is met by one, a row about presence without', () => {
  const [phone, , kind] = call.conditions
  if (phone === undefined || kind === undefined) throw new Error('no rows')
  expect(isMet(phone, { Order: { To: 'CA' } })).toBe(true)
  expect(isMet(phone, { Order: { To: 'US' } })).toBe(false)
  expect(isMet(kind, { Order: { Kind: [] } })).toBe(false)
})

test('says of a field in a request that is not complete whether it belongs into it', () => {
  expect(fieldIn(call, 'Order.Phone', { Order: { To: 'CA' } })).toBe('required')
  expect(fieldIn(call, 'Order.Note', { Order: { To: 'CA' } })).toBe('forbidden')
  expect(fieldIn(call, 'Order.Phone', { Order: { To: 'US' } })).toBe('free')
  expect(() => fieldIn(call, 'Order.Nobody', {})).toThrow('no condition')
})
