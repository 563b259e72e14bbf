import { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoginPage } from '../../src/login/LoginPage.tsx'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { renderAlone } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0Z"/></svg>'
const enrolment = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Waybill:a?secret=JBSWY3DPEHPK3PXP', picture }

async function signIn(): Promise<void> {
  await page.getByLabelText('Business email').fill('clerk@demo.invalid')
  await page.getByLabelText('Password', { exact: true }).fill('long enough for anybody')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a wrong code is said at its field and nothing is lost; who begins again finds what was typed', async () => {
  window.history.pushState(null, '', '/')
  renderAlone(createElement(LoginPage), [
    answer(Login, { factorDue: { ticket: 'made-up', enrolment: null, hasPasskey: false } }),
    answer(ConfirmSignIn, refusal('WrongCode', { issues: [{ at: 'body.code', code: 'wrong_code', params: {} }] })),
  ])
  await signIn()
  const code = page.getByLabelText('Code', { exact: true })
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(code).toHaveAccessibleDescription(/This code is not right/)
  await expect.element(code).toHaveValue('123456')
  await expectAccessible()
  expect(sent(ConfirmSignIn)).toMatchObject([{ body: { ticket: 'made-up', code: '123456' } }])
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.element(page.getByLabelText('Business email')).toHaveValue('clerk@demo.invalid')
})

test('who has to have one sets it up on the card, and is shown the recovery codes once', async () => {
  window.history.pushState(null, '', '/')
  renderAlone(createElement(LoginPage), [
    answer(Login, { factorDue: { ticket: 'made-up', enrolment, hasPasskey: false } }),
    answer(ConfirmSignIn, { userDetails: clerk, recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] }),
  ])
  await signIn()
  await expect.element(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('ABCDE-FGHJK')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'I have kept them' })).toHaveFocus()
  await expectAccessible()
})
