import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { readOrderFile } from '../../testing/orderFiles.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** A file of these columns, row by row: what a row does not say is blank. */
function csv(heads: readonly string[], rows: readonly Readonly<Record<string, string>>[], mark = ','): string {
  const quoted = (cell: string): string => (/["\n]|,/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = [heads, ...rows.map(row => heads.map(head => row[head] ?? ''))]
  return lines.map(cells => cells.map(quoted).join(mark)).join('\n')
}

const sent = (text: string, name?: string) => readOrderFile(node, clerk, text, name)

const shopifyHeads = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Currency', 'Subtotal'],
  ...['Shipping', 'Taxes', 'Total', 'Discount Amount', 'Shipping Method', 'Created at', 'Lineitem quantity'],
  ...['Lineitem name', 'Lineitem price', 'Lineitem sku', 'Lineitem requires shipping', 'Lineitem fulfillment status'],
  ...['Billing Name', 'Billing Street', 'Billing Address1', 'Billing Company', 'Billing City', 'Billing Zip'],
  ...['Billing Province', 'Billing Country', 'Billing Phone', 'Shipping Name', 'Shipping Street', 'Shipping Address1'],
  ...[
    'Shipping Address2',
    'Shipping Company',
    'Shipping City',
    'Shipping Zip',
    'Shipping Province',
    'Shipping Country',
  ],
  ...['Shipping Phone', 'Notes', 'Cancelled at', 'Refunded Amount', 'Id', 'Lineitem discount', 'Tax 1 Value', 'Phone'],
]
const payer = {
  ...{ 'Billing Name': 'Test Payer', 'Billing Address1': '900 Ledger Plaza', 'Billing City': 'Dallas' },
  ...{ 'Billing Zip': '75201', 'Billing Province': 'TX', 'Billing Country': 'US', 'Billing Phone': '12145550110' },
}
const shopifyOrder = (Name: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ Name, 'Financial Status': 'paid', 'Fulfillment Status': 'unfulfilled', Currency: 'USD', Total: '162.00' },
  ...{ Subtotal: '150.00', 'Lineitem quantity': '2', 'Lineitem name': 'Steel shelf', 'Lineitem price': '50.00' },
  ...{ 'Lineitem sku': 'SHELF', 'Lineitem requires shipping': 'true', 'Lineitem fulfillment status': 'pending' },
  ...payer,
  ...{
    'Shipping Name': 'Test Person',
    'Shipping Street': '2 Plain Street, Dock 3',
    'Shipping Address1': '2 Plain Street',
  },
  ...{ 'Shipping Address2': 'Dock 3', 'Shipping City': 'Boston', 'Shipping Zip': "'02110", 'Shipping Province': 'MA' },
  ...{
    'Shipping Country': 'US',
    'Shipping Phone': "'+16175550144",
    'Created at': '2026-11-24 09:14:51 -0600',
    Id: '6101',
  },
  ...{ 'Shipping Method': 'Standard' },
  ...more,
})

describe('a known shop', () => {
  it('Shopify is read without a question: ship-to and never the payer, persons as consignees, what is out left out', async () => {
    const heads = shopifyHeads
    const { state, questions, rows, orders, leftOut } = await sent(
      csv(heads, [
        shopifyOrder('#1', { 'Shipping Company': 'Test Outfitters' }),
        {
          Name: '#1',
          'Lineitem quantity': '1',
          'Lineitem name': 'Bracket',
          'Lineitem sku': 'BRK',
          'Lineitem price': '50.00',
        },
        shopifyOrder('#2'),
        shopifyOrder('#3', { 'Financial Status': 'voided' }),
        shopifyOrder('#4', { 'Financial Status': 'refunded' }),
        { Name: '#4', 'Lineitem quantity': '1', 'Lineitem name': 'Bracket', 'Lineitem sku': 'BRK' },
        shopifyOrder('#9', { 'Financial Status': 'refunded' }),
        shopifyOrder('#5', { 'Fulfillment Status': 'fulfilled', 'Fulfilled at': '2026-11-24 15:00:00 -0600' }),
        shopifyOrder('#6', { 'Cancelled at': '2026-11-24 11:02:00 -0600' }),
        shopifyOrder('#7', { 'Lineitem requires shipping': 'false' }),
        shopifyOrder('#8', { 'Fulfillment Status': 'on_hold' }),
      ]),
    )
    expect([state, questions]).toEqual(['done', []])
    expect(rows).toEqual([
      ...['done', 'done', 'done', 'skipped voided', 'skipped refunded', 'skipped refunded', 'skipped refunded'],
      'skipped fulfilledElsewhere',
      ...['skipped cancelledUnknown', 'skipped notShipped', 'skipped onHold'],
    ])
    // Orders, each once, however many lines it has.
    expect(leftOut).toEqual([
      { code: 'refunded', count: 2 },
      ...['cancelledUnknown', 'fulfilledElsewhere', 'notShipped', 'onHold', 'voided'].map(code => ({ code, count: 1 })),
    ])
    expect(orders).toMatchObject([
      {
        OrderNumber: '#1',
        DropOffAddress: {
          ...{
            CompanyName: 'Test Outfitters',
            ContactName: 'Test Person',
            Street: '2 Plain Street',
            Street2: 'Dock 3',
          },
          ...{ City: 'Boston', State: 'MA', Zip: '02110', ContactNumber: '+16175550144' },
        },
        ...{ OrderDate: '2026-11-24', OrderValue: 16200, currency: 'USD', shipVia: 'Standard' },
      },
      { OrderNumber: '#2', DropOffAddress: { CompanyName: 'Test Person', ContactName: 'Test Person' } },
    ])
  })

  it('WooCommerce', async () => {
    const heads = [
      ...['Order Number', 'Order Status', 'Order Date', 'Customer Note', 'First Name (Billing)', 'Last Name (Billing)'],
      ...['Company (Billing)', 'Address 1&2 (Billing)', 'City (Billing)', 'State Code (Billing)', 'Postcode (Billing)'],
      ...[
        'Country Code (Billing)',
        'Email (Billing)',
        'Phone (Billing)',
        'First Name (Shipping)',
        'Last Name (Shipping)',
      ],
      ...['Address 1&2 (Shipping)', 'City (Shipping)', 'State Code (Shipping)', 'Postcode (Shipping)'],
      ...['Country Code (Shipping)', 'Payment Method Title', 'Cart Discount Amount', 'Order Subtotal Amount'],
      ...['Shipping Method Title', 'Order Shipping Amount', 'Order Refund Amount', 'Order Total Amount'],
      ...[
        'Order Total Tax Amount',
        'SKU',
        'Item #',
        'Item Name',
        'Quantity (- Refund)',
        'Item Cost',
        'Discount Amount',
      ],
    ]
    const row = {
      ...{
        'Order Number': '701',
        'Order Status': 'Processing',
        'Order Date': '2026-11-24 10:00',
        'Customer Note': 'Ring',
      },
      ...{
        'First Name (Billing)': 'Test',
        'Last Name (Billing)': 'Payer',
        'Address 1&2 (Billing)': '900 Ledger Plaza',
      },
      ...{ 'City (Billing)': 'Dallas', 'State Code (Billing)': 'TX', 'Postcode (Billing)': '75201' },
      ...{
        'First Name (Shipping)': 'Ann',
        'Last Name (Shipping)': 'Sample',
        'Address 1&2 (Shipping)': '8 Mill Street',
      },
      ...{ 'City (Shipping)': 'Portland', 'State Code (Shipping)': 'ME', 'Postcode (Shipping)': '4101' },
      ...{
        'Country Code (Shipping)': 'US',
        'Order Total Amount': '99.50',
        SKU: 'BRK',
        'Item Name': 'Bracket',
        'Item #': '1',
      },
      ...{ 'Quantity (- Refund)': '4', 'Item Cost': '20.00', 'Order Subtotal Amount': '80.00' },
    }
    const { questions, rows, orders } = await sent(
      csv(heads, [
        row,
        { ...row, 'Order Number': '702', 'Order Status': 'on-hold' },
        { ...row, 'Order Number': '703', 'Order Status': 'Completed' },
      ]),
    )
    expect([questions, rows]).toEqual([[], ['done', 'skipped onHold', 'skipped fulfilledElsewhere']])
    expect(orders).toMatchObject([
      {
        OrderNumber: '701',
        DropOffAddress: { CompanyName: 'Ann Sample', Street: '8 Mill Street', City: 'Portland', Zip: '04101' },
        SpecialInstruction: 'Ring',
      },
    ])
  })

  it('Amazon, in text that is parted by tabs', async () => {
    const heads = [
      ...[
        'order-id',
        'order-item-id',
        'purchase-date',
        'payments-date',
        'buyer-email',
        'buyer-name',
        'buyer-phone-number',
      ],
      ...['sku', 'product-name', 'quantity-purchased', 'currency', 'item-price', 'item-tax', 'shipping-price'],
      ...['ship-service-level', 'recipient-name', 'ship-address-1', 'ship-address-2', 'ship-address-3', 'ship-city'],
      ...['ship-state', 'ship-postal-code', 'ship-country', 'ship-phone-number'],
    ]
    const row = {
      ...{
        'order-id': '111-2223334-5556667',
        'order-item-id': '987654321',
        'purchase-date': '2026-11-24T09:00:00-06:00',
      },
      ...{ 'buyer-name': 'Test Buyer', 'buyer-phone-number': '2145550110', sku: 'BRK', 'product-name': 'Bracket' },
      ...{ 'quantity-purchased': '3', currency: 'USD', 'item-price': '19.99', 'recipient-name': 'Ann Sample' },
      ...{ 'ship-address-1': '8 Mill Street', 'ship-address-2': 'Building 4', 'ship-address-3': 'Door 2' },
      ...{ 'ship-city': 'Portland', 'ship-state': 'Maine', 'ship-postal-code': '4101', 'ship-country': 'US' },
      ...{ 'ship-phone-number': '+1 207-555-0101', 'ship-service-level': 'Expedited' },
    }
    const { questions, rows, orders } = await sent(csv(heads, [row], '\t'), 'orders.txt')
    expect([questions, rows]).toEqual([[], ['done']])
    expect(orders).toMatchObject([
      {
        DropOffAddress: {
          CompanyName: 'Ann Sample',
          Street: '8 Mill Street',
          Street2: 'Building 4, Door 2',
          State: 'ME',
          Zip: '04101',
        },
        shipVia: 'Expedited',
      },
    ])
  })

  it('Magento', async () => {
    const heads = [
      ...['increment_id', 'status', 'created_at', 'customer_email', 'billing_firstname', 'billing_lastname'],
      ...[
        'billing_street',
        'billing_city',
        'billing_region',
        'billing_postcode',
        'shipping_firstname',
        'shipping_lastname',
      ],
      ...['shipping_company', 'shipping_street', 'shipping_city', 'shipping_region', 'shipping_postcode'],
      ...[
        'shipping_country_id',
        'shipping_telephone',
        'sku',
        'name',
        'qty_ordered',
        'price',
        'row_total',
        'base_tax_amount',
      ],
      ...['grand_total', 'order_currency_code', 'shipping_amount', 'store_id'],
    ]
    const row = {
      ...{
        increment_id: '000000123',
        status: 'processing',
        created_at: '2026-11-24 10:00:00',
        billing_postcode: '75201',
      },
      ...{
        billing_city: 'Dallas',
        billing_street: '900 Ledger Plaza',
        billing_region: 'Texas',
        shipping_firstname: 'Ann',
      },
      ...{ shipping_lastname: 'Sample', shipping_company: 'Test Supply', shipping_street: '8 Mill Street' },
      ...{ shipping_city: 'Portland', shipping_region: 'Maine', shipping_postcode: '04101', shipping_country_id: 'US' },
      ...{ sku: 'BRK', name: 'Bracket', qty_ordered: '4.0000', price: '20.0000', row_total: '80.0000' },
      ...{ grand_total: '99.5000', order_currency_code: 'USD', shipping_amount: '10.0000', store_id: '1' },
    }
    const { questions, rows, orders } = await sent(
      csv(heads, [row, { ...row, increment_id: '000000124', status: 'holded' }]),
    )
    expect([questions, rows]).toEqual([[], ['done', 'skipped onHold']])
    expect(orders).toMatchObject([
      {
        OrderNumber: '000000123',
        DropOffAddress: { CompanyName: 'Test Supply', ContactName: 'Ann Sample', Zip: '04101' },
      },
    ])
  })

  it('BigCommerce', async () => {
    const heads = [
      ...[
        'Order ID',
        'Customer ID',
        'Customer Name',
        'Customer Email',
        'Order Date',
        'Order Status',
        'Subtotal (ex tax)',
      ],
      ...['Tax Total', 'Shipping Cost (ex tax)', 'Order Total (inc tax)', 'Customer Message', 'Billing Name'],
      ...['Billing Company', 'Billing Street 1', 'Billing Suburb', 'Billing State', 'Billing Zip', 'Shipping Name'],
      ...['Shipping Company', 'Shipping Street 1', 'Shipping Street 2', 'Shipping Suburb', 'Shipping State'],
      ...[
        'Shipping Zip',
        'Shipping Country',
        'Shipping Phone',
        'Total Quantity',
        'Total Shipped',
        'Order Currency Code',
      ],
      ...['Product ID', 'Product SKU', 'Product Name', 'Product Qty', 'Product Weight', 'Product Unit Price'],
    ]
    const row = {
      ...{ 'Order ID': '301', 'Customer ID': '12', 'Order Status': 'Awaiting Fulfillment', 'Order Date': '11/24/2026' },
      ...{
        'Billing Company': 'Test Payer',
        'Billing Suburb': 'Dallas',
        'Billing Zip': '75201',
        'Shipping Name': 'Ann Sample',
      },
      ...{ 'Shipping Company': 'Test Supply', 'Shipping Street 1': '8 Mill Street', 'Shipping Suburb': 'Portland' },
      ...{
        'Shipping State': 'Maine',
        'Shipping Zip': '04101',
        'Shipping Country': 'United States',
        'Total Quantity': '4',
      },
      ...{ 'Order Currency Code': 'USD', 'Product SKU': 'BRK', 'Product Name': 'Bracket', 'Product Qty': '4' },
      ...{ 'Product Weight': '2.5', 'Total Shipped': '0', 'Tax Total': '1.10', 'Order Total (inc tax)': '90.10' },
    }
    const { questions, rows, orders } = await sent(
      csv(heads, [row, { ...row, 'Order ID': '302', 'Order Status': 'Shipped' }]),
    )
    expect([questions, rows]).toEqual([[], ['done', 'skipped fulfilledElsewhere']])
    expect(orders).toMatchObject([
      { DropOffAddress: { CompanyName: 'Test Supply', City: 'Portland' }, Items: [{ OriginalQty: 4, Weight: 10 }] },
    ])
  })

  it('NetSuite: the customer’s terms of payment are not who pays the freight', async () => {
    const heads = [
      ...[
        'Document Number',
        'Date',
        'Status',
        'Name',
        'PO/Check Number',
        'Terms',
        'Shipping Addressee',
        'Shipping Attention',
      ],
      ...['Shipping Address 1', 'Shipping City', 'Shipping State/Province', 'Shipping Zip', 'Shipping Country'],
      ...[
        'Billing Addressee',
        'Billing Address 1',
        'Billing City',
        'Billing Zip',
        'Item',
        'Quantity',
        'Units',
        'Amount',
      ],
    ]
    const row = {
      ...{
        'Document Number': 'SO-1',
        Date: '11/24/2026',
        Status: 'Pending Fulfillment',
        Name: 'Test Customer',
        Terms: 'Net 30',
      },
      ...{ 'PO/Check Number': 'PO-7', 'Shipping Addressee': 'Test Supply', 'Shipping Attention': 'Ann Sample' },
      ...{ 'Shipping Address 1': '8 Mill Street', 'Shipping City': 'Portland', 'Shipping State/Province': 'ME' },
      ...{ 'Shipping Zip': '04101', 'Shipping Country': 'US', 'Billing City': 'Dallas', 'Billing Zip': '75201' },
      ...{ Item: 'BRK', Quantity: '4', Units: 'EA', Amount: '80.00' },
    }
    const { questions, rows, orders } = await sent(
      csv(heads, [row, { ...row, 'Document Number': 'SO-2', Status: 'Billed' }]),
    )
    expect([questions, rows]).toEqual([[], ['done', 'skipped fulfilledElsewhere']])
    expect(orders).toMatchObject([
      {
        PO_Number: 'PO-7',
        ShipmentTerm: 'P',
        DropOffAddress: { CompanyName: 'Test Supply', ContactName: 'Ann Sample' },
      },
    ])
  })

  it('QuickBooks', async () => {
    const heads = [
      ...[
        'Type',
        'Date',
        'Num',
        'P. O. #',
        'Name',
        'Terms',
        'Via',
        'Ship Date',
        'Name Street1',
        'Name City',
        'Name Zip',
      ],
      ...['Ship To Address 1', 'Ship To Address 2', 'Ship To City', 'Ship To State', 'Ship Zip', 'Item'],
      ...['Item Description', 'Qty', 'U/M', 'Sales Price', 'Amount', 'Balance'],
    ]
    const row = {
      ...{
        Type: 'Sales Order',
        Date: '11/24/2026',
        Num: '5012',
        'P. O. #': 'PO-7',
        Name: 'Test Supply',
        Terms: 'Net 30',
      },
      ...{
        Via: 'UPS',
        'Ship Date': '11/30/2026',
        'Name Street1': '900 Ledger Plaza',
        'Name City': 'Dallas',
        'Name Zip': '75201',
      },
      ...{ 'Ship To Address 1': 'Test Supply', 'Ship To Address 2': '8 Mill Street', 'Ship To City': 'Portland' },
      ...{ 'Ship To State': 'ME', 'Ship Zip': '04101', Item: 'BRK', Qty: '4', 'U/M': 'ea', 'Sales Price': '20.00' },
    }
    const { questions, rows, orders } = await sent(csv(heads, [row]))
    expect([questions.length <= 2, rows]).toEqual([true, ['done']])
    expect(orders).toMatchObject([
      {
        OrderNumber: '5012',
        DropOffAddress: { CompanyName: 'Test Supply', Street: '8 Mill Street', City: 'Portland', Zip: '04101' },
      },
    ])
  })
})
