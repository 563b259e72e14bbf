import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import type { ExceptionKind } from '@waybill/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../db/open.ts'
import { putTender } from '../../testing/booked.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'
import { openLabel } from '../../testing/openLabels.ts'

import { workExceptions } from './workExceptions.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const hour = 60 * minute
const day = 24 * hour

interface Made {
  readonly clerk: Person
  readonly shipmentId: number
}

/** Has the node look for what became due, as it does each second. */
async function settle(): Promise<void> {
  node.app.due.look()
  await node.app.due.rest()
}

const within = ({ clerk: { clientId } }: Made, work: (tx: Tx) => Promise<unknown>) =>
  node.app.db.forClient(clientId).transaction(async tx => {
    await work(tx)
  })

/** A change of the head past its rules, as whoever saves a shipment makes it. */
const put = (made: Made, set: string) =>
  within(made, tx =>
    sql`update shipment set version = version + 1, ${sql.raw(set)} where shipment_id = ${made.shipmentId}`.execute(tx),
  )

const stop = (made: Made, which: 'first' | 'last', set: string) =>
  within(made, async tx => {
    const number = which === 'first' ? sql`min(number)` : sql`max(number)`
    await sql`update stop set ${sql.raw(set)} where shipment_id = ${made.shipmentId}
       and number = (select ${number} from stop where shipment_id = ${made.shipmentId})`.execute(tx)
    await sql`update shipment set version = version + 1 where shipment_id = ${made.shipmentId}`.execute(tx)
  })

const now = (): string => node.clock.now().toISOString()

const rowsOf = ({ clerk: { clientId } }: Made) =>
  node.app.db
    .forClient(clientId)
    .read(
      node.app.db.query.selectFrom('exception').selectAll().where('client_id', '=', clientId).orderBy('exception_id'),
    )

const openKinds = async (made: Made) =>
  (await rowsOf(made))
    .filter(row => row.ended_at === null)
    .map(row => row.kind)
    .toSorted()

async function made(): Promise<Made> {
  node.clock.at = Date.parse('2026-11-20T15:00:00Z')
  const clerk = await newCompany(node)
  const { shipmentId } = await addFreight(node, clerk)
  return { clerk, shipmentId }
}

/** With a carrier, as letters and calls book it. */
async function booked(one: Made): Promise<number> {
  const tenderId = await putTender(node, one.clerk, one.shipmentId)
  await put(one, `status = 'T', carrier_scac = 'DMAA', carrier_name = 'Test Freight'`)
  return tenderId
}

const event = (one: Made, key: string, status: string) =>
  within(one, tx =>
    sql`insert into tracking_event (client_id, shipment_id, event_key, source, status, happened_at, local_time, entered_at, entered_by, decision)
        values (${one.clerk.clientId}, ${one.shipmentId}, ${key}, 'carrier', ${status}, ${now()}, '', ${now()}, 'DMAA', 'nothing')`.execute(
      tx,
    ),
  )

const mail = (one: Made, tenderId: number | null, state: string) =>
  within(one, tx =>
    sql`insert into mail (client_id, shipment_id, tender_id, purpose, recipients, subject, body_text, body_html, message_id, state, queued_at)
        values (${one.clerk.clientId}, ${one.shipmentId}, ${tenderId}, 'notice', '{a@test.invalid}', 'Test', '', '', ${crypto.randomUUID()}, ${state}, ${now()})`.execute(
      tx,
    ),
  )

interface Case {
  readonly kind: ExceptionKind
  /** Brings about what may become one. */
  readonly begin: (one: Made) => Promise<unknown>
  /** How long nothing is wrong with it; left out: it begins at once. */
  readonly after?: number
  readonly end: (one: Made) => Promise<unknown>
  /** What else is wrong by then. */
  readonly beside?: readonly ExceptionKind[]
}

/** From Fri Nov 20, 15:00 UTC to the end of the pickup window, Tue Nov 24, 15:30 in Dayton. */
const toWindowEnd = Date.parse('2026-11-24T20:30:00Z') - Date.parse('2026-11-20T15:00:00Z')

const onTheRoad = async (one: Made, also = '') => {
  await booked(one)
  await stop(one, 'first', `arrived_at = '${now()}', left_at = '${now()}'`)
  await put(one, `status = 'A'${also}`)
}

const cases: readonly Case[] = [
  { kind: 'notBooked', begin: async () => {}, after: toWindowEnd - 4 * hour, end: booked },
  {
    kind: 'pickupUnconfirmed',
    begin: booked,
    after: toWindowEnd + 2 * hour,
    end: one => stop(one, 'first', `arrived_at = '${now()}'`),
  },
  {
    kind: 'pickupLate',
    begin: async one => {
      await booked(one)
      await event(one, 'prepared', 'preparedPickup')
    },
    after: toWindowEnd + 2 * hour,
    end: one => put(one, `status = 'A', pro_number = '1'`),
  },
  {
    kind: 'deliveryLate',
    begin: one => onTheRoad(one, `, delivery_date = '2026-11-23', pro_number = '1'`),
    // The end of that Monday in Reno.
    after: Date.parse('2026-11-24T08:00:00Z') - Date.parse('2026-11-20T15:00:00Z'),
    end: one => put(one, `delivery_date = '2026-11-27'`),
  },
  { kind: 'noPro', begin: one => onTheRoad(one), after: day, end: one => put(one, `pro_number = '123'`) },
  {
    kind: 'noPod',
    begin: async one => {
      await onTheRoad(one, `, pro_number = '1'`)
      await stop(one, 'last', `arrived_at = '${now()}'`)
      await put(one, `status = 'D'`)
    },
    // From Friday: Monday, Tuesday, Wednesday.
    after: 5 * day,
    end: one =>
      within(one, tx =>
        sql`insert into file (client_id, shipment_id, kind, name, mime, size, sha256)
            values (${one.clerk.clientId}, ${one.shipmentId}, 'pod', 'pod.pdf', 'application/pdf', 1, ${'a'.repeat(64)})`.execute(
          tx,
        ),
      ),
  },
  {
    kind: 'unknownOrder',
    begin: one => putTender(node, one.clerk, one.shipmentId, { way: 'api', tenderState: 'unknown', state: null }),
    end: one =>
      within(one, async tx => {
        await sql`update tender set state = 'refused' where shipment_id = ${one.shipmentId}`.execute(tx)
      }),
  },
  ...(
    [
      ['duplicateOrder', 'surplus'],
      ['surplus', 'cancelRefused'],
      ['cancelUnconfirmed', 'cancelUnconfirmed'],
    ] as const
  ).map(
    ([kind, state]): Case => ({
      kind,
      begin: async one => {
        await putTender(node, one.clerk, one.shipmentId, { tenderState: 'ended', state })
        await booked(one)
      },
      end: one =>
        within(one, tx =>
          sql`update booking set state = 'cancelled', cancel_call = 'done' where shipment_id = ${one.shipmentId} and state = ${state}`.execute(
            tx,
          ),
        ),
    }),
  ),
  { kind: 'problem', begin: one => event(one, 'broken', 'problem'), end: one => event(one, 'mended', 'inTransit') },
  {
    kind: 'mailFailed',
    begin: async one => {
      await mail(one, null, 'sending')
      await within(one, tx => sql`update mail set state = 'bounced' where shipment_id = ${one.shipmentId}`.execute(tx))
    },
    end: one =>
      within(one, tx => sql`update mail set state = 'queued' where shipment_id = ${one.shipmentId}`.execute(tx)),
  },
  {
    kind: 'offerNotTaken',
    begin: one =>
      within(one, tx =>
        sql`insert into tender_round (client_id, shipment_id, content_no, kind, started_at, started_by, ended_at, state, step_minutes)
            values (${one.clerk.clientId}, ${one.shipmentId}, 1, 'single', ${now()}, ${one.clerk.userId}, ${now()}, 'exhausted', 60)`.execute(
          tx,
        ),
      ),
    end: booked,
  },
  {
    kind: 'quoteUnanswered',
    begin: async one => {
      // Its content is kept with what was asked of somebody before.
      await putTender(node, one.clerk, one.shipmentId, { tenderState: 'ended', state: null })
      await within(one, tx =>
        sql`insert into spot_quote (client_id, shipment_id, content_no, currency, deadline, rating_key, requested_at, requested_by, seen_version)
            values (${one.clerk.clientId}, ${one.shipmentId}, (select max(content_no) from shipment_content where shipment_id = ${one.shipmentId}), 'USD', ${new Date(node.clock.now().getTime() + 5 * hour).toISOString()}, 'k', ${now()}, ${one.clerk.userId}, 1)`.execute(
          tx,
        ),
      )
    },
    after: 3 * hour,
    end: one =>
      within(one, tx => sql`update spot_quote set state = 'closed' where shipment_id = ${one.shipmentId}`.execute(tx)),
  },
  {
    kind: 'carrierUntold',
    begin: async one => {
      await booked(one)
      node.clock.at += minute
      await ask(
        node,
        UpdateServices,
        { body: { shipmentId: one.shipmentId, version: 2, AdditionalService: ['INPU'] } },
        one.clerk.token,
      )
    },
    after: 30 * minute,
    end: one =>
      ask(
        node,
        TellCarrier,
        { body: { shipmentId: one.shipmentId, version: 3, way: 'call', spokeWith: 'Test Dispatcher', comments: '' } },
        one.clerk.token,
      ),
  },
]

/** A parcel order with one label, bought now. */
async function labelled(): Promise<Made> {
  node.clock.at = Date.parse('2026-11-20T15:00:00Z')
  const clerk = await newCompany(node)
  const { shipmentId, tenderId } = await openLabel(node, clerk)
  const one = { clerk, shipmentId }
  await within(one, tx =>
    sql`insert into booking (client_id, shipment_id, tender_id, state, held_since)
        values (${clerk.clientId}, ${shipmentId}, ${tenderId}, 'live', ${now()})`.execute(tx),
  )
  // Its pickup is far ahead, so that nothing else is wrong with it.
  await stop(one, 'first', `window_date = '2026-12-20'`)
  await put(one, `status = 'T'`)
  await settle()
  return one
}

const label = (one: Made, set: string) =>
  within(one, tx => sql`update label set ${sql.raw(set)} where shipment_id = ${one.shipmentId}`.execute(tx))

describe('labels', () => {
  it.each(["scanned_at = '2026-11-25T15:00:00Z'", "state = 'voided'"])(
    'unused for five days are one, until %s',
    async set => {
      const one = await labelled()
      node.clock.pass(5 * day - 1000)
      await settle()
      expect(await openKinds(one)).toEqual([])
      node.clock.pass(1000)
      await settle()
      expect(await openKinds(one)).toEqual(['labelUnused'])
      await label(one, set)
      await settle()
      expect(await openKinds(one)).toEqual([])
    },
  )

  it('that were refused or paid twice are one at once', async () => {
    const one = await labelled()
    await label(one, "state = 'refused'")
    await settle()
    expect(await openKinds(one)).toEqual(['labelsMissing'])
    await label(one, "state = 'surplus', is_surplus = true")
    await settle()
    expect(await openKinds(one)).toEqual(['surplus'])
    await label(one, "state = 'voided'")
    await settle()
    expect(await openKinds(one)).toEqual([])
  })
})

describe('every kind begins and ends on its facts, and no other with it', () => {
  it.each(cases)('$kind', async ({ kind, begin, after = 0, end, beside = [] }) => {
    const one = await made()
    await begin(one)
    await settle()
    if (after > 0) {
      expect(await openKinds(one)).toEqual([])
      node.clock.pass(after - 1000)
      await settle()
      expect(await openKinds(one)).toEqual([])
      node.clock.pass(1000)
      await settle()
    }
    expect(await openKinds(one)).toEqual([kind, ...beside].toSorted())
    await end(one)
    await settle()
    expect(await openKinds(one)).not.toContain(kind)
  })
})

describe('a row of a kind and subject', () => {
  const late = async () => {
    const one = await made()
    await booked(one)
    node.clock.pass(toWindowEnd + 2 * hour)
    await settle()
    return one
  }
  const states = async (one: Made) =>
    (await rowsOf(one)).map(({ kind, level, ended_at, closed_at }) => [
      kind,
      level,
      ended_at !== null,
      closed_at !== null,
    ])
  const close = (one: Made) =>
    within(one, tx =>
      sql`update exception set closed_at = ${now()}, closed_by = 1, close_reason = 'weather', close_side = 'weather'
           where shipment_id = ${one.shipmentId} and closed_at is null`.execute(tx),
    )

  it('grows worse instead of doubling, and keeps since when', async () => {
    const one = await late()
    const [first] = await rowsOf(one)
    node.clock.pass(5 * day)
    await settle()
    expect(await states(one)).toEqual([['pickupUnconfirmed', 2, false, false]])
    node.clock.pass(2 * day)
    await settle()
    expect(await states(one)).toEqual([['pickupUnconfirmed', 3, false, false]])
    expect((await rowsOf(one))[0]?.since).toBe(first?.since)
  })

  it('stays closed while its cause goes on; another cause is another row', async () => {
    const one = await late()
    await close(one)
    node.clock.pass(8 * day)
    await put(one, `internal_notes = 'x'`)
    await settle()
    expect(await states(one)).toEqual([['pickupUnconfirmed', 1, false, true]])
    await stop(one, 'first', `window_to = '15:45'`)
    await settle()
    expect(await states(one)).toEqual([
      ['pickupUnconfirmed', 1, true, true],
      ['pickupUnconfirmed', 3, false, false],
    ])
  })

  it('keeps what was said when it was closed, and is never deleted', async () => {
    const one = await late()
    await close(one)
    const change = within(one, tx =>
      sql`update exception set close_side = 'carrier' where shipment_id = ${one.shipmentId}`.execute(tx),
    )
    await expect(change).rejects.toThrow('a closed exception is not changed')
    const remove = within(one, tx => sql`delete from exception where shipment_id = ${one.shipmentId}`.execute(tx))
    await expect(remove).rejects.toThrow('permission denied')
  })

  it('is written once, however many nodes look at once, and the second look of a node that was killed changes nothing', async () => {
    const one = await made()
    await booked(one)
    await settle()
    node.clock.at += toWindowEnd + 2 * hour
    const due = { clientId: one.clerk.clientId, subjectId: one.shipmentId }
    const again = await Promise.all(Array.from({ length: 6 }, () => workExceptions(node.app, due)))
    expect(new Set(again.map(String)).size).toBe(1)
    const before = await rowsOf(one)
    expect(before).toHaveLength(1)
    await workExceptions(node.app, due)
    expect(await rowsOf(one)).toEqual(before)
  })

  it('is found by the next node where one died between its look and its settling', async () => {
    const one = await made()
    await booked(one)
    await settle()
    // The node that took it says nothing any more: its lease is all that is left.
    node.clock.at += toWindowEnd + 2 * hour
    const leased = new Date(node.clock.now().getTime() + 2 * minute).toISOString()
    await node.app.db.identity
      .updateTable('work.due')
      .set({ due_at: leased })
      .where('kind', '=', 'exception')
      .where('client_id', '=', one.clerk.clientId)
      .execute()
    await settle()
    expect(await openKinds(one)).toEqual([])
    node.clock.pass(2 * minute)
    await settle()
    expect(await openKinds(one)).toEqual(['pickupUnconfirmed'])
  })

  it('keeps the worst with the head of its shipment, and when that changes', async () => {
    const one = await late()
    const head = async () =>
      (
        await node.app.db
          .forClient(one.clerk.clientId)
          .read(
            node.app.db.query
              .selectFrom('shipment')
              .select(['worst_exception', 'exception_urgency', 'exception_changes_at', 'version'])
              .where('shipment_id', '=', one.shipmentId),
          )
      )[0]
    const first = await head()
    // Tue Nov 24 17:30 in Dayton is worse on Wednesday.
    expect(first).toMatchObject({
      worst_exception: 'pickupUnconfirmed',
      exception_changes_at: '2026-11-25T22:30:00.000Z',
    })
    await event(one, 'broken', 'problem')
    await settle()
    expect(await head()).toMatchObject({ worst_exception: 'problem', version: first?.version })
    const { shipmentId: calm } = await addFreight(node, one.clerk)
    // The clerk's session ended while the clock went on.
    const reader = await newPerson(node, one.clerk.clientId, ['Track'])
    const listed = async (sortOrder: 'asc' | 'desc') =>
      (
        await ask(
          node,
          GetShipmentList,
          { query: { statuscode: 'active' }, body: { sortName: 'exception', sortOrder } },
          reader.token,
        )
      ).reply.rows.map(row => [row.shipmentId, row.exception])
    const worstFirst = [
      [one.shipmentId, 'problem'],
      [calm, null],
    ]
    expect(await listed('asc')).toEqual(worstFirst)
    expect(await listed('desc')).toEqual(worstFirst.toReversed())
    await event(one, 'mended', 'inTransit')
    await put(one, `status = 'A', pro_number = '1'`)
    await settle()
    expect(await head()).toMatchObject({ worst_exception: null, exception_urgency: null })
  })
})

describe('insurance', () => {
  /** A transaction that goes on as it is told. */
  function opened(clientId: number) {
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<Tx>()
    const over = node.app.db.forClient(clientId).transaction(async tx => {
      begun.resolve(tx)
      await end.promise
    })
    const give = async (shipmentId: number, scac: string): Promise<void> => {
      await sql`update shipment set version = version + 1, status = 'T', carrier_scac = ${scac}
                 where shipment_id = ${shipmentId}`.execute(await begun.promise)
    }
    const keep = (): Promise<void> => {
      end.resolve()
      return over
    }
    return { give, keep }
  }

  it('of two carriers is looked for by transactions that wrote in crossed order and waited for nobody', async () => {
    const one = await made()
    const { clientId } = one.clerk
    await addCarrier(node, one.clerk, { scac: 'DMAA', insuredUntil: '2026-12-01' })
    await addCarrier(node, one.clerk, { scac: 'DMAB', insuredUntil: '2026-12-01' })
    const more = await Promise.all([1, 2, 3].map(async () => (await addFreight(node, one.clerk)).shipmentId))
    await settle()
    const [here, there] = [opened(clientId), opened(clientId)]
    await here.give(one.shipmentId, 'DMAA')
    await there.give(more[0] ?? 0, 'DMAB')
    await Promise.all([here.give(more[1] ?? 0, 'DMAB'), there.give(more[2] ?? 0, 'DMAA')])
    await there.keep()
    await here.keep()
    await settle()
    const ends = (await rowsOf(one)).filter(({ kind }) => kind === 'insuranceEnds')
    expect(new Set(ends.map(({ carrier_id }) => carrier_id)).size).toBe(2)
  })

  it('is looked for again by whoever wrote while it was looked for', async () => {
    const one = await made()
    const other = await addFreight(node, one.clerk)
    await addCarrier(node, one.clerk, { insuredUntil: '2026-12-01' })
    await settle()
    const [slow, quick] = [opened(one.clerk.clientId), opened(one.clerk.clientId)]
    await slow.give(one.shipmentId, 'DMAA')
    await quick.give(other.shipmentId, 'DMAA')
    await quick.keep()
    await within(one, tx =>
      sql`update shipment set version = version + 1, status = 'D' where shipment_id = ${other.shipmentId}`.execute(tx),
    )
    await settle()
    expect(await openKinds(one)).not.toContain('insuranceEnds')
    await slow.keep()
    await settle()
    expect(await openKinds(one)).toContain('insuranceEnds')
  })

  it('is asked for while its carrier has freight ahead, and no longer', async () => {
    const one = await made()
    await addCarrier(node, one.clerk, { insuredUntil: '2026-12-01' })
    await settle()
    expect(await openKinds(one)).toEqual([])
    await booked(one)
    await settle()
    expect(await openKinds(one)).toEqual(['insuranceEnds'])
    await within(one, tx => sql`update carrier set insurance_expires = '2027-12-01'`.execute(tx))
    await settle()
    expect(await openKinds(one)).toEqual([])
    await within(one, tx => sql`update carrier set insurance_expires = '2026-12-01'`.execute(tx))
    await settle()
    expect(await openKinds(one)).toEqual(['insuranceEnds'])
    await put(one, `status = 'D', pro_number = '1'`)
    await settle()
    expect(await openKinds(one)).toEqual([])
  })
})
