import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { importRows } from '../../testing/imports.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { readOrderFile } from '../../testing/orderFiles.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const read = async (lines: readonly string[], name?: string) =>
  readOrderFile(node, await newCompany(node), lines.join('\n'), name)

const plain = 'Order,Ship to,Address,City,State,Zip,SKU'
const reno = 'Test Depot,2 Plain Street,Reno,NV,89501'
const depot = { CompanyName: 'Test Depot', Street: '2 Plain Street', City: 'Reno', State: 'NV', Zip: '89501' }

describe('where it goes', () => {
  it.each([
    [
      'a customer with a place, and a payer',
      'Order,Customer Name,Customer Address,Customer City,Customer State,Customer Zip,Bill To Name,Bill To Address,Bill To City,Bill To State,Bill To Zip,Item,Qty',
      `1,${reno},Test Payer,900 Ledger Plaza,Dallas,TX,75201,A,2`,
    ],
    [
      'the dock it leaves, and the ship-to',
      'Order #,Ship From Name,Ship From Address,Ship From City,Ship From State,Ship From Zip,Ship To Name,Ship To Address,Ship To City,Ship To State,Ship To Zip,SKU,Qty',
      `1,Test Works,1 Dock Road,Dayton,OH,45402,${reno},A,2`,
    ],
    [
      'a payer, and a place that nobody is named with',
      'Order #,Billing Name,Billing Zip,Name,Address,City,State,Zip,SKU,Qty',
      `1,Test Payer,75201,${reno},A,2`,
    ],
    [
      'in Spanish',
      'Pedido,Facturar a nombre,Facturar a código postal,Enviar a nombre,Enviar a dirección,Enviar a ciudad,Enviar a estado,Enviar a código postal,Artículo,Cantidad',
      `1,Pagador,75201,${reno},A,2`,
    ],
    [
      'a vendor, and where it is delivered',
      'PO Number,Order Number,Vendor Name,Vendor Address,Vendor Zip,Deliver To,Delivery Address,Delivery City,Delivery State,Delivery Zip,Delivery Date,Item,Qty Ordered',
      `P1,1,Test Works,1 Dock Road,45402,${reno},12/15/2026,A,2`,
    ],
    ['short heads', 'SO,Bill To,Ship To,Ship To Addr1,ST City,ST State,ST Zip,Part,Qty', `1,Test Payer,${reno},A,2`],
    [
      'heads in one word',
      'OrderNo,BillToName,BillToZip,ShipToName,ShipToAddress1,ShipToCity,ShipToState,ShipToZip,ItemNo,QtyOrdered',
      `1,Test Payer,75201,${reno},A,2`,
    ],
    [
      'parties behind their fields',
      'Order,Name (Billing),Zip (Billing),Name (Shipping),Address (Shipping),City (Shipping),State (Shipping),Zip (Shipping),SKU,Qty',
      `1,Test Payer,75201,${reno},A,2`,
    ],
  ])('%s', async (_, heads, row) => {
    const { questions, rows, orders } = await read([heads, row])
    expect([questions, rows]).toEqual([[], ['done']])
    expect(orders).toMatchObject([{ OrderNumber: '1', DropOffAddress: depot, Items: [{ SKU: 'A', OriginalQty: 2 }] }])
  })

  it('is asked where a file has no place but the payer’s, and never skipped', async () => {
    const heads = 'Order #,Billing Name,Billing Address,Billing City,Billing State,Billing Zip,SKU,Qty'
    const { state, questions } = await read([heads, `1,${reno},A,2`])
    expect([state, questions]).toEqual([
      'mapping',
      [
        {
          kind: 'payer',
          columns: ['OrderNumber', 'CompanyName', 'Street', 'City', 'State', 'Zip', 'SKU', 'OriginalQty'],
        },
      ],
    ])
  })

  it('is a person where no company is named', async () => {
    const heads =
      'Order ID,Buyer Name,Recipient Name,Recipient Company,Recipient Address 1,Recipient City,Recipient State,Recipient Zip,Recipient Country,SKU,Quantity,Unit Price'
    const { questions, orders } = await read([
      heads,
      '1,Test Buyer,Ann Sample,,2 Plain Street,Reno,Nevada,89501,United States,A,2,9.99',
    ])
    expect([questions, orders]).toMatchObject([[], [{ DropOffAddress: { ...depot, CompanyName: 'Ann Sample' } }]])
  })

  it('is not where ZIP and state contradict each other, or where no ZIP is', async () => {
    const { rows } = await read([
      `${plain},Qty`,
      '1,Test,2 Plain Street,Dallas,TX,02110,A,2',
      '2,Test,2 Plain Street,Dallas,TX,00000,A,2',
    ])
    expect(rows.map(row => row.split(' ')[0])).toEqual(['held', 'held'])
  })
})

it('a city that its ZIP is not in is taken, and listed to be checked', async () => {
  const clerk = await newCompany(node)
  const file = [`${plain},Qty`, '1,Test,2 Plain Street,Houston,TX,75201,A,2', `2,${reno},A,2`].join('\n')
  const { runId, rows } = await readOrderFile(node, clerk, file)
  expect(rows).toEqual(['done', 'done'])
  const [first, second] = await importRows(node, clerk, runId)
  expect(first?.became?.warnings).toEqual([
    { field: 'City', code: 'otherCity', params: { zip: '75201', city: 'Dallas' } },
  ])
  expect(second?.became?.warnings).toEqual([])
})

describe('figures', () => {
  it('of SAP: semicolons and commas, units in a column of their own, lines that are no items', async () => {
    const heads =
      'Sales Document;Item;Sold-to party;Ship-to name;Ship-to street;Ship-to city;Ship-to region;Ship-to postal code;Material;Material description;Order quantity;SU;Net weight;Gross weight;Weight unit'
    const row = (item: string, rest: string) => `4500011;${item};10023;Test Depot;2 Plain Street;Reno;NV;89501;${rest}`
    const { questions, orders } = await read([
      heads,
      row('10', 'M-1;Pump;1.000;EA;12,500;13,000;KG'),
      row('20', 'M-2;Hose;3;EA;2,000;2,500;KG'),
    ])
    expect(questions).toEqual([])
    expect(orders).toMatchObject([
      {
        OrderNumber: '4500011',
        Items: [
          { SKU: 'M-1', OriginalQty: 1000, Weight: 28.66 },
          { SKU: 'M-2', OriginalQty: 3, Weight: 5.51 },
        ],
      },
    ])
  })

  it.each([
    ['of both customs', ['1.250,50', '12.5']],
    ['of three digits behind a point alone', ['1.250', '2.375']],
  ])('%s are asked', async (_, weights) => {
    const rows = weights.map((weight, order) => `${order},${reno},A,2,"${weight}"`)
    const { state, questions } = await read([`${plain},Qty,Weight`, ...rows])
    expect([state, questions]).toMatchObject(['mapping', [{ kind: 'tenths' }]])
  })

  it('of sizes and weights are read as people write them', async () => {
    const { orders } = await read([
      `${plain},Qty,Weight,Dims`,
      `1,${reno},A,2,2 lb 4 oz,12x10x8`,
      `2,${reno},A,2,12 1/2,"48 1/2 x 40 x 4'6"""`,
    ])
    expect(orders).toMatchObject([
      { Items: [{ Weight: 2.25, Length: 12, Width: 10, Height: 8 }] },
      { Items: [{ Weight: 12.5, Length: 48.5, Width: 40, Height: 54 }] },
    ])
  })

  it('are in the unit that a column says; one that is no unit holds its row', async () => {
    const { rows, orders } = await read([
      `${plain},Qty,Weight,Weight UOM,Length,Width,Height,Dim UOM`,
      `1,${reno},A,2,10,KG,122,102,127,CM`,
      `2,${reno},A,2,10,stone,48,40,50,IN`,
    ])
    expect(rows).toEqual(['done', 'held notAWeight'])
    expect(orders).toMatchObject([{ Items: [{ Weight: 22.05, Length: 48.03, Width: 40.16, Height: 50 }] }])
  })

  it('of light ones are multiplied before they are rounded', async () => {
    const { orders } = await read([`${plain},Qty,Unit weight (oz)`, `1,${reno},A,50000,0.1`, `2,${reno},A,10000,0.4`])
    expect(orders).toMatchObject([{ Items: [{ Weight: 312.5 }] }, { Items: [{ Weight: 250 }] }])
  })

  it('of money beside a blank cell of a column of currencies hold their order, unless they name one', async () => {
    const { rows, orders } = await read([
      `${plain},Qty,Order value,Currency`,
      ...[`1,${reno},A,2,100.00,CAD`, `2,${reno},A,2,100.00,`, `3,${reno},A,2,MXN 100.00,`, `4,${reno},A,2,,`],
      // Said in the first row of an order, it is said of all of it.
      ...[`5,${reno},A,2,100.00,CAD`, `5,${reno},B,2,100.00,`],
    ])
    expect(rows).toEqual(['done', 'held required', 'done', 'done', 'done', 'done'])
    expect(orders.map(({ OrderNumber, OrderValue, currency }) => [OrderNumber, OrderValue, currency])).toEqual([
      ...[
        ['1', 10_000, 'CAD'],
        ['3', 10_000, 'MXN'],
        ['4', null, 'USD'],
        ['5', 10_000, 'CAD'],
      ],
    ])
    const { orders: plainly } = await read([`${plain},Qty,Order value (CAD),Currency`, `1,${reno},A,2,100.00,`])
    expect(plainly).toMatchObject([{ currency: 'CAD' }])
  })

  it('of money are in the currency that is written; one of other digits holds its row', async () => {
    const { rows, orders } = await read([
      `${plain},Qty,Order value,Currency`,
      `1,${reno},A,2,"EUR 1,200.00",`,
      `2,${reno},A,2,"1,200.00",CAD`,
      `3,${reno},A,2,"$1,200.00",USD`,
      `4,${reno},A,2,"€12.00",CAD`,
      `5,${reno},A,2,"¥120,000",`,
    ])
    expect(rows).toEqual(['done', 'done', 'done', 'held otherMoney', 'held notAnAmount'])
    expect(orders.map(({ OrderValue, currency }) => [OrderValue, currency])).toEqual([
      [120_000, 'EUR'],
      [120_000, 'CAD'],
      [120_000, 'USD'],
    ])
  })

  it('that a spreadsheet shortened hold their rows', async () => {
    const { rows } = await read([
      `${plain},Qty`,
      `1.12349E+11,${reno},A,2`,
      `1.12349E+11,${reno},B,2`,
      `7,${reno},8.5001E+11,2`,
    ])
    expect(rows).toEqual(['held lostDigits', 'held lostDigits', 'held lostDigits'])
  })

  it('and texts that a spreadsheet wrapped are read without it', async () => {
    const { orders } = await read([
      `${plain},Qty`,
      '"=""0004471""",Test,2 Plain Street,Boston,MA,"=""02110""","=""00123""",2',
      "'0004472,Test,2 Plain Street,Portland,ME,'04101,'00124,2",
    ])
    expect(orders).toMatchObject([
      { OrderNumber: '0004471', DropOffAddress: { Zip: '02110' }, Items: [{ SKU: '00123' }] },
      { OrderNumber: '0004472', DropOffAddress: { Zip: '04101' }, Items: [{ SKU: '00124' }] },
    ])
  })
})

it('what the states of an order keep out stays out; a word that is none of them is asked', async () => {
  const { rows, unknown, orders } = await read([
    `${plain},Qty,Status,Cancelled date,Shipped date,Hold`,
    ...[',,,', 'Open,,,', 'Credit Hold,,,', 'Open,11/20/2026,,', 'Open,,11/21/2026,', 'Open,,,Y', 'Wibble,,,'].map(
      (states, order) => `${order},${reno},A,2,${states}`,
    ),
  ])
  expect(rows).toEqual([
    ...['done', 'done', 'skipped onHold', 'skipped cancelledUnknown', 'skipped fulfilledElsewhere'],
    ...['skipped onHold', 'held notOneOf'],
  ])
  expect(unknown).toEqual([{ field: 'OrderStatus', words: ['Wibble'] }])
  expect(orders.map(({ OrderNumber }) => OrderNumber)).toEqual(['0', '1'])
})

it.each([
  ['15 ordered, 10 shipped, 5 open', 'Qty ordered,Qty shipped,Qty open', '15,10,5', 5],
  ['15 ordered, 10 shipped', 'Ordered,Shipped', '15,10', 5],
  ['5 open', 'Qty open', '5', 5],
])('%s: what is open has to go', async (_, heads, cells, open) => {
  const { questions, orders } = await read([`${plain},${heads}`, `1,${reno},A,${cells}`])
  expect([questions, orders]).toMatchObject([[], [{ Items: [{ OriginalQty: open }] }]])
})

it.each([
  ['Coupon Code', 'WELCOME10'],
  ['Unit Price', '9.99'],
  ['Tax 1 Value', '1.10'],
  ['Customer ID', '4711'],
  ['UPC', '850012345678'],
  ['Buyer Phone', '2145550110'],
  ['Tracking Number', '987654321'],
])('a column of %s is none of freight, and not asked about', async (head, cell) => {
  const { questions, mapping, rows } = await read([`${plain},Qty,${head}`, `1,${reno},A,2,${cell}`])
  expect([questions, mapping.columns.at(-1), rows]).toEqual([[], null, ['done']])
})
