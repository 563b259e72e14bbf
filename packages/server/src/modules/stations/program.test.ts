import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import { PairStation } from '@waybill/contract/calls/Stations/PairStation.ts'
import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { openLabelPrinter } from '../../testing/labelPrinter.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPrinter, stationNow } from '../../testing/stations.ts'

let node: TestNode
let address: string
beforeAll(async () => {
  node = await startTestNode()
  address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  return () => node.close()
})

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

const program = resolve(import.meta.dirname, '../../../../station/src/main.ts')

/** The program as a person starts it. */
function start(home: string, ...args: readonly string[]) {
  const env = { ...process.env, WAYBILL_STATION_HOME: home }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  return { child, said: () => said, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

const codeOf = async (clerk: Person) => (await ask(node, PairStation, { body: {} }, clerk.token)).reply.code
const folder = () => mkdtempSync(join(tmpdir(), 'waybill-program-'))
const stationsOf = async (clerk: Person) => (await ask(node, GetStations, { body: {} }, clerk.token)).reply.stations

it('pairs by a code, keeps its key for its user alone, and is the same station when it is started again', async () => {
  const clerk = await newCompany(node)
  const home = folder()
  const code = await codeOf(clerk)
  const first = start(home, address, code)
  await expect.poll(async () => (await stationsOf(clerk))[0]?.isOnline, { message: first.said() }).toBe(true)
  expect(statSync(join(home, '.waybill-station.json')).mode & 0o777).toBe(0o600)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await expect.poll(async () => (await stationsOf(clerk))[0]?.isOnline).toBe(false)
  // As a service has it: the code of long ago is still in its command.
  start(home, address, code)
  await expect.poll(async () => (await stationsOf(clerk)).map(({ isOnline }) => isOnline)).toEqual([true])
})

it('says what is wrong with how it was started', async () => {
  const noCode = start(folder())
  expect([await noCode.ended, noCode.said()]).toEqual([2, expect.stringContaining('node station.mjs ADDRESS CODE')])
  const wrong = start(folder(), address, '0000-0000-0000')
  expect([await wrong.ended, wrong.said()]).toEqual([2, expect.stringContaining('This code pairs no station')])
  const nobody = start(folder(), 'http://127.0.0.1:1', 'x')
  expect([await nobody.ended, nobody.said()]).toEqual([1, expect.stringContaining('does not answer')])
})

it('killed without a word while it prints, asks when it is back and prints the rest', async () => {
  const clerk = await newCompany(node)
  const home = folder()
  const printer = await openLabelPrinter({ isSlow: true })
  const first = start(home, address, await codeOf(clerk))
  await expect.poll(async () => (await stationsOf(clerk))[0]?.isOnline).toBe(true)
  const stationId = (await stationsOf(clerk))[0]?.stationId ?? 0
  const { printerId } = await addPrinter(node, clerk, { stationId, token: '', folder: home }, printer.target)
  await expect.poll(async () => (await stationNow(node, clerk, stationId)).printers.at(-1)?.state).toBe('online')
  const print = async (key: string) =>
    (await ask(node, PrintTestPage, { body: { printerId, key } }, clerk.token)).reply.jobId
  const jobs = [await print('the first'), await print('the second')]
  await expect.poll(() => printer.printed().length).toBe(1)
  first.child.kill('SIGKILL')
  await first.ended
  printer.manner.isSlow = false
  start(home, address, 'x')
  const states = async () => {
    const { reply } = await ask(node, GetPrintJobs, { body: {} }, clerk.token)
    return jobs.map(id => reply.jobs.find(({ jobId }) => jobId === id)?.state)
  }
  await expect.poll(states).toEqual(['unknown', 'printed'])
  expect(printer.printed()).toHaveLength(2)
  await printer.close()
})
