import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { wireUser } from '@waybill/contract/wire/user.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { replaceUser } from '../../src/api/session.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

test('a profile that is open in two windows keeps what each of them changed', async () => {
  let person = { ...clerk, Phone: '937-555-0110' }
  const known = answer(userDetails, () => ({ Status: 'Success' as const, userDetails: person, authorizedPages: null }))
  const saved = answer(UserManagement, ({ body }) => {
    person = wireUser.parse({ ...person, ...body })
    return { Status: 'Success' as const, userDetails: person }
  })
  await renderScreen('/Settings/UpdateProfile', { answers: [known, saved], user: person })
  const [title, phone] = [page.getByLabelText('Title'), page.getByLabelText('Phone')]
  await expect.element(phone).toHaveValue('937-555-0110')
  // The other window saves: both keep the person in one place.
  replaceUser({ ...person, Title: 'Lead clerk', Phone: '937-555-0111' })
  await phone.fill('937-555-0112')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const question = page.getByRole('region', { name: /^Somebody else changed this/ })
  await expect.element(question.getByRole('radiogroup', { name: 'Phone' })).toBeVisible()
  await expect.element(title).toHaveValue('Lead clerk')
  await save.click()
  await expect.element(page.getByText('Your profile has been updated.')).toBeVisible()
  await reload()
  await expect.element(title).toHaveValue('Lead clerk')
  await expect.element(phone).toHaveValue('937-555-0112')
})
