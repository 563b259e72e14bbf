import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { LogOut } from '@waybill/contract/calls/LogIn/LogOut.ts'
import { UserAgreementOperation } from '@waybill/contract/calls/LogIn/UserAgreementOperation.ts'
import { type UserAction, UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, PASSWORD } from '../../testing/company.ts'
import { startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, minute, sharedNode, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const manage = (actions: UserAction, body: Record<string, unknown>, token?: string) =>
  ask(node, UserManagement, { query: { actions }, body }, token)

async function mailedLink(email: string, clientId: number): Promise<string> {
  const mail = nextMail(node, clientId)
  await manage(0, { Email: email })
  return /accessid=(\S+)/.exec((await mail).body_text)?.[1] ?? ''
}

const AgreementVersion = '2026-11-01'
const newPassword = 'a quite different one'

describe('LogIn/UserManagement', () => {
  it('refuses an action it does not know and a body without its fields', async () => {
    expect((await manage(10 as 0, {})).error.issues?.[0]?.at).toBe('query.actions')
    const { error } = await manage(6, { Email: 'x' })
    expect(error.issues?.map(issue => issue.at)).toEqual([
      'body.Email',
      'body.FirstName',
      'body.LastName',
      'body.CompanyName',
      'body.Phone',
    ])
  })

  it('answers forgot password the same for known and unknown addresses', async () => {
    const person = await newCompany(node)
    const known = await manage(0, { Email: person.email })
    const unknown = await manage(0, { Email: 'nobody@test.invalid' })
    expect(known.reply).toEqual(unknown.reply)
  })

  it('sets a password by the mailed link once, signs in, and ends every older session', async () => {
    const person = await newCompany(node)
    const AccessId = await mailedLink(person.email, person.clientId)
    expect((await manage(2, { AccessId })).reply.Email).toBe(person.email)
    const set = await manage(3, { AccessId, Password: newPassword, AgreementVersion })
    expect(set.reply.userDetails?.UserId).toBe(person.userId)
    expect((await ask(node, userDetails, {}, String(set.headers.token))).status).toBe(200)
    expect((await ask(node, userDetails, {}, person.token)).status).toBe(401)
    expect((await manage(3, { AccessId, Password: newPassword, AgreementVersion })).error.code).toBe('BadLink')
    const body = { Email: person.email, Password: newPassword }
    expect((await ask(node, Login, { body })).status).toBe(200)
    const terms = await ask(node, UserAgreementOperation, { body: {} }, String(set.headers.token))
    expect(terms.reply.AcceptedAt).not.toBeNull()
  })

  it('lets a mailed link work however often others ask for one, and none once a password was set or changed', async () => {
    const person = await newCompany(node)
    const works = async (AccessId: string) => (await manage(2, { AccessId })).status === 200
    const first = await mailedLink(person.email, person.clientId)
    const second = await mailedLink(person.email, person.clientId)
    // A stranger goes on asking: he is told the same, and nothing more is mailed within the hour.
    for (let i = 0; i < 8; i++) expect((await manage(0, { Email: person.email })).status).toBe(200)
    expect([await works(first), await works(second)]).toEqual([true, true])
    await manage(7, { CurrentPassword: PASSWORD, Password: newPassword }, person.token)
    expect([await works(first), await works(second)]).toEqual([false, false])
    node.clock.pass(60 * minute)
    const third = await mailedLink(person.email, person.clientId)
    const both = [1, 2].map(() => manage(3, { AccessId: third, Password: newPassword, AgreementVersion }))
    expect((await Promise.all(both)).map(answer => answer.status).sort()).toEqual([200, 404])
    expect(await works(third)).toBe(false)
    node.clock.pass(minute)
  })

  it('keeps no link in the mail where a mail server takes it', async () => {
    const server = await startMailServer()
    const own = await startTestNode(testSettings({ SMTP_URL: server.url }))
    const person = await newCompany(own)
    const kept = nextMail(own, person.clientId)
    await ask(own, UserManagement, { query: { actions: 0 }, body: { Email: person.email } })
    expect(await kept).toMatchObject({ state: 'sent', body_text: expect.stringContaining('only in the e-mail itself') })
    const accessId = /accessid=3D([\w-]+)/.exec((server.taken[0] ?? '').replace(/=\r\n/g, ''))?.[1] ?? ''
    const rows = await own.app.db
      .forClient(person.clientId)
      .read(own.app.db.query.selectFrom('mail').select(['body_text', 'body_html']))
    expect(JSON.stringify(rows)).not.toContain(accessId.slice(0, 20))
    const checked = await ask(own, UserManagement, { query: { actions: 2 }, body: { AccessId: accessId } })
    expect(checked.reply.Email).toBe(person.email)
    await own.close()
    await server.close()
  })

  it('writes down who changed a password or a profile, and needs the page for it', async () => {
    const person = await newCompany(node)
    const AccessId = await mailedLink(person.email, person.clientId)
    const set = await manage(3, { AccessId, Password: newPassword, AgreementVersion })
    const token = String(set.headers.token)
    await manage(7, { CurrentPassword: newPassword, Password: PASSWORD }, token)
    const names = { FirstName: 'Ann', LastName: 'Example', Phone: '555-0100', CompanyName: 'Dock' }
    expect((await manage(5, names, token)).status).toBe(200)
    const { query } = node.app.db
    const lines = await node.app.db
      .forClient(person.clientId)
      .read(
        query
          .selectFrom('audit_entry')
          .select(['user_id', 'action', 'after'])
          .where('entity', '=', 'user')
          .where('entity_id', '=', person.userId)
          .orderBy('audit_id'),
      )
    expect(lines.map(line => [line.user_id, line.action])).toEqual(
      ['passwordSetByLink', 'passwordChanged', 'profileChanged'].map(action => [person.userId, action]),
    )
    expect(lines[2]?.after).toMatchObject({ first_name: 'Ann' })
    expect(JSON.stringify(lines)).not.toContain('argon2')

    const visitor = await newPerson(node, person.clientId, ['ContactUs'])
    const change = { CurrentPassword: PASSWORD, Password: newPassword }
    expect((await manage(7, change, visitor.token)).error.code).toBe('PageNotAllowed')
    expect((await manage(5, names, visitor.token)).error.code).toBe('PageNotAllowed')
    const able = await newPerson(node, person.clientId, ['ChangePassword', 'UpdateProfile'])
    expect((await manage(7, change, able.token)).status).toBe(200)
    expect((await manage(5, names, able.token)).status).toBe(200)
  })

  it('keeps the names, the title and the phone of a profile', async () => {
    const person = await newCompany(node)
    const names = { FirstName: 'Ann', LastName: 'Example', Title: 'Lead clerk', Phone: '555-0100' }
    expect((await manage(5, { ...names, CompanyName: 'Dock' }, person.token)).status).toBe(200)
    expect((await ask(node, userDetails, {}, person.token)).reply.userDetails).toMatchObject(names)
  })

  it('is changed by a link in the first-time wizard alone', async () => {
    const names = { FirstName: 'Ann', LastName: 'Example', Phone: '555-0100', CompanyName: 'Dock' }
    const person = await newCompany(node)
    const AccessId = await mailedLink(person.email, person.clientId)
    const due = (profile_due: boolean) =>
      node.app.db.identity
        .updateTable('identity.person')
        .set({ profile_due })
        .where('user_id', '=', person.userId)
        .execute()
    await due(false)
    expect((await manage(5, { ...names, AccessId })).error.code).toBe('BadLink')
    await due(true)
    expect((await manage(5, { ...names, AccessId })).status).toBe(200)
  })

  it('opens the wizard to whom it is due, whatever his pages', async () => {
    const person = await newPerson(node, (await newCompany(node)).clientId, ['ContactUs'])
    const users = node.app.db.identity.updateTable('identity.person')
    await users.set({ profile_due: true }).where('user_id', '=', person.userId).execute()
    const names = { FirstName: 'Ann', LastName: 'Example', Phone: '555-0100', CompanyName: 'Dock' }
    expect((await manage(5, names, person.token)).status).toBe(200)
  })

  it('lets a link die after 24 hours, and slows down guessing', async () => {
    const person = await newCompany(node)
    const AccessId = await mailedLink(person.email, person.clientId)
    node.clock.pass(24 * 60 * minute)
    expect((await manage(2, { AccessId })).error.code).toBe('BadLink')
    let last = ''
    for (let i = 0; i < 11; i++) last = (await manage(2, { AccessId: crypto.randomUUID() })).error.code
    expect(last).toBe('TooManyTries')
    node.clock.pass(minute)
  })

  it('changes a password only for who knows the present one, and keeps the session that did it', async () => {
    const person = await newCompany(node)
    const wrong = await manage(7, { CurrentPassword: 'not it', Password: newPassword }, person.token)
    expect(wrong.error.issues?.[0]?.at).toBe('body.CurrentPassword')
    expect((await manage(7, { CurrentPassword: PASSWORD, Password: newPassword })).status).toBe(401)
    const other = await node.app.sessions.open(person, 'another browser')
    const done = await manage(7, { CurrentPassword: PASSWORD, Password: newPassword }, person.token)
    expect(done.reply.Status).toBe('Success')
    expect((await ask(node, userDetails, {}, person.token)).status).toBe(200)
    expect((await ask(node, userDetails, {}, other)).status).toBe(401)
  })

  it('saves the wizard: the profile is no longer due and the pickup location stands in the address book', async () => {
    const person = await newCompany(node)
    await node.app.db.identity
      .updateTable('identity.person')
      .set({ profile_due: true })
      .where('user_id', '=', person.userId)
      .execute()
    const place = {
      CompanyName: 'Dock',
      Street: '1 Road',
      City: 'Dayton',
      State: 'OH',
      Zip: '45402',
      CountryCode: 'US',
    }
    const wizard = {
      ...{ FirstName: 'Ann', LastName: 'Example', Phone: '555-0100', CompanyName: 'Dock', Title: 'Clerk' },
      ...{ ShippingAddress: place, PickupLocation: place, PickupFromTime: '08:00', PickupToTime: '16:00' },
      BillingSameAsPickup: true,
    }
    const { reply } = await manage(5, wizard, person.token)
    expect(reply.userDetails).toMatchObject({ FirstName: 'Ann', ProfileUpdate: false })
    const { query } = node.app.db
    const kept = await node.app.db
      .forClient(person.clientId)
      .read(query.selectFrom('address').select(['company', 'is_ours', 'receives']))
    expect(kept).toEqual([{ company: 'Dock', is_ours: true, receives: { FromTime: '08:00', ToTime: '16:00' } }])
  })

  it('files a sign-up request', async () => {
    const Email = `new-${crypto.randomUUID()}@test.invalid`
    const names = { FirstName: 'New', LastName: 'Shipper', CompanyName: 'New Company', Phone: '555-0100' }
    expect((await manage(6, { Email, ...names })).reply.Status).toBe('Success')
    const filed = await node.app.db.identity
      .selectFrom('identity.sign_up_request')
      .selectAll()
      .where('email', '=', Email)
      .execute()
    expect(filed).toMatchObject([{ company: 'New Company', decided_at: null }])
  })
})

describe('LogIn/LogOut', () => {
  it('ends the session at once; 401 without one', async () => {
    expect((await ask(node, LogOut)).status).toBe(401)
    const person = await newCompany(node)
    expect((await ask(node, LogOut, {}, person.token)).status).toBe(200)
    expect((await ask(node, userDetails, {}, person.token)).status).toBe(401)
  })
})
