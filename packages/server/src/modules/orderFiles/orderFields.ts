import type { ImportField } from '@waybill/domain'

type Shape = Pick<ImportField, 'shape' | 'codes' | 'needed'>

const text: Shape = { shape: 'text' }
const date: Shape = { shape: 'date' }
const length: Shape = { shape: 'length' }
const number: Shape = { shape: 'number' }
const whole: Shape = { shape: 'whole' }

const field = (name: string, { shape, ...more }: Shape, ...synonyms: readonly string[]): ImportField => ({
  ...{ name, label: `imports.orders.${name}`, shape, synonyms },
  ...more,
})

const terms = [
  {
    value: 'P',
    synonyms: ['PPD', 'Prepaid', 'Pre-paid', 'PP', 'PPA', 'Prepay and add', 'Prepaid & add', 'Sender', 'Prepagado'],
  },
  { value: 'C', synonyms: ['COL', 'Collect', 'CC', 'Freight collect', 'Recipient', 'Por cobrar'] },
  {
    value: 'T',
    synonyms: ['3P', 'TP', 'TPB', '3rd party', 'Third party', 'Third-party', 'Bill third party', 'Tercero'],
  },
]

const modes = [
  { value: 'LTL', synonyms: ['Less than truckload', 'Freight', 'Motor', 'Carga parcial'] },
  { value: 'TL', synonyms: ['FTL', 'Truckload', 'Full truckload', 'Truck', 'Camión completo'] },
  {
    value: 'PARCEL',
    synonyms: ['Parcel', 'Small package', 'Small parcel', 'UPS', 'FedEx', 'USPS', 'Paquete', 'Paquetería'],
  },
]

const countries = [
  { value: 'US', synonyms: ['USA', 'United States', 'United States of America', 'U.S.', 'Estados Unidos', 'EUA'] },
  { value: 'CA', synonyms: ['CAN', 'Canada', 'Canadá'] },
]

/** What a file may say of a sales order. The head of an order stands in the row of each of its lines, or in the first alone. */
export const orderFields: readonly ImportField[] = [
  field(
    'OrderNumber',
    { shape: 'text', needed: true },
    ...[
      'Order',
      'Order number',
      'Order no',
      'Order #',
      'Order ID',
      'Sales order',
      'Sales order number',
      'SO',
      'SO number',
    ],
    ...['SO #', 'Document number', 'Invoice', 'Pedido', 'Número de pedido', 'N.º de pedido', 'Orden'],
  ),
  field(
    'BackOrderCode',
    text,
    'Back order',
    'Backorder',
    'Back order number',
    'BO',
    'Suffix',
    'Release',
    'Pedido pendiente',
  ),
  field(
    'PO_Number',
    text,
    ...[
      'PO',
      'PO number',
      'PO #',
      'Purchase order',
      'Customer PO',
      'Cust PO',
      'Customer PO number',
      'OC',
      'Orden de compra',
    ],
  ),
  field('SoldTo', text, 'Sold to', 'Sold to name', 'Bill to customer', 'Customer number', 'Account', 'Vendido a'),
  field(
    'ShipmentTerm',
    { shape: 'code', codes: terms },
    ...[
      'Terms',
      'Freight terms',
      'Freight term',
      'Payment terms',
      'Freight payment',
      'Payment type',
      'Términos',
      'Flete',
    ],
  ),
  field('shipMode', { shape: 'code', codes: modes }, 'Mode', 'Ship mode', 'Shipping method', 'Ship method', 'Modo'),
  field(
    'CompanyName',
    { shape: 'text', needed: true },
    ...[
      'Ship to',
      'Ship to name',
      'Ship to company',
      'Consignee',
      'Consignee name',
      'Customer',
      'Customer name',
      'Company',
    ],
    ...['Name', 'Deliver to', 'Drop off', 'Dropoff', 'Destinatario', 'Cliente', 'Nombre'],
  ),
  field(
    'Street',
    text,
    ...[
      'Ship to address',
      'Ship to address 1',
      'Address',
      'Address 1',
      'Address line 1',
      'Ship to street',
      'Calle',
      'Dirección',
    ],
  ),
  field('Street2', text, 'Ship to address 2', 'Address 2', 'Address line 2', 'Suite', 'Dirección 2'),
  field('City', text, 'Ship to city', 'Town', 'Ciudad'),
  field('State', { shape: 'state' }, 'Ship to state', 'Province', 'State province', 'Estado', 'Provincia'),
  field(
    'Zip',
    { shape: 'zip', needed: true },
    ...['Ship to ZIP', 'ZIP code', 'Postal code', 'Ship to postal code', 'Post code', 'Código postal', 'CP'],
  ),
  field('CountryCode', { shape: 'code', codes: countries }, 'Country', 'Ship to country', 'País'),
  field('ContactName', text, 'Contact', 'Ship to contact', 'Attention', 'Attn', 'Contacto'),
  field('ContactNumber', text, 'Phone', 'Ship to phone', 'Contact phone', 'Telephone', 'Teléfono'),
  field('EmailID', text, 'Email', 'E-mail', 'Ship to email', 'Contact email', 'Correo'),
  field('OrderDate', date, 'Order date', 'Date ordered', 'Entered', 'Entry date', 'Fecha del pedido'),
  field('ShipDate', date, 'Ship date', 'Requested ship date', 'Ship by', 'Ship on', 'Fecha de envío'),
  field(
    'DueDate',
    date,
    ...[
      'Due date',
      'Due',
      'Delivery date',
      'Requested delivery date',
      'Must arrive by',
      'Required date',
      'Need by',
      'Vence',
    ],
  ),
  field(
    'OrderValue',
    { shape: 'money' },
    'Order value',
    'Order total',
    'Order amount',
    'Total value',
    'Valor del pedido',
  ),
  field('AdditionalRef', text, 'Reference', 'Additional reference', 'Ref', 'Reference 1', 'Department', 'Referencia'),
  field(
    'SpecialInstruction',
    text,
    ...['Instructions', 'Special instructions', 'Shipping instructions', 'Comments', 'Notes', 'Instrucciones'],
  ),
  field('shipVia', text, 'Ship via', 'Via', 'Ship via code', 'Carrier code', 'Routing', 'Vía'),
  field(
    'SKU',
    text,
    'Item',
    'Item number',
    'Item no',
    'Item #',
    'Part number',
    'Part',
    'Product',
    'Material',
    'Artículo',
  ),
  field('ItemCode', text, 'Item code', 'Customer item', 'Customer part', 'Customer part number', 'Code', 'Código'),
  field('Description', text, 'Item description', 'Product description', 'Commodity', 'Desc', 'Descripción'),
  field(
    'OriginalQty',
    { shape: 'number', needed: true },
    ...[
      'Quantity',
      'Qty',
      'Order quantity',
      'Ordered',
      'Qty ordered',
      'Ship quantity',
      'Open quantity',
      'Units',
      'Cantidad',
    ],
  ),
  field('UOMType', text, 'UOM', 'Unit of measure', 'Unit', 'U/M', 'Unidad'),
  field(
    'Weight',
    { shape: 'weight' },
    ...['Weight (lb)', 'Total weight', 'Line weight', 'Gross weight', 'Ext weight', 'Extended weight', 'Wt', 'Peso'],
  ),
  field(
    'UnitWeight',
    { shape: 'weight' },
    ...[
      'Unit weight',
      'Weight each',
      'Each weight',
      'Weight/ea',
      'Wt/ea',
      'Wt each',
      'Piece weight',
      'Weight per piece',
    ],
    ...['Weight per unit', 'Unit wt', 'Item weight', 'Net weight each', 'Gross weight each', 'Peso unitario'],
    ...['Peso por pieza', 'Peso por unidad'],
  ),
  field('itemClass', text, 'Class', 'Freight class', 'Item class', 'NMFC class', 'Clase'),
  field('NMFC', text, 'NMFC number', 'NMFC code', 'NMFC #'),
  field('pallets', whole, 'Pallet', 'Pallet count', 'Skids', 'Skid count', 'Handling units', 'Tarimas'),
  field('CartonCount', whole, 'Cartons', 'Carton count', 'Cases', 'Case count', 'Pieces', 'Packages', 'Cajas'),
  field('Length', length, 'Length (in)', 'L', 'Largo'),
  field('Width', length, 'Width (in)', 'W', 'Ancho'),
  field('Height', length, 'Height (in)', 'H', 'Alto'),
  field('Hazmatitemflag', { shape: 'yesNo' }, 'Hazmat', 'Hazardous', 'Haz', 'DG', 'Peligroso'),
  field('PalletNumber', text, 'Pallet number', 'Pallet ID', 'License plate', 'LPN', 'N.º de tarima'),
  field('WeightRef', text, 'Weight reference', 'Scale reading', 'Scale ticket'),
  field('CheckweightQTY', number, 'Check weight quantity', 'Pieces weighed'),
  field('Cancelled', { shape: 'yesNo' }, 'Canceled', 'Cancel', 'Cancel flag', 'Cancelado'),
]
