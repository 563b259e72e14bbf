import type { CarrierEvent } from '@waybill/carriers'
import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { SettleTrackingEvent } from '@waybill/contract/calls/NewTrackingAPI/SettleTrackingEvent.ts'
import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { TrackingNotice } from '@waybill/contract/calls/NewTrackingAPI/TrackingNotice.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import { DownloadPODs } from '@waybill/contract/calls/Shipment/DownloadPODs.ts'
import { SaveClientLogo } from '@waybill/contract/calls/Shipment/SaveClientLogo.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { unzipped } from '@waybill/documents/testing/unzipped.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, minute, startTestNode, TestClock, type TestNode } from '../../testing/node.ts'
import { pngOf } from '../../testing/pictures.ts'
import { storeFile } from '../files/index.ts'
import { loadShipment, lockShipment } from '../shipments/index.ts'
import { recordCarrierEvents } from './index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})
afterAll(() => node.close())

const db = () => node.app.db.forClient(clerk.clientId)
const load = (id: number) => loadShipment(db(), clerk.clientId, id)

/** A shipment on the road. */
async function onTheRoad(status: 'T' | 'A' | 'D' | 'V' = 'T') {
  const { shipmentId } = await addFreight(node, clerk)
  await db().transaction(async tx => {
    const facts = { status, carrier_name: 'Test Carrier', carrier_scac: 'DMAA', total_charge: 213_36 }
    await tx.updateTable('shipment').set(facts).where('shipment_id', '=', shipmentId).execute()
  })
  if (status !== 'V') await putTender(node, clerk, shipmentId)
  return shipmentId
}

const event = (code: string, status: CarrierEvent['status'], at = '2026-11-20T08:00'): CarrierEvent => ({
  ...{ code, status, at, description: `It is ${code}`, city: 'Dayton', state: 'OH', country: 'US' },
})

const teller = { connector: 'test', tenderId: null }

const hear = (shipmentId: number, events: readonly CarrierEvent[]) =>
  db().transaction(async tx => {
    const record = await lockShipment(tx, clerk.clientId, shipmentId)
    const who = { clientId: clerk.clientId, userId: null, name: 'Waybill' }
    return recordCarrierEvents(node.app, tx, { who, requestId: 'test', at: node.clock.now() }, record, events, teller)
  })

const mails = (shipmentId: number) =>
  db().read(
    node.app.db.query
      .selectFrom('mail')
      .select(['subject', 'recipients', 'body_text'])
      .where('shipment_id', '=', shipmentId)
      .orderBy('mail_id'),
  )

describe("a carrier's events", () => {
  it('move the shipment by themselves, once, with their source in the history', async () => {
    const id = await onTheRoad()
    expect(await hear(id, [event('PU', 'pickup')])).toMatchObject({ added: 1, movedTo: 'A' })
    expect(await hear(id, [event('PU', 'pickup')])).toMatchObject({ added: 0, movedTo: null })
    expect(await hear(id, [event('DL', 'delivered', '2026-11-20T09:00')])).toMatchObject({ movedTo: 'D' })
    const moves = await db().read(
      node.app.db.query
        .selectFrom('audit_entry')
        .select(['actor', 'after'])
        .where('entity_id', '=', id)
        .where('action', '=', 'moved')
        .orderBy('audit_id'),
    )
    expect(moves).toMatchObject([
      { actor: 'Waybill', after: { status: 'A', note: 'Test Carrier: Pickup' } },
      { actor: 'Waybill', after: { status: 'D', note: 'Test Carrier: Delivered' } },
    ])
  })

  it('never move backwards, and not at all when the shipment is void or nobody knows the code', async () => {
    const there = await onTheRoad('D')
    expect((await hear(there, [event('IT', 'inTransit')])).movedTo).toBeNull()
    const gone = await onTheRoad('V')
    expect(await hear(gone, [event('DL', 'delivered')])).toMatchObject({ added: 1, movedTo: null })
    expect(await mails(gone)).toEqual([])
    const new_ = await onTheRoad()
    expect(await hear(new_, [event('ZZ', null)])).toMatchObject({ unmapped: ['ZZ'], movedTo: null })
  })

  const step = async (id: number, statusCode: 'T' | 'A' | 'D', comments = '') => {
    const { version } = await load(id)
    const body = { shipmentId: id, version, statusCode, comments }
    expect((await ask(node, UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
  }
  const decisions = async (id: number) => {
    const { query } = node.app.db
    const rows = await db().read(
      query.selectFrom('tracking_event').select('decision').where('shipment_id', '=', id).orderBy('event_id'),
    )
    return rows.map(row => row.decision)
  }

  it("that are further on move it also when they happened before staff's own step forward", async () => {
    const id = await onTheRoad()
    await step(id, 'A')
    expect((await hear(id, [event('DL', 'delivered', '2026-11-20T09:30')])).movedTo).toBe('D')
    const sent = await mails(id)
    expect(sent.map(mail => mail.subject)).toEqual([expect.stringMatching(/^Delivered: shipment/)])
    expect(sent[0]?.body_text).toMatch(/^Delivered: [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M E[DS]T/m)
    expect((await hear(id, [event('PU', 'pickup', '2026-11-20T07:00')])).movedTo).toBeNull()
    expect(await decisions(id)).toEqual(['moved', 'behind'])
  })

  it("that are older than staff's last step back do not move it again, newer ones do", async () => {
    const id = await onTheRoad()
    await hear(id, [event('PU', 'pickup')])
    await step(id, 'T', 'Still on the dock')
    expect((await hear(id, [event('PU', 'pickup'), event('AF', 'inTransit', '2026-11-20T08:30')])).movedTo).toBeNull()
    node.clock.pass(60 * minute)
    expect((await hear(id, [event('PU', 'pickup', '2026-11-20T10:30')])).movedTo).toBe('A')
    expect(await decisions(id)).toEqual(['moved', 'steppedBack', 'moved'])
  })

  it('that are older than a step back stay so after a step forward by hand', async () => {
    const id = await onTheRoad('D')
    await step(id, 'A', 'Never arrived')
    node.clock.pass(30 * minute)
    expect((await hear(id, [event('DL', 'delivered', '2026-11-20T09:30')])).movedTo).toBeNull()
    await step(id, 'D')
    await step(id, 'A', 'Still not')
    await step(id, 'D')
    expect(await decisions(id)).toEqual(['steppedBack'])
  })

  it('keep what they did, those of people as well', async () => {
    const id = await onTheRoad()
    await hear(id, [
      event('PB', 'problem'),
      event('ZZ', null, '2026-11-20T08:01'),
      event('F', 'pickup', '2031-01-01T00:00'),
    ])
    const known = { shipmentId: id, date: '2026-11-20', time: '08:10' }
    await ask(node, TrackingDetails, { body: { ...known, status: 'pickup' } }, clerk.token)
    await ask(node, TrackingDetails, { body: { ...known, status: 'inTransit' } }, clerk.token)
    const link = await linkTo(id, true)
    const told = { status: 'delivered', date: '2026-11-20', time: '08:20' }
    const waiting = await ask(node, TrackingDetails, { body: told, headers: link })
    expect(await decisions(id)).toEqual(['nothing', 'nothing', 'incredible', 'moved', 'behind', 'waits'])
    const settled = { query: { flag: 'accept' as const }, body: { eventId: waiting.reply.event.eventId } }
    expect((await ask(node, SettleTrackingEvent, settled, clerk.token)).status).toBe(200)
    expect((await decisions(id)).at(-1)).toBe('moved')
  })

  it('that a clock told too early are judged again when their time has come', async () => {
    const id = await onTheRoad()
    const early = [event('PU', 'pickup', '2026-11-20T20:00')]
    expect((await hear(id, early)).movedTo).toBeNull()
    expect(await decisions(id)).toEqual(['incredible'])
    node.clock.pass(11 * 60 * minute)
    expect(await hear(id, early)).toMatchObject({ added: 0, movedTo: 'A' })
    expect(await decisions(id)).toEqual(['moved'])
  })

  it('of a delivery to the sender are a problem: the shipment is not delivered', async () => {
    const id = await onTheRoad()
    const { shipment } = await load(id)
    const [home, there] = [shipment.stops[0], shipment.stops.at(-1)].map(stop => ({
      city: stop?.address.city ?? '',
      state: stop?.address.state ?? '',
    }))
    const feed = [
      { ...event('PU', 'pickup', '2026-11-20T07:00'), ...home },
      { ...event('RF', 'problem', '2026-11-20T08:00'), ...there },
      { ...event('D', 'delivered', '2026-11-20T09:00'), ...home },
    ]
    expect((await hear(id, feed)).movedTo).toBe('A')
    const { status } = await load(id)
    const sent = await mails(id)
    expect([status, sent.filter(({ subject }) => subject.startsWith('Delivered'))]).toEqual(['A', []])
  })

  it('of a delivery that nobody saw picked up say nothing of when it was', async () => {
    const id = await onTheRoad()
    expect((await hear(id, [event('DL', 'delivered', '2026-11-20T09:00')])).movedTo).toBe('D')
    const { stops } = (await load(id)).shipment
    expect(stops.map(({ arrivedAt, leftAt }) => [arrivedAt, leftAt].map(at => at !== null))).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('dated in another age are shown and move nothing', async () => {
    const id = await onTheRoad()
    const wild = [event('A', 'delivered', '1970-01-01T00:00'), event('B', 'delivered', '2031-01-01T00:00')]
    expect(await hear(id, wild)).toMatchObject({ added: 2, movedTo: null })
  })

  it('tell who wants to know, once for each status, with a link', async () => {
    const id = await onTheRoad()
    await hear(id, [event('PU', 'pickup'), event('IT', 'inTransit', '2026-11-20T08:30')])
    await hear(id, [event('PU', 'pickup', '2026-11-20T08:45')])
    const [mail, ...more] = await mails(id)
    expect(more).toEqual([])
    expect(mail?.recipients).toEqual([clerk.email])
    expect(mail?.subject).toMatch(/^Pickup: shipment/)
    expect(mail?.body_text).toMatch(/\/Tracking\?trackid=[\w-]{43}/)
  })

  it('that are old news are not mailed', async () => {
    const id = await onTheRoad()
    await hear(id, [event('PU', 'pickup', '2026-11-10T08:00')])
    expect(await mails(id)).toEqual([])
  })

  it('tell of the delivery and of nothing that lies behind it, and of a status ticked later', async () => {
    const id = await onTheRoad()
    await hear(id, [event('PU', 'pickup'), event('DL', 'delivered', '2026-11-20T09:00')])
    const subjects = async () => (await mails(id)).map(({ subject }) => subject.split(':')[0])
    expect(await subjects()).toEqual(['Pickup', 'Delivered'])
    await hear(id, [event('PU', 'pickup', '2026-11-20T08:20')])
    expect(await subjects()).toHaveLength(2)
    const other = await onTheRoad()
    await hear(other, [event('IT', 'inTransit')])
    const ticked = { shipmentId: other, statuses: ['inTransit' as const] }
    await ask(node, TrackingNotice, { query: { flag: 'save' }, body: ticked }, clerk.token)
    await hear(other, [event('IT', 'inTransit', '2026-11-20T09:30')])
    expect((await mails(other)).map(({ subject }) => subject.split(':')[0])).toEqual(['In Transit'])
  })

  it('come ten thousand at a time, and are shown by the page', async () => {
    const id = await onTheRoad()
    const many = Array.from({ length: 10_000 }, (_, n) => event(`E${n}`, 'inTransit', '2026-11-20T08:00'))
    expect(await hear(id, many)).toMatchObject({ added: 10_000, movedTo: 'A' })
    const { reply } = await ask(node, DisplayTrackingDetails, { body: { shipmentId: id } }, clerk.token)
    expect([reply.total, reply.events.length]).toEqual([10_000, 20])
    expect((await mails(id)).length).toBe(0)
  })
})

async function linkTo(shipmentId: number, mayAdd: boolean): Promise<Record<string, string>> {
  const { reply } = await ask(node, SendTrackingLink, { body: { shipmentId, mayAdd } }, clerk.token)
  const { searchParams } = new URL(reply.TrackingLink)
  return { 'access-id': searchParams.get('accessid') ?? searchParams.get('trackid') ?? '' }
}

const entered = { status: 'delivered', date: '2026-11-20', time: '09:00', city: 'Reno', state: 'NV' }

describe('the holder of a link', () => {
  it('sees the freight and no money, no notes, no names of people', async () => {
    const id = await onTheRoad()
    await hear(id, [event('PU', 'pickup')])
    const answer = await ask(node, DisplayTrackingDetails, { body: {}, headers: await linkTo(id, false) })
    expect(answer.reply).toMatchObject({ CarrierName: 'Test Carrier', reached: 'pickup', canAdd: false })
    expect(answer.text).not.toMatch(/21336|213\.36|Test Clerk|internal/)
  })

  it('sees the logo of the shipper, and of nobody else', async () => {
    const id = await onTheRoad()
    const headers = await linkTo(id, false)
    const shown = async () => (await ask(node, DisplayTrackingDetails, { body: {}, headers })).reply.logourl
    const bear = async (person: Person, width: number): Promise<string> => {
      const body = { Imagedata: pngOf({ width, height: 3 }).toString('base64'), Filename: 'logo.png', version: 0 }
      return (await ask(node, SaveClientLogo, { query: { funType: 'save' }, body }, person.token)).reply.logourl
    }
    await bear(await newCompany(node), 10)
    expect(await shown()).toBe('')
    const own = await bear(clerk, 20)
    expect([await shown(), own.startsWith('/logo/')]).toEqual([own, true])
  })

  it('adds an event that waits for staff, whose acceptance moves the shipment and tells who was named', async () => {
    const id = await onTheRoad('A')
    const headers = await linkTo(id, true)
    const body = { ...entered, notifications: 'dock@test.invalid' }
    const added = await ask(node, TrackingDetails, { body, headers })
    expect(added.reply.event).toMatchObject({ accepted: false, source: 'link' })
    expect([(await load(id)).status, (await mails(id)).length]).toEqual(['A', 0])
    const { eventId } = added.reply.event
    const accepted = await ask(node, SettleTrackingEvent, { query: { flag: 'accept' }, body: { eventId } }, clerk.token)
    expect(accepted.status).toBe(200)
    expect((await load(id)).status).toBe('D')
    expect((await mails(id))[0]?.recipients).toEqual([clerk.email, 'dock@test.invalid'])
    const again = await ask(node, SettleTrackingEvent, { query: { flag: 'accept' }, body: { eventId } }, clerk.token)
    expect(again.error.code).toBe('EventSettled')
  })

  it('hears what is wrong with an event at its fields', async () => {
    const headers = await linkTo(await onTheRoad(), true)
    const { error } = await ask(node, TrackingDetails, {
      body: { ...entered, status: '', date: '2026-11-22' },
      headers,
    })
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.status selectStatus',
      'body.date tooFarAhead',
    ])
  })

  it('reads no other shipment, file or company with it, and cannot tell why', async () => {
    const [mine, other] = [await onTheRoad(), await onTheRoad()]
    const headers = await linkTo(mine, true)
    const fileId = await db().transaction(tx =>
      storeFile(node.app, tx, {
        ...{ clientId: clerk.clientId, shipmentId: mine, kind: 'bol', name: 'bol.pdf', mime: 'application/pdf' },
        ...{ bytes: Buffer.from('%PDF-'), by: clerk.userId, at: node.clock.now() },
      }),
    )
    const readOnly = await linkTo(mine, false)
    const tries = [
      ask(node, DisplayTrackingDetails, { body: { shipmentId: other }, headers }),
      ask(node, DisplayTrackingDetails, { body: {}, headers: { 'access-id': 'guess' } }),
      ask(node, TrackingDetails, { body: entered, headers: readOnly }),
      ask(node, DisplayFile, { body: { fileId }, headers }),
    ]
    for (const { status, error } of await Promise.all(tries)) {
      expect([status, error.code, error.message]).toEqual([
        404,
        'BadLink',
        'There is an error in the URL, contact support',
      ])
    }
  })

  it('loses it 90 days after the delivery', async () => {
    const id = await onTheRoad('A')
    const headers = await linkTo(id, false)
    await hear(id, [event('DL', 'delivered')])
    node.clock.pass(89 * 24 * 60 * minute)
    expect((await ask(node, DisplayTrackingDetails, { body: {}, headers })).status).toBe(200)
    node.clock.pass(2 * 24 * 60 * minute)
    expect((await ask(node, DisplayTrackingDetails, { body: {}, headers })).error.code).toBe('BadLink')
  })

  it('cannot be guessed: five hundred tries look the same and are slowed after ten a minute', async () => {
    node.clock.pass(2 * minute)
    const id = await onTheRoad()
    const { 'access-id': good = '' } = await linkTo(id, false)
    const almost = `${good.slice(0, -4)}${good.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const guesses = [almost, 'x', '', 'A'.repeat(43), good.slice(0, 40)]
    const seen = new Map<string, number>()
    for (let n = 0; n < 500; n++) {
      const headers = { 'access-id': guesses[n % guesses.length] ?? '' }
      const { status, error } = await ask(node, DisplayTrackingDetails, { body: {}, headers })
      const look = `${status} ${error.code} ${error.message}`
      seen.set(look, (seen.get(look) ?? 0) + 1)
    }
    const looks = [...seen.keys()]
    expect(looks.filter(look => look.startsWith('404'))).toEqual([
      '404 BadLink There is an error in the URL, contact support',
    ])
    expect(seen.get('404 BadLink There is an error in the URL, contact support')).toBe(10)
    expect(looks.filter(look => !look.startsWith('404')).every(look => look.startsWith('429 '))).toBe(true)
    const right = await ask(node, DisplayTrackingDetails, { body: {}, headers: { 'access-id': good } })
    // Whoever guesses may sit behind the same proxy as the one who holds the link.
    expect(right.status).toBe(200)
    node.clock.pass(minute)
  })
})

describe('who is told', () => {
  it('is the company’s usual until somebody chooses', async () => {
    const shipmentId = await onTheRoad()
    const usual = await ask(node, TrackingNotice, { body: { shipmentId } }, clerk.token)
    expect(usual.reply).toEqual({
      statuses: ['pickup', 'delivered', 'problem'],
      addresses: [clerk.email],
      isDefault: true,
    })
    const body = { shipmentId, statuses: ['inTransit' as const], addresses: ['Dock@Test.invalid'] }
    await ask(node, TrackingNotice, { query: { flag: 'save' }, body }, clerk.token)
    await hear(shipmentId, [event('PU', 'pickup'), event('IT', 'inTransit')])
    expect((await mails(shipmentId)).map(({ recipients }) => recipients)).toEqual([['dock@test.invalid']])
    const wrong = { ...body, addresses: ['no address'] }
    const { error } = await ask(node, TrackingNotice, { query: { flag: 'save' }, body: wrong }, clerk.token)
    expect(error.issues).toMatchObject([{ at: 'body.addresses', code: 'badForm' }])
  })
})

it('mails nothing of a shipment to who entered it and wants no such e-mail', async () => {
  const quiet = { notices: { tracking: { app: true, mail: false } } }
  expect((await ask(node, SavePreferences, { body: quiet }, clerk.token)).status).toBe(200)
  const shipmentId = await onTheRoad()
  const usual = await ask(node, TrackingNotice, { body: { shipmentId } }, clerk.token)
  expect(usual.reply).toMatchObject({ addresses: [], isDefault: true })
  await hear(shipmentId, [event('PU', 'pickup')])
  expect(await mails(shipmentId)).toEqual([])
})

describe('Shipment/DownloadPOD', () => {
  it('gives the newest proof of delivery, or says that none exists', async () => {
    const id = await onTheRoad('D')
    const { uniqueName: UniqueName } = await load(id)
    const none = await ask(node, DownloadPOD, { query: { UniqueName } }, clerk.token)
    expect([none.status, none.error.message]).toEqual([404, 'No POD exists'])
    await db().transaction(tx =>
      storeFile(node.app, tx, {
        ...{ clientId: clerk.clientId, shipmentId: id, kind: 'pod', name: 'pod.pdf', mime: 'application/pdf' },
        ...{ bytes: Buffer.from('%PDF-1.4 test %%EOF'), by: null, at: node.clock.now() },
      }),
    )
    const pod = await ask(node, DownloadPOD, { query: { UniqueName } }, clerk.token)
    expect(pod.bytes.toString()).toBe('%PDF-1.4 test %%EOF')
    const other = await newCompany(node)
    expect((await ask(node, DownloadPOD, { query: { UniqueName } }, other.token)).status).toBe(404)
    expect((await ask(node, DownloadPOD, { query: { UniqueName } })).status).toBe(401)
  })
})

describe('Shipment/DownloadPODs', () => {
  it('gives the newest one of each in the order that was asked for, and names those without', async () => {
    const [first, second, none] = [await onTheRoad('D'), await onTheRoad('D'), await onTheRoad('D')]
    const put = (shipmentId: number, name: string, text: string) =>
      db().transaction(tx =>
        storeFile(node.app, tx, {
          ...{ clientId: clerk.clientId, shipmentId, kind: 'pod', name, mime: 'application/pdf' },
          ...{ bytes: Buffer.from(text), by: null, at: node.clock.now() },
        }),
      )
    const nothing = await ask(node, DownloadPODs, { body: { shipmentIds: [none] } }, clerk.token)
    expect([nothing.status, nothing.error.message]).toEqual([404, 'No POD exists'])
    await put(first, 'old.pdf', '%PDF-1.4 old %%EOF')
    await put(first, 'a/b.pdf', '%PDF-1.4 first %%EOF')
    await put(second, 'pod.pdf', '%PDF-1.4 second %%EOF')
    const shipmentIds = [second, none, first, second]
    const given = await ask(node, DownloadPODs, { body: { shipmentIds } }, clerk.token)
    const bol = async (id: number) => (await load(id)).bolNumber
    expect([...unzipped(given.bytes)].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      [`1 ${await bol(second)} pod.pdf`, '%PDF-1.4 second %%EOF'],
      [`3 ${await bol(first)} a_b.pdf`, '%PDF-1.4 first %%EOF'],
      ['No POD.txt', `${await bol(none)}\r\n`],
    ])
    expect(given.headers['x-lacking']).toBe('1')
    // One scan of two shipments stands under the number of each.
    await put(none, 'pod.pdf', '%PDF-1.4 second %%EOF')
    const shared = await ask(node, DownloadPODs, { body: { shipmentIds: [second, none] } }, clerk.token)
    expect([...unzipped(shared.bytes).keys()]).toEqual([
      `1 ${await bol(second)} pod.pdf`,
      `2 ${await bol(none)} pod.pdf`,
    ])
    expect(shared.headers['x-lacking']).toBe('0')
    const other = await newCompany(node)
    expect((await ask(node, DownloadPODs, { body: { shipmentIds } }, other.token)).status).toBe(404)
  })
})
