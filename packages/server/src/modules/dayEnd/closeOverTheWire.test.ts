import { type CloseOutcome, type Connector, registered } from '@waybill/carriers'
import { CloseDay } from '@waybill/contract/calls/DayEnd/CloseDay.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { ManifestPaper } from '@waybill/contract/calls/DayEnd/ManifestPaper.ts'
import { SettleClose } from '@waybill/contract/calls/DayEnd/SettleClose.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { forgetFile } from '../../files/forgetFile.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, testSettings } from '../../testing/node.ts'
import { openLabel, pickupPlace } from '../../testing/openLabels.ts'
import { nextNews } from '../../testing/wire.ts'

let outcome: CloseOutcome
const told: string[][] = []

const nothing = () => Promise.reject(new Error('nobody asks for that here'))

/** A carrier of packages that has an end of day. */
const closing: Connector<object> = {
  name: 'ups',
  title: 'Example parcels',
  readSettings: () => ({}),
  secretSettings: [],
  reach: { modes: ['PARCEL'], from: null, to: null },
  labels: {
    ...{ buys: 'shipment', formats: ['zpl'], deadlineMs: 1, registersWithinMs: 1, recovery: 'reference' },
    needsQuoteNumber: () => false,
    ...{ buy: nothing, recover: nothing, void: nothing },
  },
  dayClose: {
    ...{ deadlineMs: 1000, closes: 'labels', most: 100 },
    takes: () => true,
    close: async (_, { labels }) => {
      told.push(labels.map(one => one.trackingNumber))
      return outcome
    },
  },
}

const node = await startTestNode(testSettings(), { connectors: [registered(closing)] })
let clerk: Person
let AccountID = 0
let trackingNumber = ''
beforeEach(async () => {
  told.length = 0
  clerk = await newCompany(node)
  const made = await openLabel(node, clerk)
  AccountID = made.AccountID
  trackingNumber = `1Z${made.tenderId}`
})
afterAll(() => node.close())

const day = async () => (await ask(node, GetDayEnd, {}, clerk.token)).reply

async function close() {
  const body = { AccountID, until: '2026-12-31', place: pickupPlace }
  const { reply } = await ask(node, CloseDay, { body }, clerk.token)
  for (;;) {
    const next = nextNews(node, 'dayEnd', data => data.closeId === reply.closeId)
    const found = (await day()).closes.find(({ closeId }) => closeId === reply.closeId)
    if (found?.state !== 'closing') return found
    await next
  }
}

const isOpen = async () => ((await day()).accounts[0]?.open.length ?? 0) > 0

it('what the carrier gives is kept with its number, and given again as it came', async () => {
  const bytes = Buffer.from('%PDF-1.4 a form')
  const papers = [{ kind: 'other' as const, name: 'SCAN form.pdf', bytes }]
  outcome = { kind: 'closed', number: 'M-1', papers, left: [], messages: [] }
  const closed = await close()
  expect(closed).toMatchObject({ state: 'closed', number: 'M-1', count: 1, papers: ['SCAN form.pdf'] })
  const body = { closeId: closed?.closeId ?? 0, paper: 'SCAN form.pdf' }
  expect((await ask(node, ManifestPaper, { body }, clerk.token)).text).toBe('%PDF-1.4 a form')
  expect(await isOpen()).toBe(false)
})

it('what the carrier gave stays while its day names it, whoever else forgets the same bytes', async () => {
  const bytes = Buffer.from('%PDF-1.4 page 1 %%EOF %PDF-1.4 page 2 %%EOF')
  outcome = {
    kind: 'closed',
    number: 'M-3',
    papers: [{ kind: 'other', name: 'Form.pdf', bytes }],
    left: [],
    messages: [],
  }
  const closed = await close()
  const sha256 = await node.app.files.put(clerk.clientId, bytes)
  await forgetFile(node.app, clerk.clientId, sha256)
  const body = { closeId: closed?.closeId ?? 0, paper: 'Form.pdf' }
  expect((await ask(node, ManifestPaper, { body }, clerk.token)).text).toBe(bytes.toString())
})

it('a refusal says why, and its labels are open again', async () => {
  const failed = { kind: 'failed', scac: 'UPSN', reason: 'refused', providerStatus: 400 } as const
  outcome = { ...failed, message: 'The day is over.' }
  expect(await close()).toMatchObject({ state: 'failed', answer: 'The day is over.' })
  expect(await isOpen()).toBe(true)
})

it('labels that the carrier leaves out stay open, with its words', async () => {
  const left = [{ trackingNumber, message: 'not known' }]
  outcome = { kind: 'closed', number: 'M-2', papers: [], left, messages: [] }
  expect(await close()).toMatchObject({ state: 'closed', count: 0, answer: `${trackingNumber}: not known` })
  expect(await isOpen()).toBe(true)
})

it('one that nobody knows of is told once, and settled by a person', async () => {
  outcome = { kind: 'unknown', message: '' }
  const unknown = await close()
  expect([unknown?.state, told.length, await isOpen()]).toEqual(['unknown', 1, false])
  const settle = (closed: boolean) =>
    ask(node, SettleClose, { body: { closeId: unknown?.closeId ?? 0, closed } }, clerk.token)
  expect((await settle(false)).status).toBe(200)
  expect(await isOpen()).toBe(true)
  expect((await settle(true)).error.code).toBe('CloseSettled')
  expect(told).toHaveLength(1)
})
