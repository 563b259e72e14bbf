import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetDemoOutbox } from '@waybill/contract/calls/Mail/GetDemoOutbox.ts'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { postMail } from '../../mail/post.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

async function notice(shipmentId?: number) {
  const sent = nextMail(node, clerk.clientId)
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    postMail(node.app, tx, clerk.clientId, {
      ...{ purpose: 'notice', to: ['dock@test.invalid'], subject: 'Pickup\r\nmoved', text: 'At noon.', html: '' },
      ...(shipmentId === undefined ? {} : { shipmentId }),
    }),
  )
  return sent
}

/** The link that a forgotten password is mailed. */
async function forgot() {
  const mailed = nextMail(node, clerk.clientId)
  await ask(node, UserManagement, {
    query: { actions: 0 },
    body: { Email: clerk.email },
    headers: { 'developer-key': 'test' },
  })
  return mailed
}

describe('Mail/GetMails and Mail/ResendMail', () => {
  it('answer 401 without a key, 400 to nonsense, 404 for another company', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    const { mail_id: mailId } = await notice()
    const { token } = await newCompany(node)
    expect((await ask(node, GetMails)).status).toBe(401)
    expect((await ask(node, ResendMail, { body: { mailId } })).status).toBe(401)
    expect((await ask(node, GetMails, { body: { pageSize: 0 } }, clerk.token)).status).toBe(400)
    expect((await ask(node, ResendMail, { body: { mailId: 0 } }, clerk.token)).status).toBe(400)
    expect((await ask(node, GetMails, { body: { shipmentId } }, token)).status).toBe(404)
    expect((await ask(node, ResendMail, { body: { mailId } }, token)).status).toBe(404)
  })

  it('show a shipment its mails, newest first, and no colleague the link to an account', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    await notice(shipmentId)
    await notice(shipmentId)
    const { mail_id: mailId } = await forgot()
    const { reply } = await ask(node, GetMails, { body: { shipmentId, pageSize: 1 } }, clerk.token)
    expect(reply).toMatchObject({ total: 2, kept: true, mails: [{ subject: 'Pickup moved', state: 'kept', tries: 1 }] })
    const all = await ask(node, GetMails, { body: { pageSize: 200 } }, clerk.token)
    expect(all.reply.mails.map(({ purpose }) => purpose)).not.toContain('password')
    expect((await ask(node, ResendMail, { body: { mailId } }, clerk.token)).status).toBe(404)
  })
})

describe('Mail/GetDemoOutbox', () => {
  it('holds the password link of an address while no mail server is set', async () => {
    await forgot()
    const { reply } = await ask(node, GetDemoOutbox, { body: { Email: clerk.email.toUpperCase() } })
    expect(reply.mails[0]?.text).toMatch(/\/PasswordSetup\?accessid=/)
    expect((await ask(node, GetDemoOutbox, { body: { Email: 'nobody@test.invalid' } })).reply.mails).toEqual([])
    expect((await ask(node, GetDemoOutbox)).status).toBe(400)
  })
})
