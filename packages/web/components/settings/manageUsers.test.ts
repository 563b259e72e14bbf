import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import { type WireMember, wireMember } from '@waybill/contract/wire/member.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const member = (UserId: number, given: Partial<WireMember>): WireMember =>
  madeUp(wireMember, {
    ...{ UserId, Email: `demo${UserId}@demo.invalid`, state: 'active', pageList: null, lookList: '', version: 1 },
    ...{ FirstName: '', LastName: '', GroupID: null, GroupName: '', isSelf: false, ...given },
  })

const link = 'http://127.0.0.1/PasswordSetup?accessid=made-up'
const groups = [
  { GroupID: 4, GroupName: 'Dock', Groupcode: '', pageList: 'DockView', lookList: '', members: 1, version: 1 },
]

function company() {
  let people = [
    member(1, { FirstName: 'Demo', LastName: 'Administrator', isSelf: true }),
    member(2, { FirstName: 'Demo', LastName: 'Reader', pageList: 'Track,Reports', lookList: 'Track' }),
  ]
  return [
    answer(GetPeople, () => ({ people, total: people.length, nextCursor: null, groups, docks: [] })),
    answer(UserManagement, ({ query, body }) => {
      if (query.actions === 4) {
        people = [...people, member(3, { Email: String(body.Email), state: 'invited' })]
        return { Status: 'Success' as const, InvitationLink: link }
      }
      if (query.actions === 8)
        people = people.map(one => (one.UserId === body.UserId ? { ...one, state: 'inactive' } : one))
      return { Status: 'Success' as const }
    }),
  ]
}

const panel = page.css('[data-panel]')
const changes = (action: number) => sent(UserManagement).filter(({ query }) => query.actions === action)

test('somebody is invited to look at a section, and his link is shown where no mail leaves', async () => {
  await renderScreen('/Settings/ManageUsers', { answers: company() })
  await expect.element(page.getByRole('cell', { name: 'Demo Reader', exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await panel.getByLabelText('E-mail').fill('new@demo.invalid')
  await panel.getByLabelText('May open').selectOptions('Chosen pages')
  await panel.getByLabelText('All of Plan').selectOptions('Not open')
  await panel.getByLabelText('All of Ship').selectOptions('Not open')
  await panel.getByLabelText('All of Settings').selectOptions('Not open')
  await panel.getByLabelText('All of Analyze').selectOptions('Look only')
  await panel.getByLabelText('Reports', { exact: true }).selectOptions('Change')
  await expectAccessible()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(panel.getByLabelText('Invitation link', { exact: true })).toHaveValue(link)
  const [invitation] = changes(4)
  expect(invitation?.body).toMatchObject({
    Email: 'new@demo.invalid',
    looksAt: ['ShipmentHistory', 'Dashboard', 'QuoteScorecard', 'RateBenchmark', 'GuideOverrides'],
  })
  expect(invitation?.body.pages).toContain('Reports')
  expect(invitation?.body.pages).not.toContain('Track')
})

test('what somebody may open is shown as it is kept, and is no list of nothing', async () => {
  await renderScreen('/Settings/ManageUsers', { answers: company() })
  await page.getByRole('cell', { name: 'Demo Reader', exact: true }).click()
  await expect.element(panel.getByLabelText('Track', { exact: true })).toHaveValue('look')
  await expect.element(panel.getByLabelText('Reports', { exact: true })).toHaveValue('change')
  await expect.element(panel.getByLabelText('Dashboard', { exact: true })).toHaveValue('none')
  await panel.getByLabelText('Track', { exact: true }).selectOptions('Not open')
  await panel.getByLabelText('Reports', { exact: true }).selectOptions('Not open')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(panel.getByText('Please give at least 1.')).toBeVisible()
  await panel.getByLabelText('May open').selectOptions('The pages of the group')
  await panel.getByLabelText(/^Group/).selectOptions('Dock')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(changes(5).at(-1)?.body).toMatchObject({ UserId: 2, version: 1, GroupID: 4, pages: null, looksAt: [] })
})

test('somebody is deactivated from the panel, nobody himself', async () => {
  await renderScreen('/Settings/ManageUsers', { answers: company() })
  await page.getByRole('cell', { name: 'Demo Administrator', exact: true }).click()
  await expect.element(panel.getByLabelText('First name')).toHaveValue('Demo')
  await expect.element(page.getByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
  await page.getByRole('cell', { name: 'Demo Reader', exact: true }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(page.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible()
  expect(changes(8)[0]?.body).toEqual({ UserId: 2, version: 1, Active: false })
})
