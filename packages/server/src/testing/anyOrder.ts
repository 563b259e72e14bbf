import type { Address, LineItem, PlainShipment } from '@waybill/domain'
import fc from 'fast-check'
import { freight } from './freight.ts'

/** Orders as clerks type them: every one can be priced by the sheets of the tests, booked by mail and printed. */

const words = fc.constantFrom(
  ...[
    'Pump',
    'housings',
    'Cast',
    'iron',
    'brackets',
    'Valves',
    'O’Neil',
    '&',
    'Sons',
    'Łódź',
    'Québec',
    'Peña',
    '3/4"',
  ],
  ...['No. 7', 'Steel', 'rods', '(spare)', 'Unit', 'AB-12', '#4', 'blue', '100%', 'A/C', 'x2', 'Größe', 'N°', 'crème'],
)
const phrase = (least: number, most: number): fc.Arbitrary<string> =>
  fc.array(words, { minLength: least, maxLength: most }).map(all => all.join(' '))
const code = fc
  .tuple(fc.constantFrom('PO', 'SO', 'REF', 'JOB', ''), fc.integer({ min: 1, max: 999_999 }))
  .map(([kind, number]) => [kind, number].filter(part => part !== '').join(' '))
const orNothing = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') })

const person = fc.record({
  contactName: fc.constantFrom('Pat Doe', 'Ann-Marie Roe', ''),
  contactPhone: fc.constantFrom('937-555-0123', '(775) 555-0188', ''),
  contactEmail: fc.constantFrom('dock@test.invalid', ''),
})

const placed = (place: Pick<Address, 'city' | 'state' | 'zip'>): fc.Arbitrary<Address> =>
  fc
    .tuple(phrase(1, 4), fc.integer({ min: 1, max: 9999 }), phrase(1, 2), orNothing(phrase(1, 2)), person)
    .map(([company, number, street, street2, who]) => ({
      ...{ company, street: `${number} ${street} Rd`, street2, ...place, country: 'US' },
      ...who,
    }))

const item: fc.Arbitrary<LineItem> = fc
  .record({
    description: phrase(1, 5),
    itemCode: orNothing(code),
    nmfc: fc.constantFrom('156600-2', '15520', ''),
    handlingUnits: fc.integer({ min: 1, max: 3 }),
    handlingUnitType: fc.constantFrom('PLT', 'SKD', 'CTN', 'CRT'),
    pieces: fc.integer({ min: 1, max: 400 }),
    pieceType: fc.constantFrom('CTN', 'DRM', 'BAG', 'PCS'),
    hundredths: fc.integer({ min: 1_00, max: 400_00 }),
    lengthIn: fc.integer({ min: 12, max: 60 }),
    widthIn: fc.integer({ min: 12, max: 48 }),
    heightIn: fc.integer({ min: 6, max: 60 }),
    stackable: fc.boolean(),
  })
  .map(({ hundredths, pieces, ...rest }) => ({
    ...rest,
    // One at least on each unit.
    pieces: Math.max(pieces, rest.handlingUnits),
    ...{ freightClass: '70', weightLb: hundredths / 100, hazmat: null },
  }))

const payment = fc.oneof(
  fc.constant({ terms: 'prepaid' as const, billTo: null }),
  placed({ city: 'Columbus', state: 'OH', zip: '43215' }).map(billTo => ({ terms: 'thirdParty' as const, billTo })),
)

/** With or without a COD, which stands with its service. */
const collected = fc
  .record({
    accessorials: fc.constantFrom<readonly string[]>([], ['LGDEL']),
    amount: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    feeTerms: fc.constantFrom('prepaid' as const, 'collect' as const),
    customerCheck: fc.boolean(),
  })
  .map(({ accessorials, amount, feeTerms, customerCheck }) => ({
    accessorials: amount === null ? accessorials : [...accessorials, 'COD'],
    cod: amount === null ? null : { amount, feeTerms, customerCheck },
  }))

export const anyOrder: fc.Arbitrary<PlainShipment> = fc
  .record({
    origin: placed({ city: 'Dayton', state: 'OH', zip: '45402' }),
    destination: placed({ city: 'Reno', state: 'NV', zip: '89502' }),
    payment,
    collected,
    date: fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25', '2026-12-01', '2026-12-14'),
    hours: fc.constantFrom(['08:00', '12:00'], ['10:00', '15:30'], ['13:15', '17:45']),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    references: fc.array(orNothing(code), { maxLength: 5 }),
    orderNumber: orNothing(code),
    customerPo: orNothing(code),
    specialInstructions: orNothing(phrase(1, 30)),
    internalNotes: orNothing(phrase(1, 8).map(note => `INTERNAL ${note}`)),
    declaredValue: fc.option(fc.integer({ min: 1_00, max: 99_999_00 })),
    loadNumber: orNothing(code),
  })
  .map(({ payment, collected, date, hours: [from = '', to = ''], references, ...rest }) => ({
    ...freight,
    ...rest,
    ...payment,
    ...collected,
    pickup: { date, from, to },
    references: references.slice(0, references.findLastIndex(text => text !== '') + 1),
  }))
