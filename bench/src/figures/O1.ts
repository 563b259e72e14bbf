import type { SalesOrder } from '@waybill/domain'
import { getConsolidateOrderData } from '@waybill/server/modules/orderBuilding/GetConsolidateOrderData.ts'
import { insertOrders } from '@waybill/server/modules/salesOrders/writeOrders.ts'
import pg from 'pg'
import { goals } from '../goals.ts'
import { alternate, ms, type Row, times } from '../measure.ts'
import { openRateNode } from '../rateNode.ts'

const ORDERS = 5_000
const ROUNDS = 5

const place = (n: number) => ({
  ...{
    company: `Bench Consignee ${n}`,
    street: `${1 + (n % 90)} Example Street`,
    street2: '',
    city: 'Reno',
    state: 'NV',
  },
  ...{ zip: String(89500 + (n % 90)), country: 'US', contactName: '', contactPhone: '', contactEmail: '' },
})

/** Two in five go where another one goes on the same day. */
const orderOf = (n: number): SalesOrder => ({
  ...{ number: `B-${n}`, backOrder: '', customerPo: '', soldTo: '', terms: 'prepaid', mode: '' },
  ...{ shipTo: place(n % 5 < 2 ? n - (n % 5) : n), shipFrom: null, billTo: null, orderDate: null },
  ...{ shipDate: '2026-12-01', dueDate: null, value: null, currency: 'USD', references: [], instructions: '' },
  ...{ shipVia: '', services: [] },
  lines: [
    {
      ...{ lineId: null, itemCode: '', sku: `ITEM-${n % 300}`, description: 'Bench item', quantity: 1, unit: 'PLT' },
      ...{ weightLb: 400, freightClass: '70', nmfc: '', pallets: null, cartons: null, lengthIn: 48, widthIn: 40 },
      ...{ heightIn: 48, isHazardous: null, palletNumber: '', weightRef: '', checkWeightQuantity: null },
    },
  ],
})

const grouping = `select count(*) from (
  select 1 from sales_order o
   where o.client_id = $1 and o.state = 'open'
     and not exists (select from sales_order_line l
                      where l.client_id = o.client_id and l.order_id = o.order_id and l.is_hazardous)
   group by lower(o.consignee), lower(o.ship_to ->> 'street'), left(o.consignee_zip, 5), o.terms, o.mode, o.ship_date
  having count(*) > 1) g`

/** O1: what of 5,000 open orders could ride together, with what it saves by stored sheets, beside the one grouping SQL. */
export async function O1(): Promise<Row[]> {
  const bench = await openRateNode()
  const { app } = bench.node
  const { clientId } = bench
  const sql = new pg.Client(bench.connection)
  await sql.connect()
  const who = {
    ...{
      sessionId: '',
      userId: 0,
      clientId,
      email: '',
      name: 'Bench',
      pages: null,
      looksAt: new Set<never>(),
      seesPrices: true,
      docks: null,
    },
    isDemo: false,
    timeZone: 'America/New_York',
  }
  const db = app.db.forClient(clientId)
  const doer = { who, requestId: 'bench', at: app.clock.now() }
  for (let n = 0; n < ORDERS; n += 500) {
    const orders = Array.from({ length: 500 }, (_, k) => orderOf(n + k))
    await db.transaction(tx => insertOrders(app, tx, doer, clientId, orders))
  }
  await sql.query('analyze')
  const request = { id: 'bench', address: '', network: '', userAgent: '', key: '' }
  const given = { app, db, who, request, now: app.clock.now(), upload: null, issueKey: () => {}, query: {} }
  const propose = async (): Promise<number> => {
    const started = performance.now()
    const { total } = await getConsolidateOrderData({ ...given, input: { of: 'orders' } })
    if (total !== ORDERS / 5) throw new Error(`${total} proposals`)
    return performance.now() - started
  }
  const group = async (): Promise<number> => {
    const started = performance.now()
    await sql.query(grouping, [clientId])
    return performance.now() - started
  }
  try {
    await propose()
    await group()
    const r = await alternate<number>(ROUNDS, propose, group, time => time)
    return [
      {
        figure: `O1 proposals over ${ORDERS.toLocaleString('en-US')} open orders`,
        measured: ms(r.subject),
        beside: `${ms(r.twin)} the grouping SQL alone`,
        ratio: r.void ? `${times(r.ratio)} (void: twin moved)` : times(r.ratio),
        goal: goals.O1.proposals,
      },
    ]
  } finally {
    await sql.end()
    await bench.close()
  }
}
