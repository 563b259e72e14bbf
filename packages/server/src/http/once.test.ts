import { type BodyOf, type Call, type CallName, type Calls, calls, pathOf } from '@waybill/contract'
import { statusReply } from '@waybill/contract/calls/reply.ts'
import fc from 'fast-check'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { putTender } from '../testing/booked.ts'
import { limitBooking, newCompany, newPerson, type Person } from '../testing/company.ts'
import { putFact } from '../testing/facts.ts'
import { addCarrier, addFreight } from '../testing/freight.ts'
import { putInStatus, putWithCarrier } from '../testing/history.ts'
import { type Asking, ask, sharedNode, type TestNode } from '../testing/node.ts'
import { makeShipment } from '../testing/oneOfEverything.ts'
import { openLabel, pickupPlace } from '../testing/openLabels.ts'
import { buildParcels } from '../testing/parcels.ts'
import { askedForQuotes, offer, offered, pricedForOffers } from '../testing/quotes.ts'
import { readRates, uploadRates } from '../testing/rateSheets.ts'
import { putOrders, salesOrder } from '../testing/salesOrders.ts'
import { sampleWireShipment } from '../testing/wireShipment.ts'

/** Calls that take an Idempotency-Key and JSON; the one that takes a file is seen in modules/files/files.test.ts. */
type OnceName = {
  [N in CallName]: Calls[N]['once'] extends true ? (Calls[N]['takes'] extends 'json' ? N : never) : never
}[CallName]

/** Two different requests that both succeed on their own; a new call of this kind does not compile without a row. */
type Rows = {
  readonly [N in OnceName]: (node: TestNode, person: Person) => Promise<readonly [Asking<Calls[N]>, Asking<Calls[N]>]>
}

const address = { ...sampleWireShipment().Origin }

const inAWeek = { date: '2026-11-27', time: '15:00' }
const told = { userEdit: 'true' } as const

/** One of two things done about a quote of its own each time. */
const twoQuotes = async <A>(node: TestNode, person: Person, asking: (made: Asked) => A): Promise<readonly [A, A]> => [
  asking(await askedForQuotes(node, person, 1)),
  asking(await askedForQuotes(node, person, 1)),
]
type Asked = Awaited<ReturnType<typeof askedForQuotes>>

const idOf = ({ links }: Asked): number => links[0]?.QuoteID ?? 0

/** The same with an option that is kept, as its carrier entered it. */
async function withOption(node: TestNode, made: Asked): Promise<Asked> {
  const query = { ...(made.links[0] ?? { QuoteID: 0 }) }
  await ask(node, calls.AddNewPricesheet, { query, body: { offer: { currency: 'USD', linehaul: 900_00 } } })
  return made
}

const sending: Omit<BodyOf<Calls['SendReportFile']>, 'type'> = {
  ...{ question: { report: 'carrierSummary' }, format: 'csv', recipients: ['boss@test.invalid'] },
  recurrence: { every: 'day', at: '06:00', zone: 'America/New_York' },
}

const rows: Rows = {
  AddCarrierInvoice: async (node, person) => {
    const invoice = async () => {
      const { shipmentId } = await putFact(node, person)
      return { body: { shipmentId, amount: 100, invoicedOn: '2026-11-16', InvoiceNumber: 'A1' } }
    }
    return [await invoice(), await invoice()]
  },
  SendReportFile: async () => [
    { body: { ...sending, type: 'schedule' } },
    { body: { ...sending, type: 'schedule', format: 'xlsx' } },
  ],
  ChangeReportSchedule: async (node, person) => {
    const made = await ask(node, calls.SendReportFile, { body: { ...sending, type: 'schedule' } }, person.token)
    const { scheduleId } = made.reply
    return [{ body: { scheduleId, change: { act: 'run' } } }, { body: { scheduleId, change: { act: 'pause' } } }]
  },
  MakeReturn: async (node, person) => {
    const bought = async () => {
      const { shipmentId } = await buildParcels(node, person)
      await node.app.db
        .forClient(person.clientId)
        .transaction(tx =>
          tx.updateTable('shipment').set({ status: 'T' }).where('shipment_id', '=', shipmentId).execute(),
        )
      return { body: { shipmentId, version: 1, ReturnServiceType: '9' as const } }
    }
    return [await bought(), await bought()]
  },
  AskApproval: async (node, person) => {
    await newPerson(node, person.clientId)
    await limitBooking(node, person, 0)
    const asked = async () => {
      const { shipmentId, PricesheetID } = await makeShipment(node, person)
      return { body: { shipmentId, PricesheetID } }
    }
    return [await asked(), await asked()]
  },
  AskPickup: async (node, person) => {
    const asked = async (date: string, scac: string) => {
      const { AccountID } = await openLabel(node, person, scac)
      return { body: { AccountID, date, readyAt: '13:00', closeAt: '17:00', place: pickupPlace } }
    }
    return [await asked('2026-11-25', 'UPSN'), await asked('2026-11-26', 'UPSA')]
  },
  CloseDay: async (node, person) => {
    const closed = async (scac: string) => {
      const { AccountID } = await openLabel(node, person, scac)
      return { body: { AccountID, until: '2026-12-31', place: pickupPlace } }
    }
    return [await closed('UPSN'), await closed('UPSA')]
  },
  OrderFileSoruceConfigure: async () => {
    const body = (name: string) => ({
      ...{ name, way: 'sftp' as const, host: 'sftp.invalid', FTPUserName: 'us', FTPPassword: 'a secret' },
    })
    return [{ body: body('One') }, { body: body('Two') }]
  },
  SaveOrderEmailID: async () => {
    const body = (name: string) => ({ name, senders: ['acme.example'] })
    return [{ body: body('One') }, { body: body('Two') }]
  },
  ConsolidateandDeconsolidateOrders: async (node, person) => {
    const pair = async () => {
      const ids = await putOrders(node, person, [salesOrder(), salesOrder()])
      const shipments = []
      for (const orderId of ids) {
        const body = { orders: [{ orderId, version: 2 }] }
        const { reply } = await ask(node, calls.BuildFromOrders, { body }, person.token)
        shipments.push({ shipmentId: reply.shipmentId, version: reply.version })
      }
      return { query: { flag: 'consolidate' as const }, body: { shipments } }
    }
    return [await pair(), await pair()]
  },
  BuildFromOrders: async (node, person) => {
    const [one = 0, two = 0] = await putOrders(node, person, [salesOrder(), salesOrder()])
    return [{ body: { orders: [{ orderId: one, version: 2 }] } }, { body: { orders: [{ orderId: two, version: 2 }] } }]
  },
  SaveSalesOrder: async () => {
    const shipTo = { CompanyName: 'Test', Street: '1 Road', City: 'Reno', State: 'NV', Zip: '89501' }
    const order = (OrderNumber: string) => ({
      OrderNumber,
      DropOffAddress: shipTo,
      Items: [{ SKU: 'A', OriginalQty: 1 }],
    })
    return [{ body: { order: order('ONE') } }, { body: { order: order('TWO') } }]
  },
  AddNewPricesheet: (node, person) =>
    twoQuotes(node, person, made => ({
      query: { QuoteID: idOf(made), ...told },
      body: { offer: { currency: 'USD', linehaul: 100_00 } },
    })),
  AnswerTender: async (node, person) => {
    const answered = async () => {
      const { round } = await offered(node, person, 'single', 1)
      const TenderID = round.steps[0]?.tenderId ?? 0
      return { query: { TenderID, ...told }, body: { answer: 'accept' as const, name: 'Test' } }
    }
    return [await answered(), await answered()]
  },
  AwardSpotOffer: async (node, person) => {
    const awarded = async () => {
      const { shipmentId, links } = await askedForQuotes(node, person, 1)
      const { reply } = await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00)
      return { body: { shipmentId, version: 1, offerId: reply.PriceSheetDetails[0]?.PriceSheetID ?? 0 } }
    }
    return [await awarded(), await awarded()]
  },
  RemindCarriers: (node, person) => twoQuotes(node, person, ({ quote }) => ({ body: { spotId: quote.spotId } })),
  ReopenQuote: async (node, person) => {
    const reopened = async () => {
      const made = await askedForQuotes(node, person, 1)
      await offer(node, made.links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00)
      return { body: { invitationId: idOf(made), deadline: inAWeek } }
    }
    return [await reopened(), await reopened()]
  },
  SpotQuote: async (node, person) => {
    const { shipmentId } = await makeShipment(node, person)
    const body = { shipmentId, version: 1, deadline: inAWeek }
    return [
      { body: { ...body, carriers: [{ email: 'one@carrier.invalid' }] } },
      { body: { ...body, carriers: [{ email: 'other@carrier.invalid' }] } },
    ]
  },
  StartTenderRound: async (node, person) => {
    const started = async () => {
      const { shipmentId, prices } = await pricedForOffers(node, person, 1)
      return { body: { shipmentId, version: 1, kind: 'single' as const, PricesheetIDs: prices } }
    }
    return [await started(), await started()]
  },
  SubmitNoBidConfirmation: (node, person) =>
    twoQuotes(node, person, made => ({
      query: { QuoteID: idOf(made), ...told },
      body: { reason: 'noCapacity' as const, name: 'Test' },
    })),
  SubmitQuoteResponse: async (node, person) => {
    const submitted = async () => {
      const made = await withOption(node, await askedForQuotes(node, person, 1))
      return { query: { QuoteID: idOf(made), ...told }, body: { terms: true, name: 'Test', SCAC: 'DMQA' } }
    }
    return [await submitted(), await submitted()]
  },
  AddNewCarrier: async () => {
    const carrier = { CarrierName: 'Test Spot', Email: 'quotes@test.invalid' }
    return [
      { query: { Mode: 'SPOT' }, body: { ...carrier, SCAC: 'DMSA' } },
      { query: { Mode: 'SPOT' }, body: { ...carrier, SCAC: 'DMSB' } },
    ]
  },
  ActivateRateSheet: async (node, person) => {
    await addCarrier(node, person)
    const draft = async (service: string) => {
      const { versionId } = await uploadRates(node, person, 'Origin,Dest,Class,L5C\nOH,NV,70,1\n', { service })
      await readRates(node, person, versionId)
      return { query: { action: 'activate' as const }, body: { versionId } }
    }
    return [await draft('One'), await draft('Other')]
  },
  BuildShipment: async () => [
    { body: { shipment: sampleWireShipment() } },
    { body: { shipment: sampleWireShipment({ Reference1: 'another' }) } },
  ],
  UpdateLocation: async () => [
    { query: { funtype: 'add' }, body: { address } },
    { query: { funtype: 'add' }, body: { address: { ...address, Street: 'another' } } },
  ],
  Pickup: async (node, person) => {
    const one = await makeShipment(node, person)
    const other = await makeShipment(node, person)
    const order = { version: 1, spokeWith: 'Test Dispatcher' }
    return [
      { query: { flag: 'call' }, body: { ...order, shipmentId: one.shipmentId, PricesheetID: one.PricesheetID } },
      { query: { flag: 'call' }, body: { ...order, shipmentId: other.shipmentId, PricesheetID: other.PricesheetID } },
    ]
  },
  BulkSchedule: async (node, person) => {
    const scheduled = async () => {
      const { shipmentId } = await makeShipment(node, person)
      return { body: { shipments: [{ shipmentId, version: 1, PricesheetID: 1 }] } }
    }
    return [await scheduled(), await scheduled()]
  },
  CollectTender: async (node, person) => {
    const scac = await addCarrier(node, person, { scac: 'DMCT' })
    const one = await addFreight(node, person, { terms: 'collect' })
    const other = await addFreight(node, person, { terms: 'collect' })
    const order = { version: 1, spokeWith: 'Test Dispatcher', CollectCarrier: scac }
    return [
      { query: { flag: 'call' }, body: { ...order, shipmentId: one.shipmentId } },
      { query: { flag: 'call' }, body: { ...order, shipmentId: other.shipmentId } },
    ]
  },
  ScanParcel: async (node, person) => {
    const numbers = ['SCAN-1', 'SCAN-2'] as const
    await putOrders(
      node,
      person,
      numbers.map(number => salesOrder({ number })),
    )
    return [{ body: { code: numbers[0] } }, { body: { code: numbers[1] } }]
  },
  RecordCarrierCall: async (node, person) => {
    const called = async () => {
      const { shipmentId } = await makeShipment(node, person)
      await putTender(node, person, shipmentId, { tenderState: 'ended', state: 'cancelUnconfirmed' })
      return { body: { shipmentId, spokeWith: 'One' } }
    }
    return [await called(), await called()]
  },
  ContinueSheet: async (node, person) => {
    const sheetBody = async () => {
      const ids = await putOrders(node, person, [salesOrder()])
      const body = { action: 'buildShipments' as const, rows: ids.map(id => ({ id })) }
      const { bulkId } = (await ask(node, calls.StartBulk, { body }, person.token)).reply
      return { body: { bulkId, step: 'retry' as const } }
    }
    return [await sheetBody(), await sheetBody()]
  },
  StartBulk: async (node, person) => {
    const started = async () => {
      const { mailId } = await makeShipment(node, person)
      return { body: { action: 'resendMails' as const, rows: [{ id: mailId }] } }
    }
    return [await started(), await started()]
  },
  NotifyCarrier: async (node, person) => {
    const written = async () => {
      const { shipmentId } = await makeShipment(node, person)
      await putWithCarrier(node, person, shipmentId, 'DMOA')
      return { body: { shipmentId, message: 'Test' } }
    }
    return [await written(), await written()]
  },
  TellCarrier: async (node, person) => {
    const told = async () => {
      const { shipmentId } = await makeShipment(node, person)
      await putInStatus(node, person, shipmentId, 'T')
      const services = { shipmentId, version: 1, AdditionalService: [] }
      await ask(node, calls.UpdateServices, { body: services }, person.token)
      return { body: { shipmentId, version: 2, way: 'call' as const, spokeWith: 'One' } }
    }
    return [await told(), await told()]
  },
  SwapBooking: async (node, person) => {
    const swapped = async () => {
      const { shipmentId } = await makeShipment(node, person)
      await putInStatus(node, person, shipmentId, 'T')
      const bookingId = await putTender(node, person, shipmentId, { tenderState: 'ended', state: 'cancelRefused' })
      return { body: { shipmentId, version: 1, bookingId } }
    }
    return [await swapped(), await swapped()]
  },
  SendTrackingLink: async (node, person) => {
    const { shipmentId } = await makeShipment(node, person)
    return [{ body: { shipmentId } }, { body: { shipmentId, mayAdd: true } }]
  },
  TrackingDetails: async (node, person) => {
    const { shipmentId } = await makeShipment(node, person)
    const event = { shipmentId, status: 'problem', date: '2026-11-20', time: '08:00' }
    return [{ body: event }, { body: { ...event, time: '08:30' } }]
  },
  ResendMail: async (node, person) => {
    const [one, other] = [await makeShipment(node, person), await makeShipment(node, person)]
    return [{ body: { mailId: one.mailId } }, { body: { mailId: other.mailId } }]
  },
}

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const built = Object.keys(rows) as OnceName[]
const keys = fc.stringMatching(/^[\w.:-]{8,100}$/)
const noKeys = fc.oneof(fc.stringMatching(/^[\w.:-]{0,7}$/), fc.stringMatching(/^[\w.:-]{8,20}[ /%][\w]{0,20}$/))

const missing = (call: Call, asking: Asking<Call>, person: Person) =>
  node.server.inject({
    method: 'POST',
    url: pathOf(call),
    query: Object.fromEntries(Object.entries(asking.query ?? {}).map(([name, value]) => [name, String(value)])),
    payload: asking.body as object,
    headers: { authorization: `Bearer ${person.token}` },
  })

describe.each(built)('%s happens once', name => {
  const call: Call = calls[name]

  it('is refused without a key, or with one of the wrong form', async () => {
    const person = await newCompany(node)
    const [asking] = await rows[name](node, person)
    expect((await missing(call, asking, person)).json()).toMatchObject({ code: 'KeyMissing' })
    await fc.assert(
      fc.asyncProperty(noKeys, async key => {
        const answer = await ask(node, call, { ...asking, key }, person.token)
        expect([answer.status, answer.error.code]).toEqual([400, 'KeyMissing'])
      }),
      { numRuns: 10 },
    )
  })

  it('answers a repetition with the same status and body, another request with 422, at the same time with one effect', async () => {
    await fc.assert(
      fc.asyncProperty(keys, fc.integer({ min: 1, max: 4 }), async (key, repetitions) => {
        const person = await newCompany(node)
        const [asking, other] = await rows[name](node, person)
        const together = await Promise.all(
          Array.from({ length: repetitions }, () => ask(node, call, { ...asking, key }, person.token)),
        )
        const first = together.find(answer => answer.status === 200)
        expect(first).toBeDefined()
        for (const { status, text, error } of together) {
          if (status === 200) expect(text).toBe(first?.text)
          else expect([status, error.code]).toEqual([409, 'InFlight'])
        }
        const again = await ask(node, call, { ...asking, key }, person.token)
        expect([again.status, again.reply]).toEqual([200, first?.reply])
        const reused = await ask(node, call, { ...other, key }, person.token)
        expect([reused.status, reused.error.code]).toEqual([422, 'KeyReused'])
        expect((await ask<Call>(node, call, other, person.token)).status).toBe(200)
      }),
      { numRuns: 6 },
    )
  })

  it('still knows the key on a new node of the same database, and keeps the keys of two people apart', async () => {
    const person = await newCompany(node)
    const key = crypto.randomUUID()
    const [asking] = await rows[name](node, person)
    const first = await ask(node, call, { ...asking, key }, person.token)
    const { settings, clock } = node.app
    const second = await composeNode({ settings, clock, connection: node.connection, log: pino({ level: 'silent' }) })
    try {
      const again = await ask(second, call, { ...asking, key }, person.token)
      expect([again.status, again.reply]).toEqual([200, first.reply])
    } finally {
      await second.close()
    }
    const stranger = await newCompany(node)
    const [own] = await rows[name](node, stranger)
    const answer = await ask(node, call, { ...own, key }, stranger.token)
    expect(answer.status).toBe(200)
    // A reply that names nothing is the same for everybody.
    if (call.reply !== statusReply) expect(answer.reply).not.toEqual(first.reply)
  })
})
