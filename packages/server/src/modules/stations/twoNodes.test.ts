import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { composeNode, type Node } from '../../compose.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { openLabelPrinter } from '../../testing/labelPrinter.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPrinter, pairedStation, runStation, stationNow, testPc } from '../../testing/stations.ts'

/** Two nodes on one database: people ask the one, a station has its line to either. */
let node: TestNode
let other: Node
const at: string[] = []
beforeAll(async () => {
  node = await startTestNode()
  const { settings } = node.app
  const log = pino({ level: 'silent' })
  other = await composeNode({ settings, clock: node.clock, connection: node.connection, log })
  for (const one of [node, other]) at.push(await one.server.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await other.close()
  await node.close()
})
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function bench() {
  const clerk = await newCompany(node)
  const paired = await pairedStation(node, clerk)
  const device = await openLabelPrinter()
  ends.push(() => device.close())
  const { printerId } = await addPrinter(node, clerk, paired, device.target)
  const runAt = (address = '', world = testPc()) => {
    const station = runStation(address, paired, world)
    ends.push(() => station.close())
    return station
  }
  const isThere = () =>
    expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).printers[0]?.state).toBe('online')
  return { clerk, paired, device, printerId, runAt, isThere }
}

const send = async (on: Node, clerk: Person, printerId: number, key: string = crypto.randomUUID()) => {
  const asked = await ask(on, PrintTestPage, { body: { printerId, key } }, clerk.token)
  expect(asked.status, asked.text).toBe(200)
  return asked.reply
}
const jobs = async (clerk: Person) => (await ask(node, GetPrintJobs, { body: {} }, clerk.token)).reply.jobs
const allPrinted = (clerk: Person, count: number) =>
  expect
    .poll(async () => (await jobs(clerk)).filter(({ state }) => state === 'printed').length, { timeout: 20_000 })
    .toBe(count)

it('a job goes out once, whichever node was asked and whichever has the line', async () => {
  const made = await bench()
  made.runAt(at[1])
  await made.isThere()
  const both = [node, other, node, other]
  for (const on of both) await send(on, made.clerk, made.printerId)
  // The same press that reached both nodes is one job.
  await Promise.all([node, other].map(on => send(on, made.clerk, made.printerId, 'one press')))
  await allPrinted(made.clerk, 5)
  expect(made.device.printed()).toHaveLength(5)
  expect((await jobs(made.clerk)).map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1, 1])
})

it('a station that goes to the other node before the first byte prints its job there, once', async () => {
  const made = await bench()
  const reached = Promise.withResolvers<void>()
  const halts = testPc({
    async print() {
      reached.resolve()
      return new Promise(() => {})
    },
  })
  const first = made.runAt(at[0], halts)
  await made.isThere()
  await send(other, made.clerk, made.printerId)
  await reached.promise
  first.close()
  made.runAt(at[1])
  await allPrinted(made.clerk, 1)
  expect(made.device.printed()).toHaveLength(1)
  expect(await jobs(made.clerk)).toMatchObject([{ state: 'printed', attempt: 2 }])
})

it('a station that goes to the other node with its bytes sent is asked about, and prints nothing again', async () => {
  const made = await bench()
  const reached = Promise.withResolvers<void>()
  const pc = testPc()
  const halts = testPc({
    async print(job, bytes, begin) {
      begin()
      await pc.print(job, bytes, () => {})
      reached.resolve()
      return new Promise(() => {})
    },
  })
  const first = made.runAt(at[1], halts)
  await made.isThere()
  await send(node, made.clerk, made.printerId)
  await reached.promise
  first.close()
  made.runAt(at[0])
  await expect.poll(async () => (await jobs(made.clerk))[0]?.state, { timeout: 20_000 }).toBe('unknown')
  await send(other, made.clerk, made.printerId)
  await allPrinted(made.clerk, 1)
  expect(made.device.printed()).toHaveLength(2)
})
