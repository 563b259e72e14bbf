import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { readOrderFile } from '../../testing/orderFiles.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const read = async (lines: readonly string[], name?: string) =>
  readOrderFile(node, await newCompany(node), lines.join('\n'), name)

const payer = 'Test Payer,900 Ledger Plaza,Dallas,TX,75201'
const reno = 'Test Depot,2 Plain Street,Reno,NV,89501'
const depot = { CompanyName: 'Test Depot', Street: '2 Plain Street', City: 'Reno', State: 'NV', Zip: '89501' }
const plain = 'Order,Ship to,Address,City,State,Zip,SKU'

describe('where it goes', () => {
  it.each([
    [
      'titles over the heads of two places, the payer’s first',
      [
        'Order,,Bill To,,,,,Ship To,,,,,Goods,',
        'No.,Type,Name,Address,City,State,Zip,Name,Address,City,State,Zip,SKU,Qty',
        `1,,${payer},${reno},A,2`,
      ],
    ],
    [
      'a place without a party beside the ship-to, with a phone of its own',
      [
        'Order,Customer,Phone,Address,City,State,Zip,Ship Name,Ship Address,Ship City,Ship State,Ship Zip,SKU,Qty',
        `1,Test Payer,555-0100,900 Ledger Plaza,Dallas,TX,75201,${reno},A,2`,
      ],
    ],
    [
      'parties of electronic documents',
      [
        'W0502_DepositorOrderNumber,N1_BT_Name,N3_BT_Addr,N4_BT_City,N4_BT_State,N4_BT_Zip,N1_ST_Name,N1_ST_Id,N3_ST_Addr1,N4_ST_City,N4_ST_State,N4_ST_Zip,W0104_VN,W0101_Qty',
        `1,${payer},Test Depot,0114,2 Plain Street,Reno,NV,89501,A,2`,
      ],
    ],
    [
      'a customer’s name beside a ship-to that names nobody',
      [
        'Order,Customer Name,Customer Phone,Ship To Street,Ship To City,Ship To State,Ship To Zip,SKU,Qty',
        '1,Test Depot,5550100,2 Plain Street,Reno,NV,89501,A,2',
      ],
    ],
    [
      'a customer’s name before a place without a party',
      ['Order,Cust #,Cust Name,Addr 1,City,St,Zip,Item #,Ord Qty', `1,100,${reno},A,2`],
    ],
    [
      'in Spanish, with short words for the ZIP',
      [
        'Pedido,CP de facturación,Destinatario,Dirección de entrega,Ciudad de entrega,Estado de entrega,CP de entrega,Clave,Cantidad',
        `1,75201,${reno},A,2`,
      ],
    ],
    [
      'a receiver called so and no more, and a customer who pays',
      ['Pedido,Cliente,Enviar a,Calle y número,Ciudad,Estado,C.P.,Clave,Cantidad', `1,Test Payer,${reno},A,2`],
    ],
    [
      'numbers of parties, and their names behind them',
      [
        'Sales Doc.,Sold-to party,Name sold-to party,Ship-to party,Name ship-to party,Street,City,Region,Postal code,Material,Order qty',
        `1,100001,Test Payer,200001,${reno},A,2`,
      ],
    ],
    [
      'a delivery address that is a name beside its street',
      [
        'Order Reference,Customer,Delivery Address,Delivery Address/Street,Delivery Address/City,Delivery Address/State,Delivery Address/Zip,Order Lines/Product/Internal Reference,Order Lines/Quantity',
        `1,Test Payer,${reno},A,2`,
      ],
    ],
    [
      'in French',
      [
        'No commande,Société (facturation),Code postal (facturation),Société (livraison),Adresse de livraison,Ville (livraison),Prov. (livraison),Code postal (livraison),Référence produit,Quantité',
        `1,Test Payer,75201,${reno},A,2`,
      ],
    ],
    [
      'in German',
      [
        'Auftragsnr.;Rechnung PLZ;Lieferanschrift Name;Lieferanschrift Straße;Lieferanschrift Ort;Lieferanschrift PLZ;Artikelnr.;Menge',
        '1;75201;Test Depot;2 Plain Street;Reno;89501;A;2',
      ],
    ],
  ])('%s', async (_, lines) => {
    const { questions, rows, orders } = await read(lines)
    expect([questions, rows.filter(row => !row.startsWith('skipped'))]).toEqual([[], ['done']])
    expect(orders).toMatchObject([
      { OrderNumber: '1', DropOffAddress: { ...depot, ContactNumber: '' }, Items: [{ SKU: 'A', OriginalQty: 2 }] },
    ])
  })

  it('is the customer’s place, with whom to call there', async () => {
    const { questions, orders } = await read([
      'Order,Customer,Customer Address,Customer City,Customer State,Customer Zip,Delivery Contact,Item,Qty',
      `1,${reno},Ann Sample,A,2`,
    ])
    expect([questions, orders]).toMatchObject([[], [{ DropOffAddress: { ...depot, ContactName: 'Ann Sample' } }]])
  })

  it('is asked where two places are called alike', async () => {
    const { state, questions, mapping } = await read([
      'Order,Name,Address,City,State,Zip,Name,Address,City,State,Zip,SKU,Qty',
      `1,${payer},${reno},A,2`,
      `2,${payer},${reno},A,2`,
      `3,${payer},${reno},A,2`,
    ])
    expect([state, questions]).toEqual([
      'mapping',
      [
        { kind: 'needed', field: 'CompanyName' },
        { kind: 'needed', field: 'Zip' },
      ],
    ])
    expect(mapping.columns.filter(name => name !== null)).toEqual(['OrderNumber', 'SKU', 'OriginalQty'])
  })
})

describe('what goes', () => {
  it('has its own code, not that of a listing, a name, or a place', async () => {
    const files = [
      ['Order,Ship-to Code,Ship to,Address,City,State,Zip,Item,SKU,Qty', `1,DC2,${reno},Test Shelf,A,2`],
      [
        'Sales Record Number,Order Number,Buyer Name,Ship To Name,Ship To Address 1,Ship To City,Ship To State,Ship To Zip,Item Number,Item Title,Custom Label,Sold Via Promoted Listings,Quantity,Sold For',
        `101,1,Test Buyer,${reno},350000000001,Test Shelf,A,No,2,$9.00`,
      ],
    ]
    for (const file of files) {
      const { questions, orders } = await read(file)
      expect([questions, orders]).toMatchObject([[], [{ shipVia: '', Items: [{ SKU: 'A', ItemCode: '' }] }]])
    }
  })

  it('is counted in what stands behind its number, where no column says it', async () => {
    const { orders } = await read([`${plain},Qty`, `1,${reno},A,2 CS`, `1,${reno},B,24`])
    expect(orders).toMatchObject([
      {
        Items: [
          { OriginalQty: 2, UOMType: 'CS' },
          { OriginalQty: 24, UOMType: '' },
        ],
      },
    ])
  })

  it('is all lines of an order, also those under its head without its number, and no row of the head alone', async () => {
    const { rows, orders } = await read([
      `${plain},Qty`,
      `1,${reno},,`,
      ...[`1,${reno},A,2`, ',,,,,,B,3', ',,,,,,,', '2,Test,1 Dock Road,Dayton,OH,45402,C,4', ',,,,,,D,5'],
    ])
    expect(rows).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(orders.map(({ Items }) => Items.map(({ SKU, OriginalQty }) => `${SKU} ${OriginalQty}`))).toEqual([
      ['A 2', 'B 3'],
      ['C 4', 'D 5'],
    ])
  })

  it('is what is left once it was refunded, shipped or cancelled, whether a number or a day says so', async () => {
    const { rows, orders } = await read([
      `${plain},Qty,Quantity refunded,Shipped,Cancelled,Refunded`,
      ...[',,,', '1,,,', ',2026-11-20,,', ',,11/21/2026,', ',,,2026-11-22'].map(
        (said, order) => `${order},${reno},A,3,${said}`,
      ),
    ])
    expect(rows).toEqual(['done', 'done', 'skipped fulfilledElsewhere', 'skipped cancelledUnknown', 'skipped refunded'])
    expect(orders).toMatchObject([{ Items: [{ OriginalQty: 3 }] }, { Items: [{ OriginalQty: 2 }] }])
  })

  it('is held where quantities and days stand under one head', async () => {
    const { rows, orders } = await read([`${plain},Qty,Shipped`, `1,${reno},A,6,2`, `2,${reno},A,6,2026-11-20`])
    expect(rows).toEqual(['done', 'held notANumber'])
    expect(orders).toMatchObject([{ Items: [{ OriginalQty: 4 }] }])
  })

  it('weighs what a head of a unit says, in the unit of the column beside it', async () => {
    const { questions, orders } = await read([`${plain},Qty,Lbs/pc`, `1,${reno},A,4,12.5`])
    const total = await read([`${plain},Qty,Total lbs`, `1,${reno},A,4,50`])
    const sap = await read([`${plain},Qty,Gross weight,Wun`, `1,${reno},A,4,50,KG`])
    expect([questions, total.questions, sap.questions]).toEqual([[], [], []])
    expect([orders, total.orders, sap.orders]).toMatchObject([
      [{ Items: [{ Weight: 50 }] }],
      [{ Items: [{ Weight: 50 }] }],
      [{ Items: [{ Weight: 110.23 }] }],
    ])
  })
})

it('an amount is in the currency that its head names, and no quantity is one', async () => {
  const { orders } = await read([`${plain},Qty,Order total (CAD)`, `1,${reno},A,3,120.00`])
  expect(orders).toMatchObject([{ OrderValue: 12_000, currency: 'CAD' }])
  const { mapping } = await read([`${plain},Qty,Total order quantity`, `1,${reno},A,3,3`])
  expect(mapping.columns.at(-1)).toBeNull()
})

it('a day of one column says how those of all others are written', async () => {
  const { questions, orders } = await read([`${plain},Qty,Order date,Ship date`, `1,${reno},A,2,4/3/2026,4/20/2026`])
  expect([questions, orders]).toMatchObject([[], [{ OrderDate: '2026-04-03', ShipDate: '2026-04-20' }]])
})

it('the e-mail, the invoice’s day and the price of one are no street, no number and no unit', async () => {
  const { mapping } = await read([
    'EmailAddress,POCity,PORegion,InvoiceDate,UnitAmount,AccountCode,CustomerPONo,OrderHed_OrderNum,OrderRel_ReqDate',
    'a@test.invalid,Reno,NV,04/30/2026,25.00,200,PO-1,1,04/30/2026',
  ])
  expect(mapping.columns).toEqual([
    ...['EmailID', 'City', null, null, null, null, 'PO_Number', 'OrderNumber', 'DueDate'],
  ])
})

it('what stands above the heads and names a report changes none of them', async () => {
  const { rows, mapping } = await read([
    'Report of orders,,Printed: 11/20/2026,,Page 1,,,',
    'Order,Status,Ship to,Address,City,State,Zip,SKU,Qty',
    `1,Cancelled,${reno},A,2`,
  ])
  expect([rows.at(-1), mapping.columns[1]]).toEqual(['skipped cancelledUnknown', 'OrderStatus'])
})

it('lines that are drawn, sums, and titles of groups in columns that nothing is read from, are no orders', async () => {
  const { rows } = await read([
    'Group,Order,Ship to,Address,City,State,Zip,SKU,Qty',
    ...['-----,-----,-----,,,,,,', 'Test Payer,,,,,,,,', `,1,${reno},A,2`, ',,,,,,,,2'],
  ])
  expect(rows).toEqual(['skipped note', 'done', 'skipped totals'])
})
