import { UserAgreementOperation } from '@waybill/contract/calls/LogIn/UserAgreementOperation.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoginPage } from '../../src/login/LoginPage.tsx'
import { PasswordSetup } from '../../src/login/PasswordSetup.tsx'
import { renderAlone } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const answers = [
  answer(UserManagement, { Status: 'Success', Email: 'clerk@example.com' }),
  answer(UserAgreementOperation, { Status: 'Success', Version: '2030-01-04', Text: 'Be fair.', AcceptedAt: null }),
]

test.each([
  ['sign-in', '/', LoginPage],
  ['a first password', '/PasswordSetup?accessid=made-up', PasswordSetup],
])('the terms are read at %s, and stand in nothing that may not hold them', async (_, path, Part) => {
  window.history.pushState(null, '', path)
  renderAlone(createElement(Part), answers)
  await page.getByRole('button', { name: 'terms of use' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of use' })
  await expect.element(terms.getByText('Be fair.')).toBeVisible()
  expect(terms.element().closest('p, span')).toBeNull()
  await terms.getByRole('button', { name: 'Close' }).click()
  await expect.element(terms).not.toBeInTheDocument()
})
