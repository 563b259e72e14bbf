import { expect, it } from 'vitest'
import { heldInName, heldInReference, heldInText, isNoStreet, soundsHazardous, unNumberIn } from './straightWords.ts'

it.each([
  'CREDIT HOLD',
  'PO 4471 credit-hold',
  'On Hold',
  'DO NOT SHIP',
  "Don't ship before we call",
  'Do not deliver',
  'COD ONLY',
  'C.O.D. only',
  'TEST ORDER',
  'Order CANCELLED by buyer',
  'canceled',
  'Awaiting payment',
  'Past due',
  'Hold for approval',
  'Will call',
  'Customer pick-up',
  'NO ENVIAR',
  'Pedido cancelado',
  'Retenido por crédito',
  'Pedido retenido',
  'Orden de compra retenida',
  'RETENIDA',
  'Retenida hasta aviso',
  'Ne pas expédier',
  'Commande annulée',
  'STOP SHIP',
  'Stop-shipment',
  'DO-NOT-SHIP',
  'DO_NOT_SHIP',
  'CREDIT_HOLD',
  'CANCEL ORDER',
  '*** HOLD ***',
  '*** HOLD - CREDIT ***',
  '**HOLD',
  '<HOLD>',
  'HOLD',
  'Hold!',
  'HOLD / credit',
  'Test customer',
])('%s keeps an order back wherever it is written', text => {
  expect([heldInText(text), heldInName(text), heldInReference(text)]).not.toContain('')
})

it.each(['HOLD', '4471 HOLD', 'HOLD-4471', 'CANCEL', 'VOID', 'TEST', 'test-001'])('%s does as a reference', text => {
  expect(heldInReference(text)).not.toBe('')
})

it.each([
  ...['Example Shop (HOLD)', 'HOLD: Example Shop', 'Example Shop - hold', 'Example Shop, HOLD'],
  ...['DO NOT USE - Example Shop', 'Example Shop do-not-use', 'TEST CUSTOMER', 'Test', 'Testing 2'],
])('%s does as a name', text => expect(heldInName(text)).not.toBe(''))

it.each([
  'Holden Hardware',
  'Household Goods Inc',
  'Hold-down straps',
  'Hold Fast Supply',
  'Cargo hold net, 10 ft',
  'Door hold open kit',
  'Stronghold Storage',
  'Threshold Doors',
  'Codfish Market',
  'Testor Paints',
  'Test Equipment Co',
  'Contest Awards',
  'Voidless filler',
  'Noise cancelling headphones',
  'On-hold music player',
  'Shipyard Supply',
  'Willcallister Group',
  'Example Credit Union',
  'Will Calloway',
  'Hold, Miller & Sons',
  '12" hold-open arm',
  'Stop Shipwright Cafe',
  'Cancel button cap',
  'Cable de retenida',
  'Cable de retenida por metro',
])('%s keeps none back as a name or description', text => {
  expect([heldInText(text), heldInName(text)]).toEqual(['', ''])
})

it.each([
  'PO-88172',
  'Holden',
  'H0LD',
  'TESTOR-4',
  'VOID-FILL-12',
  'A-TEST-12',
  'Cancel after 12/15/2026',
  'PO 4 CANCEL DATE 12/15',
  'CANCEL BY 12/15',
  'cancel-if-late',
])('%s is a reference as any', text => {
  expect(heldInReference(text)).toBe('')
})

it.each([
  ...[
    'TBD',
    'tba',
    'SAME',
    'Same as above',
    'Same as bill to',
    'UNKNOWN',
    'N/A',
    'n.a.',
    'NA',
    '.',
    '---',
    'XXX',
    'x',
    '?',
  ],
  ...[
    'None',
    'No address',
    'See notes',
    'To be determined',
    'To follow',
    'On file',
    'Pending',
    'Por definir',
    '0',
    '  ',
  ],
  ...['S/N', 's / n', 'TBC', 'TBD TBD', 'Street TBD', 'TBD Street', 'N / A', 'NULL', 'nil', 'TBD - TBC', 'Calle s/n'],
  ...['Desconocido', 'Mismo', 'Inconnu', 'ASDF', 'Test', 'Address', 'Street'],
])('%s is no street', street => expect(isNoStreet(street)).toBe(true))

it.each([
  ...[
    '1 Same St',
    'TBD Ave 4',
    '12 N A St',
    'Unknown Rd 4',
    'Pier 3',
    'Broadway',
    '100',
    'Naval Yard',
    'Calle X 4',
    'A',
  ],
  ...['Xxxavier Way', 'Testa Rd', 'Reforma S/N', 'Nullarbor Rd', 'Street Road', 'N A St 4'],
])('%s is one', street => expect(isNoStreet(street)).toBe(false))

it.each([
  ...['UN1263, Paint, 3, PG II', 'UN 1263 PAINT', 'un-1263 paint', 'NA1993 Diesel fuel', 'ID8000 Consumer commodity'],
  ...['Paint UN1263', 'Flammable liquid, n.o.s.', 'Corrosive cleaner', 'Lithium ion batteries', 'Li-ion battery pack'],
  ...['Lithium-metal cells', 'Gasoline 5 gal', 'Propane cylinder', 'Sulfuric acid 93%', 'Fireworks', 'HAZMAT - paint'],
  ...['Hazardous material', 'Dangerous goods', 'Aerosol spray', 'Líquido inflamable', 'Baterías de litio', 'Acetone'],
  ...[
    'Compressed gas',
    'Packing group II',
    'Dry ice',
    'ORM-D',
    'Limited quantity',
    'Combustible liquid',
    'Toxic liquid',
  ],
  ...['Non-flammable corrosive liquid', 'NA 3077 residue'],
  ...[
    'UN#1263 Paint, class 3, PGII',
    'UN No. 1263',
    'UN number 1263',
    'UN: 1263',
    'un.1263',
    'un no 1263',
    'Pintura UN 1263',
    'Item no UN1263',
  ],
  ...['FLAMMABLE-LIQUID', 'HAZMAT-PAINT', 'Part no. flammable liquid', 'Item no flammable liquid', 'Gasoline-blend'],
  ...['Batteries, lithium', 'Battery (li-ion)', 'LTD QTY', 'Ltd. Qty', 'Limited-quantity', 'PGII', 'PG-III'],
  ...[
    'Propane heater with cylinder',
    'Lithium battery lamp',
    'No spill corrosive',
    'Not for resale, flammable',
    'Propane',
  ],
  ...['Hazmat: yes', 'Hazmat - none given', 'Diesel fuel'],
])('%s sounds hazardous', text => expect(soundsHazardous(text)).not.toBe(''))

it.each([
  ...[
    'Bracket',
    'UNION fitting 1263',
    'RUN1263 cable',
    'Non-flammable foam',
    'Nonflammable adhesive tape',
    'Non-hazardous',
  ],
  ...[
    'Not hazardous',
    'Flammable storage cabinet',
    'Flammable liquids safety cabinet',
    'Hazmat labels',
    'Lithium grease',
  ],
  ...['Corrosive-resistant hose', 'Anti-corrosive primer bracket', 'Non-toxic crayons', 'Corrosion inhibitor paper'],
  ...[
    'Explosion proof light',
    'Propane grill cover',
    'Acetone-free wipes',
    'Gasoline nozzle',
    'NA123 bracket',
    'NA1234 bolt',
  ],
  ...['Tornillo, un 1500 piezas', 'Diesel fuel filter', 'Propane heater', 'Kerosene lamp', 'Gasoline fuel pump'],
  ...['Hazardous location LED light', 'Hazardous-area enclosure', 'Hazmat: No', 'Hazardous - none', 'HAZMAT: N'],
  ...['Not classified as dangerous goods', 'It is not a hazardous material', 'Contains no hazardous materials'],
  ...['Not considered hazardous', 'Not subject to hazmat rules', 'Not regulated as dangerous goods', 'No es peligroso'],
  ...[
    'Lithium battery charger',
    'Not regulated UN label maker',
    'Unit 1263',
    'Flame retardant cloth',
    'Toxicology books',
  ],
])('%s does not', text => expect(soundsHazardous(text)).toBe(''))

it.each(['UN1263', 'un-1263', 'UN#1263', 'PAINT-UN1263', 'Drum UN 1263'])('%s has a UN number', code =>
  expect(unNumberIn(code)).not.toBe(''),
)

it.each(['UN123', 'RUN1263', 'UN12634', 'UN-12-63', 'ACETONE-FREE-4', ''])('%s has none', code =>
  expect(unNumberIn(code)).toBe(''),
)
