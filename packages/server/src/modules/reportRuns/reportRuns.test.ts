import { ChangeReportSchedule } from '@waybill/contract/calls/Shipment/ChangeReportSchedule.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { DownloadReportRun } from '@waybill/contract/calls/Shipment/DownloadReportRun.ts'
import { deletereport } from '@waybill/contract/calls/Shipment/deletereport.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { reportSending } from '@waybill/contract/wire/reportSchedule.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { createAccessLink } from '../../identity/accessLinks.ts'
import { newCompany, newDockClerk, newPerson, newPriceless, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'
import type { Hold } from '../../work/due.ts'
import { sweepReportRuns } from './sweepReportRuns.ts'
import { workReportRun } from './workRun.ts'
import { workReportSlot } from './workSlot.ts'

const DAY_MS = 24 * 60 * minute

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** Somebody who signs in again: days pass, and sessions end. */
const tokenOf = (person: Person) => node.app.sessions.open(person, 'test')

/** 06:00 in New York: the first slot after the start of the clock (10:00) is tomorrow's. */
const daily = { every: 'day', at: '06:00', zone: 'America/New_York' } as const
type Given = z.input<typeof SendReportFile.body>
const sending: Omit<Given, 'type'> = {
  ...{ question: { report: 'carrierSummary' }, format: 'csv', recurrence: daily },
  recipients: ['boss@outside.invalid'],
}

const send = async (more: Partial<Given> = {}, person = clerk) =>
  ask(node, SendReportFile, { body: { ...sending, type: 'schedule', ...more } }, await tokenOf(person))

async function scheduled(more: Parameters<typeof send>[0] = {}): Promise<number> {
  const { status, reply } = await send(more)
  expect(status).toBe(200)
  return reply.scheduleId
}

const change = async (scheduleId: number, act: 'pause' | 'resume' | 'run', person = clerk) =>
  ask(node, ChangeReportSchedule, { body: { scheduleId, change: { act } } }, await tokenOf(person))

const runs = async (scheduleId: number) =>
  (await ask(node, GetReportRuns, { body: { scheduleId } }, await tokenOf(clerk))).reply.runs
const schedules = async (person = clerk) =>
  (await ask(node, GetReportSchedules, { body: {} }, await tokenOf(person))).reply.schedules
const schedule = async (scheduleId: number) => (await schedules()).find(one => one.scheduleId === scheduleId)

const mails = () =>
  node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('mail')
        .select(['mail_id', 'recipients', 'subject', 'body_text', 'attachments', 'purpose'])
        .where('client_id', '=', clerk.clientId)
        .where('purpose', '=', 'report')
        .orderBy('mail_id'),
    )

/** Lets so much time pass, and all that falls due in it be done, a step after the other. */
async function pass(ms: number): Promise<void> {
  node.clock.pass(ms)
  // What was made due a moment ago may not have been heard of yet.
  node.app.due.look()
  await node.app.due.rest()
}

const setPast = (text: ReturnType<typeof sql>) =>
  node.app.db.forClient(clerk.clientId).transaction(tx => text.execute(tx))

describe('a scheduled report', () => {
  it('is mailed once for its slot, with its file, which is kept', async () => {
    await putFact(node, clerk, { scac: 'DMAA' })
    const scheduleId = await scheduled({ recipients: ['boss@outside.invalid', clerk.email] })
    await pass(19 * 60 * minute)
    expect(await runs(scheduleId)).toEqual([])
    await pass(60 * minute)
    const [run, ...others] = await runs(scheduleId)
    expect(others).toEqual([])
    expect(run).toMatchObject({ state: 'sent', slot: '2026-11-21T11:00:00.000Z', byHand: false, isLinked: false })
    const sent = await mails()
    expect(sent.map(({ recipients }) => recipients)).toEqual([['boss@outside.invalid'], [clerk.email]])
    expect(sent[0]?.attachments).toMatchObject([{ name: 'carrier-summary-2026-11-21.csv' }])
    const file = await ask(node, DownloadReportRun, { body: { reportRunId: run?.runId ?? 0 } }, await tokenOf(clerk))
    expect(file.text).toContain('DMAA')
    const shown = await schedule(scheduleId)
    expect(shown?.people.map(({ email, isOutside }) => ({ email, isOutside }))).toEqual([
      { email: 'boss@outside.invalid', isOutside: true },
      { email: clerk.email, isOutside: false },
    ])
    expect(shown).toMatchObject({ state: 'active', nextAt: '2026-11-22T11:00:00.000Z' })
  })

  it('is sent at once where that is asked for, and goes on or is over', async () => {
    const once = await scheduled({ type: 'runNow' })
    const both = await scheduled({ type: 'runNowAndSchedule' })
    await pass(0)
    expect([await schedule(once), await schedule(both)]).toMatchObject([{ state: 'ended' }, { state: 'active' }])
    expect((await runs(once)).map(({ state, byHand }) => [state, byHand])).toEqual([['sent', true]])
    await pass(DAY_MS)
    expect([await runs(once), await runs(both)].map(({ length }) => length)).toEqual([1, 2])
  })

  it('is made up for after a time when nobody was up, each slot once, and ends after its last day', async () => {
    const scheduleId = await scheduled({ until: '2026-11-24' })
    await pass(10 * DAY_MS)
    const slots = (await runs(scheduleId)).map(({ slot, state }) => `${slot.slice(5, 10)} ${state}`)
    expect(slots).toEqual(['11-24 sent', '11-23 sent', '11-22 sent', '11-21 sent'])
    expect(await schedule(scheduleId)).toMatchObject({ state: 'ended', nextAt: null })
    expect(await mails()).toHaveLength(4)
  })

  it('is narrowed to days that move along, as seen from its slot', async () => {
    await putFact(node, clerk, { scac: 'DMOC', pickup: '2026-10-05' })
    await putFact(node, clerk, { scac: 'DMNO', pickup: '2026-11-16' })
    await scheduled({ span: 'lastMonth', type: 'runNow', recurrence: null })
    await pass(0)
    const [mail] = await mails()
    expect(mail?.body_text).toContain('Pickup from 2026-10-01 to 2026-10-31.')
  })

  it('is changed by whoever saw it as it is, and goes on by what was saved, also after it had ended', async () => {
    const scheduleId = await scheduled({ until: '2026-11-21' })
    const save = async (version: number, more: Partial<Omit<Given, 'type'>>) =>
      ask(
        node,
        ChangeReportSchedule,
        { body: { scheduleId, change: { act: 'save', version, sending: { ...sending, ...more } } } },
        await tokenOf(clerk),
      )
    const monthly = { every: 'month', at: '07:30', zone: 'America/Chicago', dayOfMonth: 31 } as const
    expect((await save(1, { until: '2026-11-19' })).error.issues?.[0]).toMatchObject({
      ...{ at: 'body.change.sending.until', code: 'endsBefore' },
    })
    expect((await save(1, { until: '2026-11-22', recipients: [clerk.email] })).status).toBe(200)
    expect((await save(1, { recurrence: monthly })).error.code).toBe('ChangedMeanwhile')
    await pass(5 * DAY_MS)
    expect((await runs(scheduleId)).map(({ slot }) => slot.slice(5, 10))).toEqual(['11-22', '11-21'])
    expect(new Set((await mails()).flatMap(({ recipients }) => recipients))).toEqual(new Set([clerk.email]))
    expect(await schedule(scheduleId)).toMatchObject({ state: 'ended', version: 2 })
    expect((await save(2, { recurrence: monthly })).status).toBe(200)
    expect(await schedule(scheduleId)).toMatchObject({ state: 'active', nextAt: '2026-11-30T13:30:00.000Z' })
  })

  it('is paused, goes on with the next slot, and is deleted', async () => {
    const scheduleId = await scheduled()
    expect((await change(scheduleId, 'pause')).status).toBe(200)
    expect((await change(scheduleId, 'pause')).error.code).toBe('ChangedMeanwhile')
    await pass(3 * DAY_MS)
    expect(await runs(scheduleId)).toEqual([])
    await change(scheduleId, 'resume')
    await pass(DAY_MS)
    expect(await runs(scheduleId)).toHaveLength(1)
    expect((await ask(node, deletereport, { body: { scheduleId } }, await tokenOf(clerk))).status).toBe(200)
    await pass(2 * DAY_MS)
    expect(await schedules()).toEqual([])
    expect(await mails()).toHaveLength(1)
    expect((await change(scheduleId, 'run')).status).toBe(404)
  })

  it('is paused after three slots that came to nothing, and its owner hears of it once', async () => {
    const scheduleId = await scheduled()
    // A column that a later version does not know any more.
    await setPast(
      sql`update report_schedule set question = '{"report":"carrierSummary","filter":{},"columns":["gone"]}'`,
    )
    await pass(5 * DAY_MS)
    expect((await runs(scheduleId)).map(({ state, reason }) => `${state} ${reason}`)).toEqual(
      expect.arrayContaining(['failed InvalidInput']),
    )
    expect(await schedule(scheduleId)).toMatchObject({ state: 'paused', failures: 3, nextAt: null })
    const told = (await mails()).map(({ recipients, subject }) => [recipients, subject])
    expect(told).toEqual([[[clerk.email], 'Carrier Summary is no longer sent']])
  })

  it('goes to an administrator when its owner is deactivated, and runs as nobody who may not see it', async () => {
    const limited = await newPerson(node, clerk.clientId, ['Reports'])
    const { reply } = await send({}, limited)
    const active = (is: boolean, pages: string) =>
      node.app.db.identity
        .updateTable('identity.membership')
        .set({ active: is, page_list: pages })
        .where('user_id', '=', limited.userId)
        .execute()
    await active(true, 'Track')
    await pass(DAY_MS)
    expect(await runs(reply.scheduleId)).toMatchObject([{ state: 'failed', reason: 'PageNotAllowed' }])
    await active(false, 'Reports')
    await pass(DAY_MS)
    expect((await runs(reply.scheduleId))[0]).toMatchObject({ state: 'sent' })
    const { owner_id } = (await node.app.db
      .forClient(clerk.clientId)
      .readOne(node.app.db.query.selectFrom('report_schedule').select('owner_id'))) ?? { owner_id: 0 }
    expect(owner_id).toBe(clerk.userId)
  })

  it('refuses what its report does not have, nobody to send it to, no such zone, and a last day that is over', async () => {
    const bad = [
      { question: { report: 'carrierSummary', columns: ['nonsense'] } },
      { recipients: [] },
      { recipients: ['boss'] },
      { recurrence: { ...daily, zone: 'Mars/Olympus' } },
      { recurrence: { ...daily, at: '25:00' } },
      { recurrence: null },
      { until: '2026-11-01' },
      { alert: { kind: 'measure', column: 'carrier', than: 'above', figure: 1 } },
      { alert: { kind: 'measure', column: 'spend', than: 'above', figure: 1 } },
    ] as const
    for (const more of bad) expect((await send(more as never)).status, JSON.stringify(more)).toBe(400)
    expect(await schedules()).toEqual([])
  })
})

describe('an alert', () => {
  const states = async (scheduleId: number) =>
    (await runs(scheduleId)).map(({ state, reason }) => `${state} ${reason}`.trim()).reverse()

  it('leaves with rows alone, once, and again after it was over', async () => {
    const scheduleId = await scheduled({ alert: { kind: 'rows' } })
    await pass(DAY_MS)
    const { shipmentId } = await putFact(node, clerk)
    await pass(0)
    await pass(DAY_MS)
    await pass(DAY_MS)
    await setPast(sql`update shipment set status = 'V' where shipment_id = ${shipmentId}`)
    await pass(0)
    await pass(DAY_MS)
    expect(await states(scheduleId)).toEqual(['quiet noRows', 'sent', 'quiet stillSo', 'quiet noRows'])
    expect(await mails()).toHaveLength(1)
    await change(scheduleId, 'run')
    await pass(0)
    expect((await states(scheduleId)).at(-1)).toBe('sent')
  })

  it('asks a figure in its currency, and a missing one is not zero', async () => {
    const below = { kind: 'measure', column: 'spend', than: 'below', figure: 20_000, currency: 'USD' } as const
    await putFact(node, clerk, { charges: null })
    await putFact(node, clerk, { charges: [['linehaul', 5_000]], currency: 'CAD', scac: 'DMBB' })
    const question = { report: 'carrierSummary' as const, columns: ['carrier', 'shipments', 'spend'] }
    const scheduleId = await scheduled({ question, alert: below })
    await pass(DAY_MS)
    await putFact(node, clerk, { charges: [['linehaul', 19_999]], scac: 'DMCC' })
    await pass(DAY_MS)
    expect(await states(scheduleId)).toEqual(['quiet noFigure', 'sent'])
  })
})

describe('a run', () => {
  const hold: Hold = { renew: async () => true, ending: new AbortController().signal }

  /** A run that waits, with nobody of the node at it. */
  async function waiting(): Promise<{ readonly clientId: number; readonly subjectId: number }> {
    const { clientId } = clerk
    const scheduleId = await scheduled()
    const run = await node.app.db
      .forClient(clientId)
      .transaction(tx =>
        tx
          .insertInto('report_run')
          .values({ client_id: clientId, schedule_id: scheduleId, slot: node.clock.now().toISOString() })
          .returning('run_id')
          .executeTakeFirstOrThrow(),
      )
    return { clientId, subjectId: run.run_id }
  }

  it('is mailed once by two nodes that make it at once', async () => {
    const due = await waiting()
    await Promise.all([1, 2, 3].map(() => workReportRun(node.app, due, hold)))
    expect(await mails()).toHaveLength(1)
  })

  it('is neither lost nor doubled by a node that is killed between its file and the end of its transaction', async () => {
    const due = await waiting()
    const ending = new AbortController()
    const killed: App = {
      ...node.app,
      due: {
        ...node.app.due,
        put: async (_, kind) => {
          ending.abort()
          throw new Error(`killed before ${kind} was due`)
        },
      },
    }
    await expect(workReportRun(killed, due, { ...hold, ending: ending.signal })).rejects.toThrow('killed before mail')
    expect(await mails()).toEqual([])
    await workReportRun(node.app, due, hold)
    await workReportRun(node.app, due, hold)
    expect(await mails()).toHaveLength(1)
  })

  it('has one slot made once, however many nodes find it', async () => {
    const scheduleId = await scheduled()
    const due = { clientId: clerk.clientId, subjectId: scheduleId }
    node.clock.at += DAY_MS
    await Promise.all([1, 2, 3, 4].map(() => workReportSlot(node.app, due)))
    await pass(0)
    expect(await runs(scheduleId)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('that is too large for a mail has a link, which ends', async () => {
    const due = await waiting()
    const files = {
      ...node.app.files,
      putStream: async (...given: Parameters<App['files']['putStream']>) => ({
        ...(await node.app.files.putStream(...given)),
        bytes: 10_000_001,
      }),
    }
    await workReportRun({ ...node.app, files }, due, hold)
    const [mail] = await mails()
    expect(mail?.attachments).toEqual([])
    const link = /\/ReportFile\?AccessID=[\w-]+/.exec(mail?.body_text ?? '')?.[0] ?? ''
    const open = (url: string) => node.server.inject({ method: 'GET', url })
    const got = await open(link)
    expect(got.statusCode).toBe(200)
    expect(got.headers['content-disposition']).toContain('carrier-summary')
    expect((await open(`${link.slice(0, -4)}AAAA`)).statusCode).not.toBe(200)
    node.clock.at += 14 * DAY_MS
    expect((await open(link)).statusCode).not.toBe(200)
  })

  /** A node during whose making of a file something else is done. */
  const meanwhile = (work: (stored: Awaited<ReturnType<App['files']['putStream']>>) => Promise<unknown>): App => ({
    ...node.app,
    files: {
      ...node.app.files,
      putStream: async (...given: Parameters<App['files']['putStream']>) => {
        const stored = await node.app.files.putStream(...given)
        await work(stored)
        return stored
      },
    },
  })

  it('goes to those whom a change made while its file was made names, and to nobody once it is paused', async () => {
    const due = await waiting()
    const [{ scheduleId, version } = { scheduleId: 0, version: 0 }] = await schedules()
    const save = async () =>
      ask(
        node,
        ChangeReportSchedule,
        {
          body: {
            scheduleId,
            change: {
              act: 'save',
              version,
              sending: reportSending.parse({ ...sending, recipients: ['other@outside.invalid'] }),
            },
          },
        },
        await tokenOf(clerk),
      )
    const again = await workReportRun(
      meanwhile(async () => expect((await save()).status).toBe(200)),
      due,
      hold,
    )
    expect([again, await mails()]).toEqual([node.clock.now(), []])
    await workReportRun(node.app, due, hold)
    expect((await mails()).map(({ recipients }) => recipients)).toEqual([['other@outside.invalid']])

    const paused = await waiting()
    const [newest] = await schedules()
    await workReportRun(
      meanwhile(async () => expect((await change(newest?.scheduleId ?? 0, 'pause')).status).toBe(200)),
      paused,
      hold,
    )
    await workReportRun(node.app, paused, hold)
    expect(await mails()).toHaveLength(1)
  })

  it('of a schedule that is deleted while its file is made gives its bytes back', async () => {
    const due = await waiting()
    const [{ scheduleId } = { scheduleId: 0 }] = await schedules()
    let sha256 = ''
    await workReportRun(
      meanwhile(async stored => {
        sha256 = stored.sha256
        expect((await node.app.files.bytes(clerk.clientId, sha256)).length).toBeGreaterThan(0)
        expect((await ask(node, deletereport, { body: { scheduleId } }, await tokenOf(clerk))).status).toBe(200)
      }),
      due,
      hold,
    )
    await expect(node.app.files.bytes(clerk.clientId, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    expect(await mails()).toEqual([])
  })

  it('whose bytes were given back for another run of the same content is made anew', async () => {
    const due = await waiting()
    const again = await workReportRun(
      meanwhile(stored => node.app.files.remove(clerk.clientId, stored.sha256)),
      due,
      hold,
    )
    expect(again).toEqual(new Date(node.clock.now().getTime() + minute))
    await workReportRun(node.app, due, hold)
    expect(await mails()).toHaveLength(1)
  })

  it('that a person asks for is one until it is made, however often it is asked for', async () => {
    const scheduleId = await scheduled()
    const answers = await Promise.all([1, 2, 3].map(() => change(scheduleId, 'run')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await pass(0)
    expect(await runs(scheduleId)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('has its file for who may see reports alone, and its link ends with its schedule', async () => {
    const scheduleId = await scheduled({ type: 'runNow' })
    await pass(0)
    const [run] = await runs(scheduleId)
    const [file] = await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('file').select('file_id').where('client_id', '=', clerk.clientId))
    const packer = await newPerson(node, clerk.clientId, ['SingleOrder'])
    const body = { fileId: file?.file_id ?? 0 }
    expect((await ask(node, DisplayFile, { body }, await tokenOf(packer))).status).toBe(404)
    const { clientId } = clerk
    const accessId = await node.app.db.forClient(clientId).transaction(tx =>
      createAccessLink(tx, {
        ...{ kind: 'report', clientId, subjectId: run?.runId ?? 0, now: node.clock.now() },
        expiresAt: new Date(node.clock.now().getTime() + DAY_MS),
      }),
    )
    const open = async () =>
      (await node.server.inject({ method: 'GET', url: `/ReportFile?AccessID=${accessId}` })).statusCode
    expect(await open()).toBe(200)
    await ask(node, deletereport, { body: { scheduleId } }, await tokenOf(clerk))
    expect(await open()).not.toBe(200)
  })

  it('of a schedule that waits for somebody is listed before all that is over', async () => {
    const paused = await scheduled()
    await change(paused, 'pause')
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      sql`insert into report_schedule overriding system value select (jsonb_populate_record(s, jsonb_build_object('schedule_id', s.schedule_id + n, 'state', 'ended', 'next_at', null))).*
            from report_schedule s, generate_series(100001, 100210) n where s.client_id = ${clerk.clientId} and s.schedule_id = ${paused}`.execute(
        tx,
      ),
    )
    expect((await schedules())[0]).toMatchObject({ scheduleId: paused, state: 'paused' })
  })

  it('goes with its file when its time is over', async () => {
    const scheduleId = await scheduled({ type: 'runNow' })
    await pass(0)
    const { clientId } = clerk
    const read = () => node.app.db.forClient(clientId).read(node.app.db.query.selectFrom('file').select('sha256'))
    const [file] = await read()
    node.clock.at += 89 * DAY_MS
    await sweepReportRuns(node.app)
    expect(await runs(scheduleId)).toHaveLength(1)
    node.clock.at += 2 * DAY_MS
    await sweepReportRuns(node.app)
    expect(await read()).toEqual([])
    expect(await schedules()).toEqual([])
    await expect(node.app.files.bytes(clientId, file?.sha256 ?? '')).rejects.toMatchObject({ code: 'FileDamaged' })
  })
})

describe('who sees less than its owner', () => {
  const kinds = {
    'without prices': () => newPriceless(node, clerk.clientId),
    'of another dock': () => newDockClerk(node, clerk.clientId, [999_999]),
  }
  it.each(Object.entries(kinds))(
    '%s: says neither what it shows nor to whom, and gets no file of it',
    async (_, make) => {
      const scheduleId = await scheduled()
      await change(scheduleId, 'run')
      await pass(0)
      const [run] = await runs(scheduleId)
      const person = await make()
      const mine = { ...sending, recipients: [person.email] }
      const body = { scheduleId, change: { act: 'save' as const, version: 1, sending: mine } }
      expect((await ask(node, ChangeReportSchedule, { body }, person.token)).error.code).toBe('ReportShowsMore')
      const file = await ask(node, DownloadReportRun, { body: { reportRunId: run?.runId ?? 0 } }, person.token)
      expect(file.error.code).toMatch(/^(ReportShowsMore|PricesNotShown)$/)
      expect((await ask(node, ChangeReportSchedule, { body }, await tokenOf(clerk))).status).toBe(200)
    },
  )
})
