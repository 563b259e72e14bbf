import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { wirePreferences } from '@waybill/contract/wire/preferences.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, refusal, sent } from '../testing/wire.ts'

const devices = empty(GetSessions)

test('a notice that could not be kept says so and is as before', async () => {
  await renderScreen('/Preferences', { answers: [devices, answer(SavePreferences, refusal('BadRequest'))] })
  const mail = page
    .getByRole('group', { name: 'Shipments that you entered: what carriers report' })
    .getByRole('checkbox', { name: 'By e-mail' })
  await mail.click()
  await expect.element(page.getByText('The request could not be read.')).toBeVisible()
  await expect.element(mail).toBeChecked()
})

test('a choice is sent by itself, and shown at once', async () => {
  const reply = { Status: 'Success' as const, preferences: { ...wirePreferences.parse({}), rows: '50' as const } }
  await renderScreen('/Preferences', { answers: [devices, answer(SavePreferences, reply)] })
  const rows = page.getByLabelText('Rows per page')
  await rows.selectOptions('50')
  await expect.element(rows).toHaveValue('50')
  expect(sent(SavePreferences)).toMatchObject([{ body: { rows: '50' } }])
})
