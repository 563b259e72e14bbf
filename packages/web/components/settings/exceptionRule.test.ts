import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { usualExceptionRules } from '@waybill/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { orderDefaults } from '../testing/answers/orderDefaults.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const section = page.css('section').filter({ has: page.getByRole('heading', { name: /^Exceptions/ }) })

test('when something is an exception is a company’s own, within its limits', async () => {
  const kept = { version: 0, ...usualExceptionRules }
  const rule = answer(ExceptionRule, ({ body }) => ({
    ...kept,
    ...body.rule,
    version: body.rule === undefined ? 0 : 1,
  }))
  const others = orderDefaults().answers.filter(({ call }) => call !== ExceptionRule)
  await renderScreen('/Settings/ChangeDefaults', { answers: [...others, rule] })
  const field = section.getByLabelText('No POD: business days after delivery')
  await expect.element(field).toHaveValue('3')
  await field.fill('0')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(section.getByText('Enter a whole number, 1 to 60.')).toBeVisible()
  await expectAccessible()
  await field.fill('5')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Exceptions saved.')).toBeVisible()
  const savedLast = sent(ExceptionRule).findLast(({ body }) => body.rule !== undefined)
  expect(savedLast?.body.rule).toEqual({ ...kept, noPodDays: 5 })
})
