import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { nextSlot } from '@waybill/domain'
import pino from 'pino'
import { expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { newCompany } from '../../testing/company.ts'
import { openCuttable } from '../../testing/cutConnection.ts'
import { ask, startTestNode, TestClock, type TestNode } from '../../testing/node.ts'

const DAY_MS = 86_400_000
const recurrence = { every: 'day', at: '02:30', zone: 'America/New_York', weekday: 1, dayOfMonth: 1 } as const

/** Where nodes are killed, three months apart: before a slot is written, before its mail is, and before its run ends. */
const moments = ['insert into "report_run"', 'insert into "mail"', 'update "report_run"'] as const

/** A second node, which can be killed in the middle of its work. */
async function openSecond({ app, connection, clock }: TestNode) {
  const way = await openCuttable(connection)
  const given = { settings: app.settings, connection: way.connection, clock }
  const second = await composeNode({ ...given, log: pino({ level: 'silent' }) })
  return {
    app: second.app,
    way,
    async close(): Promise<void> {
      await way.close()
      // What it would still say finds no database any more.
      await second.close().catch(() => {})
    },
  }
}

it('two nodes mail each slot of a year once, though one after the other is killed in the middle of one', {
  timeout: 240_000,
}, async () => {
  const node = await startTestNode()
  const opened = [await openSecond(node)]
  try {
    const clerk = await newCompany(node)
    const body = {
      question: { report: 'carrierSummary' as const },
      format: 'csv' as const,
      recurrence,
      type: 'schedule' as const,
    }
    await ask(node, SendReportFile, { body: { ...body, recipients: [clerk.email] } }, clerk.token)
    const db = node.app.db.forClient(clerk.clientId)
    const counted = node.app.db.query.selectFrom('report_run').select(eb => eb.fn.countAll<number>().as('n'))
    const sent = async () => (await db.readOne(counted.where('state', '=', 'sent')))?.n ?? 0
    const waiting = async () => (await db.readOne(counted.where('state', '=', 'waiting')))?.n ?? 0
    const end = TestClock.start + 366 * DAY_MS
    while (node.clock.at < end) {
      node.clock.pass(3 * DAY_MS)
      const second = opened.at(-1)
      if (second === undefined) throw new Error('there is no second node')
      const moment = moments[opened.length - 1]
      const isKilled = moment !== undefined && node.clock.at > TestClock.start + opened.length * 90 * DAY_MS
      // What it takes by itself then is left as it is, and ripens again when its lease is over.
      if (isKilled) second.way.cutAt(moment)
      const up = isKilled ? [second] : [node, second]
      for (const { app } of up) app.due.look()
      // One node makes due what the other one works, after that had come to rest.
      for (let before = -1, now = 0; now !== before; now = await sent()) {
        before = now
        await Promise.all(up.map(({ app }) => app.due.rest()))
      }
      if (second.way.isCut()) opened.push(await openSecond(node))
    }
    expect(opened.map(({ way }) => way.isCut())).toEqual([true, true, true, false])
    // What was left by those that were killed is taken once their time for it is over.
    while ((await waiting()) > 0) {
      node.clock.pass(130_000)
      node.app.due.look()
      await node.app.due.rest()
    }
    const runs = await db.read(node.app.db.query.selectFrom('report_run').select(['slot', 'state']).orderBy('slot'))
    const wanted: string[] = []
    for (let at: number | null = TestClock.start; at !== null; ) {
      at = nextSlot(recurrence, at)
      if (at === null || at > node.clock.at) break
      wanted.push(new Date(at).toISOString())
    }
    expect(runs.map(({ slot }) => slot)).toEqual(wanted)
    expect(runs.filter(({ state }) => state !== 'sent')).toEqual([])
    const mails = await db.read(node.app.db.query.selectFrom('mail').select('mail_id').where('purpose', '=', 'report'))
    expect(mails).toHaveLength(wanted.length)
  } finally {
    for (const second of opened) await second.close()
    await node.close()
  }
})
