import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { SetScale } from '@waybill/contract/calls/Stations/SetScale.ts'
import { GetWeightfromMachine } from '@waybill/contract/calls/Utils/GetWeightfromMachine.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { pairedStation, runStation, stationNow, testPc } from '../../testing/stations.ts'

let node: TestNode
let address: string
beforeAll(async () => {
  node = await startTestNode()
  address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  return () => node.close()
})

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

/** A scale whose reports a test sends: number, status, unit, power of ten, weight. */
function playedScale() {
  let hear: ((bytes: Uint8Array) => void) | null = null
  let unplug = () => {}
  let isThere = true
  const zeroed: string[] = []
  const world = testPc({
    printers: async () => [{ way: 'queue', target: 'Office', language: 'pdf', state: 'online' }],
    scales: async () => (isThere ? ['/dev/hidraw3'] : []),
    readScale: (_, heard) =>
      new Promise(resolve => {
        hear = heard
        unplug = () => {
          isThere = false
          hear = null
          resolve()
        }
      }),
    zeroScale: async path => void zeroed.push(path),
  })
  const STATUS = { fault: 1, zero: 2, moving: 3, stable: 4, under: 5, over: 6 }
  return {
    world,
    zeroed,
    unplug: () => unplug(),
    isRead: () => hear !== null,
    /** Tenths of a pound. */
    show: (state: keyof typeof STATUS, tenths: number) =>
      hear?.(Uint8Array.of(3, STATUS[state], 12, 0xff, tenths & 255, tenths >> 8)),
    say: (...bytes: number[]) => hear?.(Uint8Array.from(bytes)),
  }
}

async function bench() {
  const clerk = await newCompany(node)
  const paired = await pairedStation(node, clerk)
  const scale = playedScale()
  const station = runStation(address, paired, scale.world)
  ends.push(() => station.close())
  await expect.poll(scale.isRead).toBe(true)
  await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).isOnline).toBe(true)
  return { clerk, paired, scale, station }
}

const weigh = (clerk: Person) => ask(node, GetWeightfromMachine, { body: {} }, clerk.token)
const weighs = (clerk: Person) =>
  expect.poll(async () => {
    const { status, reply, error } = await weigh(clerk)
    return status === 200 ? [reply.Weight, reply.shown, reply.tare] : error.code
  })

describe('Utils/GetWeightfromMachine', () => {
  it('gives the weight that stands still, with its age, and says why it gives none', async () => {
    const { clerk, scale } = await bench()
    scale.show('stable', 95)
    await weighs(clerk).toEqual([9.5, '9.50 lb', ''])
    node.clock.pass(4_000)
    expect((await weigh(clerk)).reply.ageSeconds).toBe(4)
    scale.show('moving', 102)
    await weighs(clerk).toBe('ScaleMoving')
    scale.say(9, 9, 9)
    scale.say(3, 4, 12)
    scale.show('over', 9999)
    await weighs(clerk).toBe('ScaleOver')
    scale.show('under', 3)
    await weighs(clerk).toBe('ScaleUnder')
    scale.show('fault', 0)
    await weighs(clerk).toBe('ScaleFault')
    scale.show('zero', 0)
    await weighs(clerk).toBe('ScaleEmpty')
    scale.say(3, 4, 2, 0, 0xe8, 0x03)
    await weighs(clerk).toEqual([2.205, '1000 g', ''])
    scale.unplug()
    await weighs(clerk).toBe('ScaleOff')
  })

  it('refuses where I have no station, it has no scale, or it is gone', async () => {
    const clerk = await newCompany(node)
    expect((await weigh(clerk)).error.code).toBe('NoStation')
    const paired = await pairedStation(node, clerk)
    expect((await weigh(clerk)).error.code).toBe('ScaleMissing')
    const station = runStation(address, paired)
    ends.push(() => station.close())
    await expect.poll(async () => (await stationNow(node, clerk, paired.stationId)).isOnline).toBe(true)
    expect((await weigh(clerk)).error.code).toBe('ScaleMissing')
    const other = await bench()
    other.scale.show('stable', 20)
    await weighs(other.clerk).toEqual([2, '2.00 lb', ''])
    other.station.close()
    await weighs(other.clerk).toBe('ScaleOff')
    // Of the same company, and without a station of his own.
    const colleague = await newPerson(node, other.clerk.clientId)
    expect((await weigh(colleague)).error.code).toBe('NoStation')
  })

  it('is net of a tare, and zero is the scale’s own', async () => {
    const { clerk, scale } = await bench()
    const act = (what: 'tare' | 'zero' | 'clear') => ask(node, SetScale, { body: { act: what } }, clerk.token)
    scale.show('stable', 12)
    await weighs(clerk).toEqual([1.2, '1.20 lb', ''])
    expect((await act('tare')).status).toBe(200)
    await weighs(clerk).toBe('ScaleEmpty')
    scale.show('stable', 107)
    await weighs(clerk).toEqual([9.5, '9.50 lb', '1.20 lb'])
    await act('clear')
    await weighs(clerk).toEqual([10.7, '10.70 lb', ''])
    await act('zero')
    await expect.poll(() => scale.zeroed).toEqual(['/dev/hidraw3'])
  })
})

it('whether a printer is there comes with what every screen knows', async () => {
  const { clerk } = await bench()
  const common = async () => (await ask(node, IntialCachefunction, {}, clerk.token)).reply.printerOnlineStatus
  await expect.poll(common).toBe(true)
  const details = await ask(node, userDetails, {}, clerk.token)
  expect(JSON.stringify(details.reply)).toContain('"printerOnlineStatus":true')
})
