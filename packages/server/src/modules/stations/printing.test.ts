import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import { SettlePrintJob } from '@waybill/contract/calls/Stations/SettlePrintJob.ts'
import type { WirePrintJob } from '@waybill/contract/wire/station.ts'
import { openJournal } from '@waybill/station/journal.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type LabelPrinter, openLabelPrinter } from '../../testing/labelPrinter.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import {
  addPrinter,
  type Paired,
  pairedStation,
  runStation,
  SHORT_STATUS_MS,
  stationNow,
  testPc,
} from '../../testing/stations.ts'

let node: TestNode
let address: string
beforeAll(async () => {
  node = await startTestNode()
  address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  return () => node.close()
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function printer(manner: Parameters<typeof openLabelPrinter>[0] = {}): Promise<LabelPrinter> {
  const opened = await openLabelPrinter(manner)
  ends.push(() => opened.close())
  return opened
}

function run(paired: Paired, world = testPc()) {
  const station = runStation(address, paired, world)
  ends.push(() => station.close())
  return station
}

/** A company with a station that runs, and a label printer that it sees. */
async function bench(manner: Parameters<typeof openLabelPrinter>[0] = {}) {
  const clerk = await newCompany(node)
  const paired = await pairedStation(node, clerk)
  const device = await printer(manner)
  const { printerId } = await addPrinter(node, clerk, paired, device.target)
  const station = run(paired, testPc({}, manner.speaks === false ? SHORT_STATUS_MS : undefined))
  await isThere(clerk, paired)
  return { clerk, paired, device, printerId, station }
}

const isThere = (clerk: Person, { stationId }: Paired, state = 'online') =>
  expect.poll(async () => (await stationNow(node, clerk, stationId)).printers[0]?.state).toBe(state)

async function send({ clerk, printerId }: { clerk: Person; printerId: number }, key: string = crypto.randomUUID()) {
  const asked = await ask(node, PrintTestPage, { body: { printerId, key } }, clerk.token)
  expect(asked.status, asked.text).toBe(200)
  return asked.reply
}

const jobsOf = async (clerk: Person) => (await ask(node, GetPrintJobs, { body: {} }, clerk.token)).reply.jobs
const jobOf = async (clerk: Person, { jobId }: Pick<WirePrintJob, 'jobId'>) =>
  (await jobsOf(clerk)).find(job => job.jobId === jobId)
const becomes = (clerk: Person, job: Pick<WirePrintJob, 'jobId'>, state: string, fault = '') =>
  expect
    .poll(async () => {
      const now = await jobOf(clerk, job)
      return [now?.state, now?.fault]
    })
    .toEqual([state, fault])
const settle = (clerk: Person, { jobId }: WirePrintJob, as: 'printed' | 'again' | 'dropped', attempt = 1) =>
  ask(node, SettlePrintJob, { body: { jobId, attempt, as } }, clerk.token)

describe('a job', () => {
  it('is printed once, and said to be by the printer itself; asked for again under its key it is the same', async () => {
    const made = await bench()
    const job = await send(made, 'the same key')
    expect(await send(made, 'the same key')).toMatchObject({ jobId: job.jobId })
    await becomes(made.clerk, job, 'printed')
    expect(await send(made, 'the same key')).toMatchObject({ jobId: job.jobId, state: 'printed' })
    expect(made.device.printed()).toHaveLength(1)
    expect(made.device.printed()[0]).toContain('^FDZebra')
  })

  it('of a printer that says nothing of itself is unknown; a person says what became of it', async () => {
    const made = await bench({ speaks: false })
    const job = await send(made)
    await becomes(made.clerk, job, 'unknown', 'noStatus')
    const status = await ask(node, CheckPrinterStatus, { body: {} }, made.clerk.token)
    expect(status.reply).toMatchObject({ printerOnlineStatus: true, stationName: 'Bench', isOnline: true, unknown: 1 })
    expect((await settle(made.clerk, job, 'printed')).reply).toMatchObject({ state: 'printed' })
    expect((await settle(made.clerk, job, 'again')).error.code).toBe('PrintJobSettled')
    expect(made.device.printed()).toHaveLength(1)
  })

  it('is printed again when a person says so, and of two who do only one is heard', async () => {
    const made = await bench({ speaks: false })
    const job = await send(made)
    await becomes(made.clerk, job, 'unknown', 'noStatus')
    const both = await Promise.all([settle(made.clerk, job, 'again'), settle(made.clerk, job, 'again')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await expect.poll(() => made.device.printed().length).toBe(2)
    await becomes(made.clerk, job, 'unknown', 'noStatus')
    expect(await jobOf(made.clerk, job)).toMatchObject({ attempt: 2 })
  })

  it('waits while the printer is off or out of paper, and is printed when it is back', async () => {
    const made = await bench()
    made.device.manner.paperOut = true
    await isThere(made.clerk, made.paired, 'paperOut')
    const job = await send(made)
    expect(await jobOf(made.clerk, job)).toMatchObject({ state: 'waiting' })
    made.device.manner.paperOut = false
    await becomes(made.clerk, job, 'printed')
    await made.device.off()
    const second = await send(made)
    await isThere(made.clerk, made.paired, 'offline')
    await expect.poll(async () => (await jobOf(made.clerk, second))?.state).toBe('waiting')
    await made.device.on()
    await becomes(made.clerk, second, 'printed')
    expect(made.device.printed()).toHaveLength(2)
  })

  it('whose line breaks in the middle of its bytes is unknown', async () => {
    const made = await bench({ breaksAfter: 60 })
    const job = await send(made)
    await becomes(made.clerk, job, 'unknown', 'lineLost')
    expect(made.device.printed()).toHaveLength(0)
    expect((await settle(made.clerk, job, 'dropped')).reply).toMatchObject({ state: 'failed', fault: 'dropped' })
  })

  it('comes out in the order in which it was asked for, an hour later too', async () => {
    const made = await bench()
    made.station.close()
    await isThere(made.clerk, made.paired, 'offline')
    const jobs: WirePrintJob[] = []
    for (let n = 0; n < 5; n++) jobs.push(await send(made))
    node.clock.pass(3_600_000)
    expect((await jobsOf(made.clerk)).map(({ state }) => state)).toEqual(jobs.map(() => 'waiting'))
    run(made.paired)
    for (const job of jobs) await becomes(made.clerk, job, 'printed')
    expect((await jobsOf(made.clerk)).map(({ attempt }) => attempt)).toEqual(jobs.map(() => 1))
    expect(made.device.printed()).toHaveLength(5)
    const db = node.app.db.forClient(made.clerk.clientId)
    // The clock stands still, so all ended at one moment: whose end was written first says the order.
    const written = sql<number>`xmin::text::bigint`
    const sent = await db.read(node.app.db.query.selectFrom('print_job').select('job_id').orderBy(written))
    expect(sent.map(({ job_id }) => job_id)).toEqual(jobs.map(({ jobId }) => jobId))
  })
})

describe('a station that is killed', () => {
  /** A world that stops in the middle: of fetching, or with its bytes sent. */
  const halting = (at: 'before' | 'after') => {
    const reached = Promise.withResolvers<void>()
    const pc = testPc()
    const world = testPc({
      async print(job, bytes, begin) {
        if (at === 'after') {
          begin()
          await pc.print(job, bytes, () => {})
        }
        reached.resolve()
        return new Promise(() => {})
      },
    })
    return { world, reached: reached.promise }
  }

  it('between its bytes and the answer leaves a job that is asked about, never printed again by itself', async () => {
    const made = await bench()
    made.station.close()
    const { world, reached } = halting('after')
    const killed = run(made.paired, world)
    const job = await send(made)
    await reached
    killed.close()
    run(made.paired)
    await becomes(made.clerk, job, 'unknown', 'stationStopped')
    // It goes on with the next one meanwhile.
    await becomes(made.clerk, await send(made), 'printed')
    expect(made.device.printed()).toHaveLength(2)
    expect(await jobOf(made.clerk, job)).toMatchObject({ state: 'unknown', attempt: 1 })
  })

  it('before the first byte prints it when it is back, once', async () => {
    const made = await bench()
    made.station.close()
    const { world, reached } = halting('before')
    const killed = run(made.paired, world)
    const job = await send(made)
    await reached
    killed.close()
    run(made.paired)
    await becomes(made.clerk, job, 'printed')
    expect(made.device.printed()).toHaveLength(1)
    expect(await jobOf(made.clerk, job)).toMatchObject({ attempt: 2 })
  })

  it('and forgets what it did can’t say: a person is asked', async () => {
    const made = await bench()
    made.station.close()
    const { world, reached } = halting('before')
    const killed = run(made.paired, world)
    const job = await send(made)
    await reached
    killed.close()
    rmSync(join(made.paired.folder, 'jobs.jsonl'))
    run(made.paired)
    await becomes(made.clerk, job, 'unknown', 'otherMemory')
    expect(made.device.printed()).toHaveLength(0)
  })

  it('and never comes back leaves a job that is asked about after two minutes', async () => {
    const made = await bench()
    made.station.close()
    const { world, reached } = halting('after')
    const killed = run(made.paired, world)
    const job = await send(made)
    await reached
    killed.close()
    expect(await jobOf(made.clerk, job)).toMatchObject({ state: 'sent' })
    node.clock.pass(121_000)
    await becomes(made.clerk, job, 'unknown', 'stationSilent')
    // Late is better than never: nobody has said anything meanwhile.
    run(made.paired)
    await becomes(made.clerk, job, 'unknown', 'stationStopped')
  })

  it('with its outcome unsaid says it when it is back', async () => {
    const made = await bench()
    made.station.close()
    const { world, reached } = halting('after')
    const killed = run(made.paired, world)
    const job = await send(made)
    await reached
    killed.close()
    const memory = openJournal(join(made.paired.folder, 'jobs.jsonl'))
    memory.write(job.jobId, 1, 'printed')
    memory.close()
    run(made.paired)
    await becomes(made.clerk, job, 'printed')
    expect(made.device.printed()).toHaveLength(1)
  })
})

describe('two stations', () => {
  it('with the same printer print what is theirs, each once', async () => {
    const made = await bench()
    const other = await pairedStation(node, made.clerk, 'Dock')
    const { printerId } = await addPrinter(node, made.clerk, other, made.device.target)
    run(other)
    await isThere(made.clerk, other)
    const jobs = await Promise.all([1, 2, 3, 4, 5, 6].map(n => send(n % 2 ? made : { ...made, printerId })))
    for (const job of jobs) await becomes(made.clerk, job, 'printed')
    expect(made.device.printed()).toHaveLength(6)
  })

  it('of one key: the later program takes the place of the earlier, which ends', async () => {
    const made = await bench()
    run(made.paired)
    expect(await made.station.ended).toBe('replaced')
    await isThere(made.clerk, made.paired)
    await becomes(made.clerk, await send(made), 'printed')
    expect(made.device.printed()).toHaveLength(1)
  })
})
