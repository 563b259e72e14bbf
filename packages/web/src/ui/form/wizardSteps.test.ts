import { expect, test } from 'vitest'
import { stepOf } from './wizardSteps.ts'

const steps = [{ fields: ['FirstName', 'Phone'] }, { fields: ['ShippingAddress'] }, { fields: ['BillingAddress'] }]

test.each([
  [['BillingAddress.Zip'], 2],
  [['BillingAddress.Zip', 'ShippingAddress.City'], 1],
  [['Phone'], 0],
  [['PhoneX'], null],
  [[], null],
] as const)('%j stands in step %s', (wrong, step) => expect(stepOf(steps, wrong)).toBe(step))
