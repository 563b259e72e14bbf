import type { BodyOf } from '@waybill/contract'
import { ExportMails } from '@waybill/contract/calls/Mail/ExportMails.ts'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const plain = { client_id: clerk.clientId, cc: [], body_text: '', body_html: '', message_id: '' }
  const mails = [
    { subject: 'Tender 1', purpose: 'tender', recipients: ['dock@acme.invalid'], state: 'sent' },
    { subject: '=Notice', purpose: 'notice', recipients: ['a@b.invalid'], state: 'failed' },
    { subject: 'Old', purpose: 'notice', recipients: [], state: 'sent', created_at: '2026-01-05T04:30:00Z' },
    { subject: 'Secret', purpose: 'password', recipients: ['dock@acme.invalid'], state: 'sent' },
  ].map(mail => ({ created_at: '2026-11-20T14:00:00Z', ...mail, ...plain }))
  await node.app.db.forClient(clerk.clientId).transaction(tx => tx.insertInto('mail').values(mails).execute())
})

const found = async (body: BodyOf<typeof GetMails>) => {
  const { reply } = await ask(node, GetMails, { body }, clerk.token)
  expect(reply.total).toBe(reply.mails.length)
  return reply.mails.map(mail => mail.subject)
}

it.each([
  [{}, ['Old', '=Notice', 'Tender 1']],
  [{ filter: { states: ['failed' as const] } }, ['=Notice']],
  [{ filter: { purposes: ['tender', 'password'] } }, ['Tender 1']],
  [{ filter: { written: { to: '2026-01-04' } } }, ['Old']],
  [{ filter: { written: { from: '2026-11-20', to: '2026-11-20' } } }, ['=Notice', 'Tender 1']],
  [{ searchText: 'ACME' }, ['Tender 1']],
])('mails are narrowed: %j', async (body, subjects) => expect(await found(body)).toEqual(subjects))

it('what is shown is what is exported; links for passwords are not', async () => {
  const body = { searchText: '', columns: ['subject', 'to', 'createdAt'] as ('subject' | 'to' | 'createdAt')[] }
  const file = await ask(node, ExportMails, { body }, clerk.token)
  expect(file.text.trim().split('\r\n')).toEqual([
    'Subject,To,Written',
    'Old,,2026-01-04 23:30',
    "'=Notice,a@b.invalid,2026-11-20 09:00",
    'Tender 1,dock@acme.invalid,2026-11-20 09:00',
  ])
})

it('chosen mails are exported alone', async () => {
  const { reply } = await ask(node, GetMails, { body: {} }, clerk.token)
  const chosen = reply.mails.filter(mail => mail.subject === 'Old').map(mail => mail.mailId)
  const file = await ask(node, ExportMails, { body: { columns: ['subject'], chosen } }, clerk.token)
  expect(file.text.trim().split('\r\n')).toEqual(['Subject', 'Old'])
})
