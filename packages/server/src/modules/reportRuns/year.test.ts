import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { nextSlot } from '@waybill/domain'
import pino from 'pino'
import { expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { newCompany } from '../../testing/company.ts'
import { ask, startTestNode, TestClock } from '../../testing/node.ts'

const DAY_MS = 86_400_000
const recurrence = { every: 'day', at: '02:30', zone: 'America/New_York', weekday: 1, dayOfMonth: 1 } as const

it('two nodes mail each slot of a year once, though one of them dies on the way', { timeout: 240_000 }, async () => {
  const node = await startTestNode()
  const given = { settings: node.app.settings, connection: node.connection, clock: node.clock }
  const second = await composeNode({ ...given, log: pino({ level: 'silent' }) })
  let isSecondUp = true
  try {
    const clerk = await newCompany(node)
    const body = {
      question: { report: 'carrierSummary' as const },
      format: 'csv' as const,
      recurrence,
      type: 'schedule' as const,
    }
    await ask(node, SendReportFile, { body: { ...body, recipients: [clerk.email] } }, clerk.token)
    const end = TestClock.start + 366 * DAY_MS
    while (node.clock.at < end) {
      node.clock.pass(3 * DAY_MS)
      if (isSecondUp && node.clock.at > TestClock.start + 180 * DAY_MS) {
        // Killed: what it had taken is left as it is, and ripens again when its lease is over.
        await second.close()
        isSecondUp = false
      }
      for (const up of isSecondUp ? [node, second] : [node]) up.app.due.look()
      await Promise.all([node.app.due.rest(), isSecondUp ? second.app.due.rest() : undefined])
    }
    for (let waits = 0; waits < 20; waits++) {
      node.clock.pass(130_000)
      await node.app.due.rest()
    }
    const db = node.app.db.forClient(clerk.clientId)
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
    if (isSecondUp) await second.close()
    await node.close()
  }
})
