import { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { orderDefaults } from '../testing/answers/orderDefaults.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const section = page.css('section').filter({ has: page.getByRole('heading', { name: /^Rate benchmark/ }) })

test('how many shipments make a benchmark is a company’s own, within its limits', async () => {
  const rule = answer(BenchmarkRule, ({ body }) => ({
    ...{ enough: 10, ...body.rule },
    version: body.rule === undefined ? 0 : 1,
  }))
  const others = orderDefaults().answers.filter(({ call }) => call !== BenchmarkRule)
  await renderScreen('/Settings/ChangeDefaults', { answers: [...others, rule] })
  const field = section.getByLabelText('Shipments that make a benchmark')
  await expect.element(field).toHaveValue('10')
  await field.fill('2')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(section.getByText('Enter a whole number, 3 to 1000.')).toBeVisible()
  await expectAccessible()
  await field.fill('25')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Rate benchmark saved.')).toBeVisible()
  const savedLast = sent(BenchmarkRule).findLast(({ body }) => body.rule !== undefined)
  expect(savedLast?.body.rule).toEqual({ version: 0, enough: 25 })
})
