import { expect, test } from 'vitest'
import { issueField, issuesText } from './issueFields.ts'
import './shell.ts'

test('a field of a call is called as a person calls it', () => {
  expect(issueField('body.shipment.PickupByDate')).toBe('Pickup date')
  expect(issueField('body.shipment.Items.0.Weight')).toBe('Line 1, Weight')
  expect(issueField('body.items.1.weightLb')).toBe('Line 2, Weight')
  expect(issueField('body.Origin.Zip')).toBe('From, ZIP')
  expect(issueField('body.PricesheetIDs.2')).toBe('Carrier 3')
  expect(issueField('body.DailyLoads')).toBe('Daily loads')
  expect(issueField('body.shipments')).toBe('Shipments')
})

test('what is about the whole is left to the sentence of the refusal', () => {
  expect(issuesText([{ at: 'body', code: 'invalid', params: {} }])).toBe('')
  expect(issuesText([{ at: 'body.shipment.PickupByDate', code: 'required', params: {} }])).toContain('Pickup date')
})
