import { BeginPasskey } from '@waybill/contract/calls/LogIn/BeginPasskey.ts'
import { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoginPage } from '../../src/login/LoginPage.tsx'
import { expectAccessible } from '../testing/accessible.ts'
import { renderAlone, renderScreen } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

const phone = { passkeyId: 7, name: 'Dock phone', addedAt: '2026-11-20T15:00:00.000Z', lastUsedAt: null }
const listed = { Status: 'Success' as const, passkeys: [phone], isOffered: true, isNeeded: false }

test('the second step offers the passkey first, says on the card why it failed, and leaves the code beside it', async () => {
  window.history.pushState(null, '', '/')
  renderAlone(createElement(LoginPage), [
    answer(Login, { factorDue: { ticket: 'made-up', enrolment: null, hasPasskey: true } }),
    answer(BeginPasskey, refusal('PasskeysOff')),
    answer(ConfirmSignIn, refusal('WrongCode', { issues: [{ at: 'body.code', code: 'wrong_code', params: {} }] })),
  ])
  await page.getByLabelText('Business email').fill('clerk@demo.invalid')
  await page.getByLabelText('Password', { exact: true }).fill('long enough for anybody')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect.element(page.getByText('Passkeys do not work under this address.', { exact: false })).toBeVisible()
  expect(sent(BeginPasskey)).toMatchObject([{ body: { ticket: 'made-up' } }])
  await expectAccessible()
  await page.getByRole('button', { name: 'Use a code instead' }).click()
  await page.getByLabelText('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(page.getByLabelText('Code', { exact: true }))
    .toHaveAccessibleDescription(/This code is not right/)
})

test('a passkey is removed with the password; what is wrong with that is said at its field', async () => {
  const wrong = { issues: [{ at: 'body.password', code: 'wrong_password' as const, params: {} }] }
  const refused = refusal('WrongPassword', wrong)
  await renderScreen('/Preferences', {
    answers: [answer(Passkeys, ({ query }) => (query.flag === 'remove' ? refused : listed))],
  })
  await page.getByRole('button', { name: 'Remove Dock phone' }).click()
  await page.getByLabelText('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByLabelText('Your password')).toHaveValue('not this one')
  await expect.element(page.getByLabelText('Your password')).toHaveAccessibleDescription(/password/)
  await expectAccessible()
})

test('the last factor of whom one is demanded has no button to remove it, and says why', async () => {
  await renderScreen('/Preferences', { answers: [answer(Passkeys, { ...listed, isNeeded: true, isOffered: false })] })
  await expect.element(page.getByText('the last one is not removed', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rename Dock phone' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Remove Dock phone' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Add a passkey' }).query()).toBeNull()
})
