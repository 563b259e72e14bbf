import { expect, test } from 'vitest'
import { accountSchema, filledFields, NEW_GROUP } from './accountForm.ts'

const field = (name: string, required: boolean) => ({ name, label: name, required, secret: false })
const definition = {
  accountDefinitionIdentifier: 'DMGL-LTL',
  fields: [field('accountNumber1', true), field('credential1', false)],
}
const values = { groupCode: 'TEST', newGroup: '', accountCode: '', asked: { accountNumber1: '4711', credential1: '' } }

test('the form asks for what the provider says the carrier needs, and for no more', () => {
  const wrong = (changes: object) =>
    accountSchema(definition)
      .safeParse({ ...values, ...changes })
      .error?.issues.map(issue => issue.path.join('.')) ?? []
  expect(wrong({})).toEqual([])
  expect(wrong({ asked: { accountNumber1: ' ', credential1: '' } })).toEqual(['asked.accountNumber1'])
  expect(wrong({ groupCode: NEW_GROUP })).toEqual(['newGroup'])
  expect(wrong({ groupCode: NEW_GROUP, newGroup: 'EAST' })).toEqual([])
})

test('what was left blank is not sent', () => expect(filledFields(values.asked)).toEqual({ accountNumber1: '4711' }))
