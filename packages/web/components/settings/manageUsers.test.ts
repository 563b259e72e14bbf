import { DecideSignUp } from '@waybill/contract/calls/LogIn/DecideSignUp.ts'
import { EndSessions } from '@waybill/contract/calls/LogIn/EndSessions.ts'
import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { GetSignUps } from '@waybill/contract/calls/LogIn/GetSignUps.ts'
import { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { ResetFactor } from '@waybill/contract/calls/LogIn/ResetFactor.ts'
import { SignInRule } from '@waybill/contract/calls/LogIn/SignInRule.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import { type WireMember, wireMember } from '@waybill/contract/wire/member.ts'
import { wireSession } from '@waybill/contract/wire/session.ts'
import { type WireSignUp, wireSignUp } from '@waybill/contract/wire/signUp.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const member = (UserId: number, given: Partial<WireMember>): WireMember =>
  madeUp(wireMember, {
    ...{ UserId, Email: `demo${UserId}@demo.invalid`, state: 'active', pageList: null, lookList: '', version: 1 },
    ...{ MayBook: true, BookingLimit: null, BookingLimitCurrency: 'USD' },
    ...{ FirstName: '', LastName: '', GroupID: null, GroupName: '', isSelf: false, ...given },
  })

const session = (sessionId: string, address: string) =>
  madeUp(wireSession, {
    ...{ sessionId, address, isCurrent: false, lastSeenAt: '2026-11-24T16:04:00Z', since: '2026-11-24T16:00:00Z' },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })

const link = 'http://127.0.0.1/PasswordSetup?accessid=made-up'
const groups = [
  {
    GroupID: 4,
    GroupName: 'Dock',
    Groupcode: '',
    pageList: 'DockView',
    lookList: '',
    demandsFactor: false,
    members: 1,
    version: 1,
  },
]

function company() {
  let people = [
    member(1, { FirstName: 'Demo', LastName: 'Administrator', isSelf: true }),
    member(2, { FirstName: 'Demo', LastName: 'Reader', pageList: 'Track,Reports', lookList: 'Track' }),
  ]
  let sessions = [
    session('6f1d2c30-0000-4000-8000-000000000001', '203.0.113.7'),
    session('6f1d2c30-0000-4000-8000-000000000002', '198.51.100.9'),
  ]
  return [
    answer(GetSessions, () => ({ sessions })),
    answer(EndSessions, ({ body }) => {
      sessions = sessions.filter(({ sessionId }) => body.sessionId !== undefined && sessionId !== body.sessionId)
      return { Status: 'Success' as const, ended: 1 }
    }),
    answer(GetPeople, () => ({ people, total: people.length, nextCursor: null, groups, docks: [], signUps: null })),
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

test('where somebody is signed in is shown, and ended one by one or all', async () => {
  await renderScreen('/Settings/ManageUsers', { answers: company() })
  await page.getByRole('cell', { name: 'Demo Reader', exact: true }).click()
  const devices = panel.getByRole('list', { name: 'Signed in on these devices' })
  await expect.element(devices.getByText('203.0.113.7', { exact: false })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expectAccessible()
  const [first] = await devices.getByRole('button', { name: 'Sign out' }).all()
  await first?.click()
  await expect.element(devices.getByText('203.0.113.7', { exact: false })).not.toBeInTheDocument()
  expect(sent(EndSessions)[0]?.body).toEqual({ UserId: 2, sessionId: '6f1d2c30-0000-4000-8000-000000000001' })
})

test('whoever runs the installation approves a request and hands the link on, or refuses it', async () => {
  const asked = (number: number, state: WireSignUp['state']) =>
    madeUp(wireSignUp, {
      ...{ number, state, CompanyName: `Company ${number}`, Email: `new${number}@demo.invalid`, reason: '' },
      ...{ FirstName: 'Ann', LastName: 'Example', Phone: '1', Message: '', at: '2026-11-24T16:04:00Z' },
      ...{ decidedAt: null, decidedBy: '', mayLink: false },
    })
  let signUps = [asked(1, 'waiting'), asked(2, 'waiting')]
  const answers = [
    answer(GetPeople, { people: [], total: 0, nextCursor: null, groups: [], docks: [], signUps: 2 }),
    answer(GetSignUps, () => ({ signUps })),
    answer(DecideSignUp, ({ body }) => {
      const state = body.decision === 'approve' ? 'approved' : 'refused'
      signUps = signUps.map(one => (one.number === body.number ? { ...one, state } : one))
      return { Status: 'Success' as const, ...(state === 'approved' ? { SetupLink: link } : {}) }
    }),
  ]
  await renderScreen('/Settings/ManageUsers', { answers })
  await page.getByRole('link', { name: 'Sign-up requests (2 wait)' }).click()
  await page.getByRole('button', { name: 'Company 1' }).click()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect.element(panel.getByLabelText('Setup link')).toHaveValue(link)
  await page.getByRole('button', { name: 'Company 2' }).click()
  await panel.getByLabelText('Reason').fill('No shipper')
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(panel.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  expect(sent(DecideSignUp).map(({ body }) => body)).toEqual([
    { number: 1, decision: 'approve', reason: '' },
    { number: 2, decision: 'refuse', reason: 'No shipper' },
  ])
})

test('a booking limit is blank, nothing or an amount, and says at its field where it is none', async () => {
  await renderScreen('/Settings/ManageUsers', { answers: company() })
  await page.getByRole('cell', { name: 'Demo Reader', exact: true }).click()
  const limit = panel.getByLabelText('Up to, per shipment')
  await expect.element(limit).toHaveValue('')
  const save = async (typed: string) => {
    await limit.fill(typed)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await save('a lot')
  await expect.element(limit).toHaveAttribute('aria-invalid', 'true')
  await save('0')
  await expect.element(panel).not.toBeInTheDocument()
  const { body } = changes(5).at(-1) ?? {}
  expect(body).toMatchObject({ MayBook: true, BookingLimit: 0, BookingLimitCurrency: 'USD' })
  await page.getByRole('cell', { name: 'Demo Reader', exact: true }).click()
  await panel.getByLabelText('May book').click()
  await expect.element(limit).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(changes(5).at(-1)?.body).toMatchObject({ MayBook: false, BookingLimit: null })
})

test('a second factor is reset of who has one, and demanded of everybody or of a group', async () => {
  let demandsFactor = false
  const rule = answer(SignInRule, ({ body }) => {
    demandsFactor = body.demandsFactor ?? demandsFactor
    return { Status: 'Success' as const, demandsFactor, people: 2, withFactor: 1 }
  })
  const people = [member(1, { isSelf: true }), member(2, { FirstName: 'Demo', LastName: 'Reader', hasFactor: true })]
  await renderScreen('/Settings/ManageUsers?open=2', {
    answers: [
      ...company(),
      answer(GetPeople, () => ({ people, total: 2, nextCursor: null, groups, docks: [], signUps: null })),
      answer(ResetFactor, { Status: 'Success' }),
      answer(PageGroups, () => ({ Status: 'Success' as const, groups })),
      rule,
    ],
  })
  await panel.getByRole('button', { name: 'Reset second factor' }).click()
  await expect.poll(() => sent(ResetFactor)).toMatchObject([{ body: { UserId: 2 } }])
  await page.getByRole('link', { name: 'Groups' }).click()
  const everybody = page.getByRole('switch', { name: 'Everybody needs a second factor' })
  await expect.element(page.getByText('1 of 2 people have one.', { exact: false })).toBeVisible()
  await everybody.click()
  await expect.element(everybody).toBeChecked()
  await page.getByRole('button', { name: 'Dock', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Needs a second factor' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent(PageGroups).filter(({ query }) => query.flag === 'save'))
    .toMatchObject([{ body: { GroupName: 'Dock', demandsFactor: true } }])
  await expectAccessible()
})
