import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { deletereport } from '@waybill/contract/calls/Shipment/deletereport.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { App } from '../../app.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import type { Hold } from '../../work/due.ts'
import { workReportRun } from './workRun.ts'

let node: TestNode
let clerk: Person
let packer: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  packer = await newPerson(node, clerk.clientId, ['Track'])
})

const hold: Hold = { renew: async () => true, ending: new AbortController().signal }

/** A slot that was mailed. @param bytes as large as the file is taken for; left out: as it is */
async function mailed(bytes?: number) {
  const { clientId } = clerk
  const daily = { every: 'day', at: '06:00', zone: 'America/New_York' } as const
  const recipients = ['boss@outside.invalid']
  const question = { report: 'carrierSummary' } as const
  const body = {
    question,
    format: 'csv',
    recurrence: daily,
    recipients,
    type: 'schedule',
  } as const
  const { scheduleId } = (await ask(node, SendReportFile, { body }, clerk.token)).reply
  const slot = node.clock.now().toISOString()
  const db = node.app.db.forClient(clientId)
  const subjectId = await db.transaction(async tx => {
    const run = { client_id: clientId, schedule_id: scheduleId, slot, run_by: null }
    return (await tx.insertInto('report_run').values(run).returning('run_id').executeTakeFirstOrThrow()).run_id
  })
  const putStream: App['files']['putStream'] = async (...given) => {
    const stored = await node.app.files.putStream(...given)
    return { ...stored, bytes: bytes ?? stored.bytes }
  }
  await workReportRun({ ...node.app, files: { ...node.app.files, putStream } }, { clientId, subjectId }, hold)
  const mail = await db.readOne(
    node.app.db.query
      .selectFrom('mail')
      .select('mail_id')
      .where('client_id', '=', clientId)
      .where('purpose', '=', 'report'),
  )
  return { scheduleId, mailId: mail?.mail_id ?? 0 }
}

it('the link of a report is read by nobody in the list of mails who may not see reports', async () => {
  await mailed(10_000_001)
  const { reply } = await ask(node, GetMails, { body: {} }, packer.token)
  const link = /\/ReportFile\?AccessID=[\w-]+/.exec(reply.mails[0]?.text ?? '')?.[0] ?? '/ReportFile'
  expect((await node.server.inject({ method: 'GET', url: link })).statusCode).not.toBe(200)
})

const failed = (mailId: number) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      sql`update mail set state = 'failed' where client_id = ${clerk.clientId} and mail_id = ${mailId}`.execute(tx),
    )

it('a report that was called back is mailed to nobody again, nor any by whoever may not see reports', async () => {
  const { scheduleId, mailId } = await mailed()
  await node.app.due.rest()
  await failed(mailId)
  const again = async (person: Person) => (await ask(node, ResendMail, { body: { mailId } }, person.token)).status
  expect.soft(await again(packer)).toBe(404)
  await node.app.due.rest()
  await failed(mailId)
  await ask(node, deletereport, { body: { scheduleId } }, clerk.token)
  expect(await again(clerk)).not.toBe(200)
})
