import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ExportReport } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { madeOnce } from './madeOnce.ts'
import { oneRun } from './oneRun.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const made = (body: string) => async () => ({
  name: 'a.csv',
  mime: 'text/csv',
  body: Readable.from([Buffer.from(body)]),
})

it('ten who ask for one file at once get the same one, which is made once and taken off the disk behind them', async () => {
  let times = 0
  const make = async () => {
    times += 1
    return made(`made ${times}`)()
  }
  const files = await Promise.all(Array.from({ length: 10 }, () => madeOnce(node.app, 1, ['ten'], make)))
  const folders = files.map(({ body }) => (body as Readable & { path: string }).path)
  expect(new Set(folders).size).toBe(1)
  expect(new Set(await Promise.all(files.map(({ body }) => text(body as Readable))))).toEqual(new Set(['made 1']))
  await expect.poll(() => existsSync(folders[0] as string)).toBe(false)
  const later = await madeOnce(node.app, 1, ['ten'], make)
  expect(await text(later.body as Readable)).toBe('made 2')
})

it('a file that could not be made fails for all who waited, and is made anew for the next', async () => {
  const broken = async () => ({
    ...{ name: 'a.csv', mime: 'text/csv' },
    body: Readable.from(
      (async function* () {
        yield 'half of it'
        throw new Error('the database went away')
      })(),
    ),
  })
  const all = await Promise.allSettled([1, 2, 3].map(() => madeOnce(node.app, 1, ['broken'], broken)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await text((await madeOnce(node.app, 1, ['broken'], made('whole'))).body as Readable)).toBe('whole')
})

it('a third file of one company waits for one of its own, and another company’s is made meanwhile', async () => {
  const ends = new Map<string, () => void>()
  const begun: string[] = []
  const files = (['ours 1', 'ours 2', 'ours 3', 'theirs 1', 'theirs 2'] as const).map(name =>
    madeOnce(node.app, name.startsWith('ours') ? 1 : 2, ['turn', name], async () => {
      begun.push(name)
      await new Promise<void>(resolve => ends.set(name, resolve))
      return made(name)()
    }),
  )
  await expect.poll(() => begun).toEqual(['ours 1', 'ours 2', 'theirs 1'])
  ends.get('theirs 1')?.()
  await expect.poll(() => begun.at(-1)).toBe('theirs 2')
  ends.get('ours 2')?.()
  await expect.poll(() => begun.at(-1)).toBe('ours 3')
  for (const end of ends.values()) end()
  const texts = await Promise.all(files.map(async file => text((await file).body as Readable)))
  expect(texts).toEqual(['ours 1', 'ours 2', 'ours 3', 'theirs 1', 'theirs 2'])
})

it('one run answers all who ask meanwhile, each company for itself', async () => {
  const [ours, theirs] = [await newCompany(node), await newCompany(node)]
  await putFact(node, ours, { pickup: '2026-10-05', scac: 'DMZZ' })
  const rows = async (token: string) =>
    (await ask(node, GetReportData, { body: { report: 'shipmentManifest' } }, token)).reply.total
  expect(await Promise.all([ours, theirs, ours, theirs].map(({ token }) => rows(token)))).toEqual([1, 0, 1, 0])
  const file = async (token: string) =>
    (await ask(node, ExportReport, { body: { report: 'shipmentManifest', format: 'csv' } }, token)).text
  const files = await Promise.all([ours, theirs, ours].map(({ token }) => file(token)))
  expect(files.map(body => body.includes('DMZZ'))).toEqual([true, false, true])
  let runs = 0
  const run = () => oneRun(node.app, ['counted'], async () => ++runs)
  expect(await Promise.all([run(), run(), run()])).toEqual([1, 1, 1])
  expect(await run()).toBe(2)
})
