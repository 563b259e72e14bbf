import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@waybill/contract'
import type { WirePrinter, WireStation } from '@waybill/contract/wire/station.ts'
import { openJournal } from '@waybill/station/journal.ts'
import { networkPrinter, RAW_PATIENCE, rawState } from '@waybill/station/rawPrinter.ts'
import { openStation, thisPc, type World } from '@waybill/station/station.ts'
import { expect } from 'vitest'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'

/** Longer than in life: a printer that answers does so, however busy the machine is. */
const patience = { ...RAW_PATIENCE, connect: 10_000, status: 10_000, between: 20, print: 10_000 }

export interface Paired {
  readonly token: string
  readonly stationId: number
  /** Where its memory lies. */
  readonly folder: string
}

/** A station of a company by a code, as a program pairs. */
export async function pairedStation(node: TestNode, person: Person, name = 'Bench'): Promise<Paired> {
  const { code } = (await ask(node, calls.PairStation, { body: {} }, person.token)).reply
  const joined = await ask(node, calls.JoinStation, { body: { code, name } })
  expect(joined.status, joined.text).toBe(200)
  const { token, stationId } = joined.reply
  return { token, stationId, folder: mkdtempSync(join(tmpdir(), 'waybill-station-')) }
}

/** Enough for a printer that says nothing of itself, however long it is waited for. */
export const SHORT_STATUS_MS = 100

/** What a station of a test reaches: printers on the network, and what is given. */
export const testPc = (more: Partial<World> = {}, status = patience.status): World => {
  const asked = { ...patience, status }
  return {
    ...thisPc(asked),
    printers: network =>
      Promise.all(network.map(async one => ({ ...one, state: await rawState(networkPrinter(one.target), asked) }))),
    scales: async () => [],
    ...more,
  }
}

/** The program of a station at work in this process, on a socket of a listening node. */
export function runStation(address: string, { token, folder }: Paired, world: World = testPc()) {
  const ended = Promise.withResolvers<string>()
  const station = openStation({
    ...{ address, token, platform: 'test', world, lookEvery: 50, backoff: () => 30 },
    journal: openJournal(join(folder, 'jobs.jsonl')),
    over: why => ended.resolve(why),
  })
  return { ...station, ended: ended.promise }
}

/** The station as the company sees it. */
export async function stationNow(node: TestNode, person: Person, stationId: number): Promise<WireStation> {
  const { reply } = await ask(node, calls.GetStations, { body: {} }, person.token)
  const found = reply.stations.find(one => one.stationId === stationId)
  if (found === undefined) throw new Error(`no station ${stationId}`)
  return found
}

/** Enters a printer on the network, without looking whether it is there. */
export async function addPrinter(
  node: TestNode,
  person: Person,
  { stationId }: Paired,
  target: string,
  name = 'Zebra',
): Promise<WirePrinter> {
  const { version } = await stationNow(node, person, stationId)
  const body = { stationId, version, addPrinter: { name, target } }
  const saved = await ask(node, calls.SaveStation, { body }, person.token)
  expect(saved.status, saved.text).toBe(200)
  const printer = saved.reply.printers.find(one => one.name === name)
  if (printer === undefined) throw new Error('no printer')
  return printer
}
