import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { keepLetter } from '../mail/keepLetter.ts'
import { newCompany, newPerson } from '../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../testing/node.ts'
import { AdminError, refuseKnownName } from './companies.ts'
import { addMember, listPeople, newSetupLink, renameCompany, setActive } from './members.ts'
import type { Admin } from './openAdmin.ts'
import { listStuck, retryStuck } from './stuckWork.ts'

let node: TestNode
let admin: Admin
beforeAll(async () => {
  node = await startTestNode()
  admin = { db: node.app.db, clock: node.clock, publicUrl: 'https://waybill.invalid', settings: node.app.settings }
  return () => node.close()
})

const address = () => `${crypto.randomUUID()}@test.invalid`

it('somebody more is added to the company of a colleague, once, and deactivated with every session', async () => {
  const clerk = await newCompany(node)
  const email = address()
  expect((await addMember(admin, clerk.email, email, 'Ann', 'Example')).link).toMatch(/PasswordSetup\?accessid=/)
  await expect(addMember(admin, 'nobody@test.invalid', address(), '', '')).rejects.toThrow(AdminError)
  await expect(addMember(admin, clerk.email, 'nobody', '', '')).rejects.toThrow(/not an e-mail/)
  await expect(addMember(admin, clerk.email, email, '', '')).rejects.toThrow(/already/)
  expect(await listPeople(admin)).toContain(`${email}  invited`)
  expect((await ask(node, GetShipmentCount, {}, clerk.token)).status).toBe(200)
  await expect(setActive(admin, clerk.email, false)).rejects.toThrow(/is the last administrator of .*--yes$/)
  expect((await ask(node, GetShipmentCount, {}, clerk.token)).status).toBe(200)
  expect((await setActive(admin, clerk.email, false, true)).companies).toHaveLength(1)
  await expect.poll(async () => (await ask(node, GetShipmentCount, {}, clerk.token)).status).toBe(401)
  expect((await setActive(admin, clerk.email, false)).companies).toEqual([])
  expect(await listPeople(admin)).toContain(`${clerk.email}  deactivated`)
  expect(await setActive(admin, clerk.email, true)).toEqual({ companies: [expect.anything()], links: [] })
  const { rows } = await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      sql<{ action: string }>`select action from audit_entry where entity = 'member' order by 1`.execute(tx),
    )
  expect(rows.map(({ action }) => action)).toEqual(['deactivated', 'invited', 'reactivated'])
})

it('an invited person that is deactivated before the first sign-in comes back by a new link, with what it opened', async () => {
  const clerk = await newCompany(node)
  const colleague = await newPerson(node, clerk.clientId)
  const email = address()
  const isOpen = async ({ link }: { readonly link: string }) => {
    const AccessId = new URL(link).searchParams.get('accessid') ?? ''
    return (await ask(node, UserManagement, { query: { actions: 2 }, body: { AccessId } })).status === 200
  }
  const first = await addMember(admin, clerk.email, email, 'Ann', 'Example')
  const again = await newSetupLink(admin, email)
  expect([again.life, await isOpen(first), await isOpen(again)]).toEqual(['7 days', false, true])
  expect((await setActive(admin, email, false)).companies).toHaveLength(1)
  expect(await isOpen(again)).toBe(false)
  expect(await listPeople(admin)).toContain(`${email}  deactivated`)
  await expect(newSetupLink(admin, email)).rejects.toThrow(/is deactivated\. .*reactivate/)
  const { links } = await setActive(admin, email, true)
  expect(await Promise.all(links.map(isOpen))).toEqual([true])
  expect(await listPeople(admin)).toContain(`${email}  invited`)
  // One of two administrators goes without a question.
  expect((await setActive(admin, colleague.email, false)).companies).toHaveLength(1)
})

it('a new link sets a password, a company is renamed, and a second one of a name asks', async () => {
  const clerk = await newCompany(node)
  expect(await newSetupLink(admin, clerk.email.toUpperCase())).toEqual({
    ...{ link: expect.stringMatching(/accessid=/), life: '24 hours' },
  })
  await expect(newSetupLink(admin, address())).rejects.toThrow(AdminError)
  const name = `Renamed ${crypto.randomUUID()}`
  await renameCompany(admin, clerk.email, name)
  expect(await listPeople(admin, name)).toContain(clerk.email)
  await expect(refuseKnownName(admin, ` ${name.toUpperCase()} `)).rejects.toThrow(/already\. To add somebody/)
  await refuseKnownName(admin, `${name} two`)
})

it('work and jobs that failed are listed with why, and tried again', async () => {
  const { clientId } = await newCompany(node)
  const { identity } = node.app.db
  await node.app.due.close()
  await identity
    .insertInto('work.due')
    .values({ kind: 'sites', client_id: clientId, subject_id: 7, due_at: '2099-01-01', failures: 4 })
    .execute()
  await sql`
    insert into pgboss.job (name, data, state, output, completed_on)
    values ('MailPasswordLink', '{"email":"clerk@test.invalid"}', 'failed', '{"message":"no such host"}', now())`.execute(
    identity,
  )
  const listed = await listStuck(admin)
  expect(listed).toMatch(/^work {3}sites 7 .*failed 4 times/m)
  expect(listed).toMatch(/^job {4}MailPasswordLink .*clerk@test\.invalid.*no such host$/m)
  expect(await retryStuck(admin)).toMatch(/^[1-9]\d* pieces of work and 1 jobs are tried again\.$/)
  expect(await listStuck(admin)).not.toMatch(/failed 4 times|no such host/)
})

it('a mail that was tried several times is one line, with how often and why it did not leave the last time', async () => {
  const { clientId, email } = await newCompany(node)
  const letter = {
    ...{ to: [email], cc: [], replyTo: '', attachments: [], letterhead: null },
    ...{ subject: 'Set your Waybill password', text: 'Hello', html: 'Hello' },
  }
  for (const reason of ['421 too busy', '421 too busy', 'no such host']) {
    const messageId = `<${crypto.randomUUID()}@waybill>`
    await keepLetter(node.app, clientId, 'password', { ...letter, messageId }, { kind: 'later', reason })
  }
  const once = { ...letter, subject: 'Approval asked', messageId: `<${crypto.randomUUID()}@waybill>` }
  await keepLetter(node.app, clientId, 'approval', once, { kind: 'failed', reason: '550 no such mailbox' })
  const lines = (await listStuck(admin)).split('\n').filter(line => line.includes(email))
  expect(lines.map(line => line.replace(/^.* {2}(?=\S+@)/, '').replace(/ {2}since .*$/, ''))).toEqual([
    `${email}: Approval asked (1 try, the last one: 550 no such mailbox)`,
    `${email}: Set your Waybill password (3 tries, the last one: no such host)`,
  ])
})
