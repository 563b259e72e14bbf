import { type Call, calls } from '@waybill/contract'
import { type AnyList, sortsOf, writtenOf } from '@waybill/contract/list.ts'
import { listCalls, lists } from '@waybill/contract/lists/index.ts'
import { list as shipments } from '@waybill/contract/lists/shipments.ts'
import { isPriceColumn, priceMark } from '@waybill/contract/money.ts'
import { pricePages } from '@waybill/contract/pages.ts'
import { tellsPricesAlone } from '@waybill/contract/report.ts'
import { reportNames, reports } from '@waybill/contract/reports/index.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPriceless, type Person } from '../testing/company.ts'
import { putFact } from '../testing/facts.ts'
import { type Asking, ask, sharedNode, type TestNode } from '../testing/node.ts'
import { askedForQuotes, offer, offered, pricedForOffers } from '../testing/quotes.ts'
import { insertShipment } from '../testing/shipments.ts'

/** An amount that nothing else is: in minor units, in dollars, as people read it. */
const CANARY = 8_765_431
const told = /8765431|87,?654\.31/

let node: TestNode
let manager: Person
let clerk: Person
let asked: readonly (readonly [Call, Asking<Call>])[]
beforeAll(async () => {
  node = await sharedNode()
  manager = await newCompany(node)
  clerk = await newPriceless(node, manager.clientId)
  await insertShipment(node, manager, { total: CANARY })
  const { shipmentId } = await putFact(node, manager, {
    charges: [['linehaul', CANARY]],
    pickup: '2026-11-16',
    arrivedAt: '2026-11-18T18:00:00Z',
  })
  const quoted = await askedForQuotes(node, manager, 2, { target: CANARY, targetShown: true })
  for (const link of quoted.links) await offer(node, link, CANARY)
  const tendered = await offered(node, manager, 'single', 1)
  const priced = await pricedForOffers(node, manager, 1)
  await node.app.db.forClient(manager.clientId).transaction(async tx => {
    await tx
      .updateTable('shipment')
      .set({ selected_quote_id: priced.prices[0] ?? null })
      .where('client_id', '=', manager.clientId)
      .where('shipment_id', '=', priced.shipmentId)
      .execute()
    await tx.updateTable('tender').set({ total: CANARY }).where('client_id', '=', manager.clientId).execute()
    await tx
      .updateTable('price_sheet')
      .set({ total: CANARY, linehaul: CANARY, accessorials: CANARY })
      .where('client_id', '=', manager.clientId)
      .execute()
  })
  const invoice = { invoicedOn: '2026-11-19', InvoiceNumber: 'T-1', amount: CANARY, shipmentId }
  await ask(node, calls.AddCarrierInvoice, { body: invoice }, manager.token)
  asked = [
    [calls.ShipmentDetails, { body: { shipmentId } }],
    [calls.ShipmentDetails, { body: { shipmentId: quoted.shipmentId } }],
    [calls.ShipmentDetails, { body: { shipmentId: tendered.shipmentId } }],
    [calls.GetShipmentList, { query: { statuscode: 'all' }, body: {} }],
    [calls.GenericShipmentsList, { query: { statuscode: 'all' }, body: {} }],
    [calls.GetSpotQuotes, { body: { shipmentId: quoted.shipmentId } }],
    [calls.GetTenderRounds, { body: {} }],
    [calls.ReviewTenders, { body: { shipmentIds: [priced.shipmentId] } }],
    [calls.GetMails, { body: {} }],
  ] as unknown as typeof asked
})

it('what a call tells of prices is left out for who sees none, and the rest is there', async () => {
  for (const [call, given] of asked) {
    const [all, without] = [await ask(node, call, given, manager.token), await ask(node, call, given, clerk.token)]
    // Were nothing told to the other, nothing would be shown by it.
    expect([call.name, all.status, told.test(all.text)]).toEqual([call.name, 200, true])
    expect([call.name, without.status, told.test(without.text)]).toEqual([call.name, 200, false])
    expect(Object.keys(without.reply as object)).toEqual(Object.keys(all.reply as object))
  }
})

it('pages that show prices alone are closed, and files that may tell some are refused', async () => {
  const { reply } = await ask(node, calls.userDetails, { body: {} }, clerk.token)
  expect(reply.userDetails?.seesPrices).toBe(false)
  const open = (reply.userDetails?.pageList ?? '').split(',')
  expect(open).toContain('Track')
  expect(open.filter(page => (pricePages as readonly string[]).includes(page))).toEqual([])
  expect((await ask(node, calls.GetRateSheets, { body: {} }, clerk.token)).error.code).toBe('PageNotAllowed')
  const files = Object.values(calls as Readonly<Record<string, Call>>).filter(call => call.tellsPrices)
  expect(files.length).toBeGreaterThan(3)
  const one = { confirmationId: 1, runId: 1, fileId: 1, bulkId: 1, columns: [] }
  for (const call of files) {
    const given = { query: {}, body: one } as unknown as Asking<Call>
    const { status, error } = await ask(node, call, given, clerk.token)
    // Who only lacks what is asked for is told of that first.
    expect([call.name, [400, 403].includes(status), error.code === 'NotFound']).toEqual([call.name, true, false])
  }
})

const byName: Readonly<Record<string, Call>> = listCalls
it.each(Object.values(lists as Readonly<Record<string, AnyList>>).map(list => [list.name, list] as const))(
  'the file of the list %s has no column of prices, and it is not sorted by one',
  async (_, list) => {
    const prices = Object.entries(list.columns).filter(([, column]) => isPriceColumn(list.row, column))
    const call = list.name === shipments.name ? calls.ExportShipments : byName[list.calls?.file ?? '']
    if (call === undefined || prices.length === 0) return
    const columns = writtenOf(list).map(([field]) => field)
    const query = list.name === shipments.name ? { statuscode: 'all' } : {}
    const given = (more: object) => ({ query, body: { columns, ...more } }) as unknown as Asking<Call>
    const { access } = call
    const isClosed =
      access.kind !== 'public' &&
      access.pages !== 'any' &&
      access.pages.every(page => (pricePages as readonly string[]).includes(page))
    const mine = await ask(node, call, given({}), clerk.token)
    if (isClosed) return expect(mine.error.code).toBe('PageNotAllowed')
    const isPrice = (field: string) => list.row.shape[field] !== undefined && priceMark(list.row.shape[field]) !== null
    const heads = prices.flatMap(([, { writes }]) => writes.flatMap(([field, head]) => (isPrice(field) ? [head] : [])))
    const head = (text: string) => (text.split('\r\n')[0] ?? '').replace('\uFEFF', '').split(',')
    expect(head((await ask(node, call, given({}), manager.token)).text)).toEqual(expect.arrayContaining(heads))
    expect(mine.status).toBe(200)
    expect(head(mine.text).filter(one => heads.includes(one))).toEqual([])
    expect(mine.text).not.toMatch(told)
    for (const [sortName] of prices.filter(([id]) => (sortsOf(list) as readonly string[]).includes(id))) {
      expect((await ask(node, call, given({ sortName }), clerk.token)).error.code).toBe('PricesNotShown')
    }
  },
)

it('a list is not searched by an amount', async () => {
  const given = { query: { statuscode: 'all' as const }, body: { filter: { amount: { from: CANARY, to: CANARY } } } }
  expect((await ask(node, calls.GetShipmentList, given, manager.token)).reply.total).toBeGreaterThan(0)
  expect((await ask(node, calls.GetShipmentList, given, clerk.token)).error.code).toBe('PricesNotShown')
})

it.each(reportNames)('the report %s tells no price, on the screen nor as a file', async report => {
  const body = { report, filter: {} }
  const isAlone = tellsPricesAlone(reports[report])
  for (const format of ['csv', 'xlsx', 'pdf'] as const) {
    // The other’s file is made first: it is not handed on.
    expect((await ask(node, calls.ExportReport, { body: { ...body, format } }, manager.token)).status).toBe(200)
    const { status, text } = await ask(node, calls.ExportReport, { body: { ...body, format } }, clerk.token)
    expect([format, status]).toEqual([format, isAlone ? 403 : 200])
    if (format === 'csv') expect(text).not.toMatch(told)
  }
  const shown = await ask(node, calls.GetReportData, { body }, clerk.token)
  expect([shown.status, told.test(shown.text)]).toEqual([isAlone ? 403 : 200, false])
  const columns: Readonly<Record<string, { readonly unit: string }>> = reports[report].columns
  const [sortName] = Object.keys(columns).filter(id => columns[id]?.unit === 'money')
  if (sortName === undefined) return
  const sorted = await ask(node, calls.GetReportData, { body: { ...body, sortName } }, clerk.token)
  expect(sorted.error.code).toBe('PricesNotShown')
})

it('who sees no prices enters none', async () => {
  const invoice = { invoicedOn: '2026-11-19', InvoiceNumber: 'T-2', amount: 100, shipmentId: 1 }
  expect((await ask(node, calls.AddCarrierInvoice, { body: invoice }, clerk.token)).error.code).toBe('PricesNotShown')
})
