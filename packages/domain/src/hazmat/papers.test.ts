import { describe, expect, it } from 'vitest'
import type { Hazmat } from '../shipment/shipment.ts'
import { shippingDescription } from './description.ts'
import { blankHazmat, filledFrom } from './hazmat.ts'
import { HAZMAT_EDITION, hazmatRows } from './hazmatRows.ts'
import { isGeneric, readHazmatTable } from './hazmatTable.ts'
import { shippingNames } from './shippingNames.ts'
import { validateHazmat } from './validateHazmat.ts'

const table = readHazmatTable(HAZMAT_EDITION, hazmatRows)

/** `UN1830 | Sulfuric acid | 8 | II` with a quantity and a number that can be called. */
function material(text: string, more: Partial<Hazmat> = {}): Hazmat {
  const [unNumber = '', properShippingName = '', hazardClass = '', packingGroup = ''] = text.split(' | ')
  return {
    ...blankHazmat,
    ...{ unNumber, properShippingName, hazardClass, packingGroup: packingGroup as Hazmat['packingGroup'] },
    ...{ quantity: '200 kg', emergencyPhone: '800-555-0199', ...more },
  }
}

interface Case {
  readonly why: string
  readonly hazmat: Hazmat
  /** Countries of the way; at home where left out. */
  readonly way?: readonly string[]
}

/** Papers that the sections show, and their like. */
const legal: readonly (Case & { readonly paper: string })[] = [
  {
    why: '172.202(b): several subsidiary classes',
    hazmat: material('UN2744 | Cyclobutyl chloroformate | 6.1 | II', { subsidiaryClass: '3, 8' }),
    paper: 'UN2744, Cyclobutyl chloroformate, 6.1 (3, 8), PG II, 4 drums, 200 kg',
  },
  {
    why: '172.203(c)(2): RQ before, inhalation hazard with its zone behind',
    hazmat: material('UN1098 | Allyl alcohol | 6.1 | I', {
      ...{ subsidiaryClass: '3', reportableQuantity: true, inhalationZone: 'B' },
    }),
    paper: 'RQ, UN1098, Allyl alcohol, 6.1 (3), PG I, Poison-Inhalation Hazard Zone B, 4 drums, 200 kg',
  },
  {
    why: '172.203(c)(2): the hazardous substance in brackets',
    hazmat: material('UN3077 | Environmentally hazardous substances, solid, n.o.s. | 9 | III', {
      ...{ technicalName: 'Adipic acid', reportableQuantity: true },
    }),
    paper: 'RQ, UN3077, Environmentally hazardous substances, solid, n.o.s. (Adipic acid), 9, PG III, 4 drums, 200 kg',
  },
  {
    why: '172.203(k): the technical name of an n.o.s. entry',
    hazmat: material('UN1760 | Corrosive liquid, n.o.s. | 8 | II', { technicalName: 'Octanoyl chloride' }),
    paper: 'UN1760, Corrosive liquid, n.o.s. (Octanoyl chloride), 8, PG II, 4 drums, 200 kg',
  },
  {
    why: '172.203(k): contains',
    hazmat: material('UN1760 | Corrosive liquids, n.o.s. | Class 8 | II', {
      technicalName: 'contains Octanoyl chloride',
    }),
    paper: 'UN1760, Corrosive liquids, n.o.s. (contains Octanoyl chloride), 8, PG II, 4 drums, 200 kg',
  },
  {
    why: '172.202(a)(5)(iii)(B): cylinders are counted',
    hazmat: material('UN1072 | Oxygen, compressed | 2.2', { subsidiaryClass: '5.1', quantity: '10 cylinders' }),
    paper: 'UN1072, Oxygen, compressed, 2.2 (5.1), 10 cylinders',
  },
  {
    why: '172.202(a)(5)(iii)(A): bulk packages are counted',
    hazmat: material('UN1203 | Gasoline | 3 | II', { quantity: '1 cargo tank', bulk: true }),
    paper: 'UN1203, Gasoline, 3, PG II, 1 cargo tank',
  },
  {
    why: '172.202(a)(5)(iii)(C), 172.203(e): a residue needs no quantity',
    hazmat: material('UN1203 | Gasoline | 3 | II', { quantity: '', residue: true }),
    paper: 'RESIDUE: Last Contained, UN1203, Gasoline, 3, PG II, 4 drums',
  },
  {
    why: '172.203(b): limited quantity behind the basic description',
    hazmat: material('UN1133 | Adhesives | 3 | III', { limitedQuantity: true, quantity: '40 lb' }),
    paper: 'UN1133, Adhesives, 3, PG III, Limited Quantity, 4 drums, 40 lb',
  },
  {
    why: '172.203(l): marine pollutant',
    hazmat: material('UN3082 | Environmentally hazardous substance, liquid, n.o.s. | 9 | III', {
      ...{ technicalName: 'Permethrin', marinePollutant: true, quantity: '50 L' },
    }),
    paper:
      'UN3082, Environmentally hazardous substance, liquid, n.o.s. (Permethrin), 9, PG III, Marine Pollutant, 4 drums, 50 L',
  },
  {
    why: '172.203(m): chlorine, zone B, no packing group',
    hazmat: material('UN1017 | Chlorine | 2.3', {
      subsidiaryClass: '5.1, 8',
      inhalationZone: 'B',
      quantity: '2 cylinders',
    }),
    paper: 'UN1017, Chlorine, 2.3 (5.1, 8), Poison-Inhalation Hazard Zone B, 2 cylinders',
  },
  {
    why: 'special provision 13: ammonia at home',
    hazmat: material('UN1005 | Ammonia, anhydrous | 2.2', { quantity: '5,000 gal' }),
    paper: 'UN1005, Ammonia, anhydrous, 2.2, Inhalation Hazard, 4 drums, 5,000 gal',
  },
  {
    why: '172.101: combustible liquid, domestic',
    hazmat: material('NA1993 | Combustible liquid, n.o.s. | Comb liq | III', { technicalName: 'Fuel additive' }),
    paper: 'NA1993, Combustible liquid, n.o.s. (Fuel additive), Comb liq, PG III, 4 drums, 200 kg',
  },
  {
    why: '173.150(f): a flammable liquid reclassed',
    hazmat: material('UN1263 | Paint | Combustible liquid | III', { quantity: '4 drums, 220 gal' }),
    paper: 'UN1263, Paint, Comb liq, PG III, 4 drums, 220 gal',
  },
  {
    why: '172.101(c)(9): waste before the name',
    hazmat: material('UN1090 | Waste Acetone | 3 | II'),
    paper: 'UN1090, Waste Acetone, 3, PG II, 4 drums, 200 kg',
  },
  {
    why: '172.101(c)(1): one of two names, in the singular',
    hazmat: material('UN1219 | Isopropyl alcohol | 3 | II', { quantity: '55 gallons' }),
    paper: 'UN1219, Isopropyl alcohol, 3, PG II, 4 drums, 55 gallons',
  },
  {
    why: '172.202(a)(4): explosives have no packing group',
    hazmat: material('UN0336 | Fireworks | 1.4G', { quantity: '35 kg' }),
    paper: 'UN0336, Fireworks, 1.4G, 4 drums, 35 kg',
  },
  {
    why: '172.202(a)(5): weight in kilograms, of a solid',
    hazmat: material('UN2811 | Toxic solids, organic, n.o.s. | 6.1 | III', { technicalName: 'Nicotine' }),
    paper: 'UN2811, Toxic solids, organic, n.o.s. (Nicotine), 6.1, PG III, 4 drums, 200 kg',
  },
  {
    why: '172.604(b): a service’s number with the contract',
    hazmat: material('UN3480 | Lithium ion batteries | 9', {
      ...{ emergencyPhone: '1-800-424-9300', emergencyService: true, emergencyContract: 'CCN12345' },
    }),
    paper: 'UN3480, Lithium ion batteries, 9, 4 drums, 200 kg',
  },
  {
    why: 'TDG 3.6(1): a plan with its telephone, from Canada in metric units; 172.604(a): an international number',
    hazmat: material('UN1098 | Allyl alcohol | 6.1 | I', {
      ...{ subsidiaryClass: '3', inhalationZone: 'B', emergencyPhone: '+44 20 7946 0958' },
      ...{ erapNumber: '2-0010-123', erapPhone: '613-555-0144' },
    }),
    way: ['CA', 'US'],
    paper:
      'UN1098, Allyl alcohol, 6.1 (3), PG I, Poison-Inhalation Hazard Zone B, 4 drums, 200 kg, ERAP 2-0010-123 613-555-0144',
  },
]

const flammable = (name: string): Hazmat => material(`UN1993 | ${name} | 3 | II`, { technicalName: 'Acetone' })
const paint = (more: Partial<Hazmat>): Hazmat => material('UN1263 | Paint | 3 | II', more)

const illegal: readonly (Case & { readonly says: string })[] = [
  {
    why: '172.203(k): no technical name',
    hazmat: material('UN1993 | Flammable liquids, n.o.s. | 3 | II'),
    says: 'technicalName technicalNameNeeded',
  },
  {
    why: '172.203(k): an entry marked G that does not say n.o.s.',
    hazmat: material('NA1993 | Compounds, cleaning liquid | 3 | II'),
    says: 'technicalName technicalNameNeeded',
  },
  {
    why: '172.203(k): beyond the table',
    hazmat: material('UN9999 | Toxic dust, n.o.s. | 6.1 | II'),
    says: 'technicalName technicalNameNeeded',
  },
  { why: '172.202(a)(5): a number without a unit', hazmat: paint({ quantity: '220' }), says: 'quantity quantityUnit' },
  { why: '172.202(a)(5): packages alone', hazmat: paint({ quantity: '4 drums' }), says: 'quantity quantityUnit' },
  {
    why: '172.202(a)(5): a unit without a number',
    hazmat: paint({ quantity: 'gallons' }),
    says: 'quantity quantityUnit',
  },
  { why: '172.202(a)(5): nothing', hazmat: paint({ quantity: '' }), says: 'quantity required' },
  {
    why: '172.203(d): radioactive material, whose nuclides, form, label and transport index nothing states',
    hazmat: material('UN2915 | Radioactive material, Type A package | 7', { quantity: '0.7 GBq' }),
    says: 'hazardClass noRadioactivePapers',
  },
  { why: '172.604(a): no area code', hazmat: paint({ emergencyPhone: '555-0199' }), says: 'emergencyPhone noAreaCode' },
  { why: '172.604(a): 911', hazmat: paint({ emergencyPhone: '911' }), says: 'emergencyPhone notDialable' },
  {
    why: '172.604(a): no such area code',
    hazmat: paint({ emergencyPhone: '123-456-7890' }),
    says: 'emergencyPhone notDialable',
  },
  {
    why: '172.604(b): a service does not know whose freight it is',
    hazmat: paint({ emergencyPhone: '(800) 424-9300' }),
    says: 'emergencyContract contractNeeded',
  },
  { why: '173.2: no class 8.6', hazmat: paint({ hazardClass: '8.6' }), says: 'hazardClass noSuchClass' },
  { why: '173.2: no class 3.1', hazmat: paint({ hazardClass: '3.1' }), says: 'hazardClass noSuchClass' },
  { why: '173.2: class 2 has divisions', hazmat: paint({ hazardClass: '2' }), says: 'hazardClass noSuchClass' },
  {
    why: '172.101: the class of another number',
    hazmat: material('UN1263 | Paint | 8 | II'),
    says: 'hazardClass notOfEntry',
  },
  {
    why: '172.202(a)(4): the entry has packing groups',
    hazmat: material('UN1830 | Sulfuric acid | 8'),
    says: 'packingGroup groupNeeded',
  },
  {
    why: '172.202(a)(3): the subsidiary class is missing',
    hazmat: material('UN2924 | Flammable liquids, corrosive, n.o.s. | 3 | II', { technicalName: 'Amines' }),
    says: 'subsidiaryClass notOfEntry',
  },
  {
    why: '172.203(m): poisonous by inhalation without a zone',
    hazmat: material('UN1017 | Chlorine | 2.3', { subsidiaryClass: '5.1, 8', quantity: '2 cylinders' }),
    says: 'inhalationZone zoneNeeded',
  },
  {
    why: '173.21: a forbidden material',
    hazmat: material('UN1263 | Acetylene silver nitrate | 3 | II'),
    says: 'properShippingName forbiddenMaterial',
  },
]

const problemsOf = ({ hazmat, way = ['US', 'US'] }: Case): readonly string[] =>
  validateHazmat('h', hazmat, { table, countries: way }).map(({ at, code }) => `${at.slice(2)} ${code}`)

describe('a shipping paper', () => {
  it.each(legal)('is legal: $why', one => {
    expect(problemsOf(one)).toEqual([])
    expect(shippingDescription(one.hazmat, '4 drums', table)).toBe(one.paper)
  })

  it.each(illegal)('is not legal: $why', one => expect(problemsOf(one)).toEqual([one.says]))

  it('is judged in 40 cases, 20 of each kind', () => expect([legal.length, illegal.length]).toEqual([20, 20]))
})

describe('what is filled from the table', () => {
  it('is legal as it stands, for every row and every name that it has', () => {
    const numbers = new Set(hazmatRows.match(/^(UN|NA|ID)\d{4}/gm))
    const written = (unNumber: string) => table.of(unNumber).filter(entry => entry.hazardClass !== '7')
    const refused = [...numbers].flatMap(unNumber =>
      written(unNumber).flatMap(entry => {
        const filled = filledFrom(material(''), entry)
        const { hazardClass } = entry
        const told = {
          ...{ technicalName: isGeneric(entry) ? 'Something' : '', quantity: '5 kg' },
          // The table leaves the class of samples, and the zone of some gases, to the shipper.
          ...{ hazardClass: hazardClass === '' ? '1.4S' : hazardClass },
          ...{ inhalationZone: hazardClass === '2.3' && filled.inhalationZone === '' ? 'A' : filled.inhalationZone },
        } as const
        return [entry.name, ...shippingNames(entry)]
          .map(properShippingName => ({ why: unNumber, hazmat: { ...filled, ...told, properShippingName } }))
          .flatMap(one => problemsOf(one).map(problem => `${unNumber} ${one.hazmat.properShippingName}: ${problem}`))
      }),
    )
    expect(refused).toEqual([])
  })
})

describe('an emergency telephone', () => {
  const bare = (text: string, more: Partial<Hazmat> = {}) => material(text, { emergencyPhone: '', ...more })
  const missing = ['emergencyPhone required']

  it.each<[string, Hazmat, readonly string[], readonly string[]]>([
    ['for paint', bare('UN1263 | Paint | 3 | II'), ['US', 'US'], missing],
    ['for a limited quantity (d)(1)', bare('UN1263 | Paint | 3 | II', { limitedQuantity: true }), ['US', 'US'], []],
    ['for a limited quantity to Canada', bare('UN1263 | Paint | 3 | II', { limitedQuantity: true }), ['US', 'CA'], []],
    ['for dry ice (d)(2)(ix)', bare('UN1845 | Dry ice | 9'), ['US', 'US'], []],
    ['for solid carbon dioxide (d)(2)(iii)', bare('UN1845 | Carbon dioxide, solid | 9'), ['US', 'US'], []],
    ['for dry ice to Canada: its 24-hour number', bare('UN1845 | Dry ice | 9'), ['US', 'CA'], missing],
    ['for equipment, with the hyphen of the table', bare('UN3171 | Battery-powered equipment | 9'), ['US'], []],
    ['for castor beans, in the plural', bare('UN2969 | Castor beans | 9 | II'), ['US'], []],
    ['for a petrol car', bare('UN3166 | Vehicle, flammable liquid powered | 9'), ['US'], []],
    ['for a fuel cell car', bare('UN3166 | Vehicle, fuel cell, flammable gas powered | 9'), ['US'], missing],
    ['for krill meal of group III', bare('UN3497 | Krill meal | 4.2 | III'), ['US'], []],
    ['for krill meal of group II', bare('UN3497 | Krill meal | 4.2 | II'), ['US'], missing],
    [
      'for refrigerating machines with flammable gas, which (d)(2) did not know',
      bare('UN3358 | Refrigerating machines, containing flammable, non-toxic, liquefied gas | 2.1'),
      ['US'],
      missing,
    ],
    [
      'for refrigerating machines, named in full',
      bare('UN2857 | Refrigerating machines, containing non-flammable, non-toxic gases | 2.2'),
      ['US'],
      [],
    ],
  ])('%s (172.604)', (_, hazmat, way, expected) => expect(problemsOf({ why: '', hazmat, way })).toEqual(expected))

  it('can be dialled where one is given all the same', () => {
    const hazmat = bare('UN1845 | Dry ice | 9', { emergencyPhone: '911' })
    expect(problemsOf({ why: '', hazmat })).toEqual(['emergencyPhone notDialable'])
  })
})

describe('the same material', () => {
  it.each<[string, Hazmat, readonly string[], readonly string[]]>([
    ['from Canada in gallons', paint({ quantity: '220 gal' }), ['CA', 'US'], ['quantity needsMetric']],
    ['with a plan but no telephone', paint({ erapNumber: '2-0010' }), ['US', 'CA'], ['erapPhone required']],
    ['of no weight at all', paint({ quantity: '0.00 gal' }), [], ['quantity quantityUnit']],
    ['of a point alone', paint({ quantity: '. gal' }), [], ['quantity quantityUnit']],
    ...[
      ...[
        '220 US gallons',
        '220 U.S. gal',
        '220 US gal.',
        '4 drums (220 US gallons)',
        '55 imperial gallons',
        '10 imp. gal',
      ],
      ...['220 gal', '220 gallons', '1 gallon', '50 L', '50 l.', '50 liters', '50 litres', '500 mL', '500 milliliters'],
      ...[
        '200 kg',
        '200 kgs.',
        '200 kilograms',
        '200 kilos',
        '200 kg net',
        '200 net kg',
        '450 gross lb',
        '40 lb.',
        '40 lbs',
      ],
      ...['40 pounds', '12 oz', '12 ounces', '12 fluid ounces', '12 fl. oz.', '2 quarts', '2 pints', '1.5 metric tons'],
      ...[
        '2 tonnes',
        '2 short tons',
        '2 long tons',
        '3 cwt',
        '42 US liquid gallons',
        '1 barrel',
        '12 cubic feet',
        '5 cu ft',
      ],
      ...['2 cubic yards', '500 grams', '500 milligrams', '3 hL', '3 hectoliters', '220-gallon tote', '35 kg NEM'],
    ].map((quantity): [string, Hazmat, readonly string[], readonly string[]] => [
      `of ${quantity}`,
      paint({ quantity }),
      [],
      [],
    ]),
    ['of gallons of nobody', paint({ quantity: '220 XX gallons' }), [], ['quantity quantityUnit']],
    ['from Canada in US gallons', paint({ quantity: '220 US gallons' }), ['CA', 'US'], ['quantity needsMetric']],
    ['of half a pound', paint({ quantity: '.5 lb' }), [], []],
    ['of litres, short', paint({ quantity: '200 Ltr' }), ['CA', 'US'], []],
    ['of a thousand with a blank', paint({ quantity: '1 000 L' }), ['CA', 'US'], []],
    ['of a thousand nothings', paint({ quantity: '0 000 L' }), [], ['quantity quantityUnit']],
    ['combustible of group II', paint({ hazardClass: 'Combustible liquid' }), [], ['packingGroup notOfEntry']],
    [
      'combustible, whose entry has group II alone',
      material('UN1203 | Gasoline | Combustible liquid | II'),
      [],
      ['hazardClass notOfEntry'],
    ],
    ['of a thousand and a half', paint({ quantity: '4 drums, 1,000.5 lb' }), [], []],
    ['of a European thousand', paint({ quantity: '1.000,5 kg' }), [], []],
    ['of a number with two points', paint({ quantity: '1.2.3 gal' }), [], ['quantity quantityUnit']],
    ['of a number with odd groups', paint({ quantity: '1,23,4 gal' }), [], ['quantity quantityUnit']],
    ['of a million and a half', paint({ quantity: '1,234,567.5 lb' }), [], []],
    ['of a European million', paint({ quantity: '1.234.567 kg' }), [], []],
    ['of less than nothing', paint({ quantity: '-5 gal' }), [], ['quantity quantityUnit']],
    ['of a quantity tied to its packages', paint({ quantity: '4 drums-220 gal' }), [], []],
    ['of packages tied to what each holds', paint({ quantity: '4-55 gal drums' }), [], []],
    ['of a quantity after a dash', paint({ quantity: '4 drums - 220 gal' }), [], []],
    ['named but for its n.o.s.', flammable('Flammable liquids'), [], ['properShippingName nameCut']],
    ['named by its first word', flammable('Flammable'), [], ['properShippingName nameCut']],
    ['without what the table has in italics', material('UN1830 | Sulfuric acid | 8 | II'), [], []],
    [
      'poisonous by inhalation and limited',
      material('UN1017 | Chlorine | 2.3', {
        ...{ subsidiaryClass: '5.1, 8', inhalationZone: 'B', quantity: '2 cylinders', limitedQuantity: true },
      }),
      [],
      ['limitedQuantity notLimited'],
    ],
    [
      'a corrosive of group I, limited',
      material('UN1796 | Nitrating acid mixtures | 8 | I', { subsidiaryClass: '5.1', limitedQuantity: true }),
      [],
      ['limitedQuantity notLimited'],
    ],
    ['small arms, limited', material('UN0012 | Cartridges, small arms | 1.4S', { limitedQuantity: true }), [], []],
    [
      'fireworks, limited',
      material('UN0336 | Fireworks | 1.4G', { limitedQuantity: true }),
      [],
      ['limitedQuantity notLimited'],
    ],
    ['limited and in bulk', paint({ limitedQuantity: true, bulk: true }), [], ['limitedQuantity notForBulk']],
    ['named as another number', paint({ properShippingName: 'Acetone' }), [], ['properShippingName nameOfOther']],
    [
      'in a zone the table does not give',
      material('UN1098 | Allyl alcohol | 6.1 | I', { subsidiaryClass: '3', inhalationZone: 'A' }),
      [],
      ['inhalationZone notOfEntry'],
    ],
    [
      'with a subsidiary class that does not exist',
      paint({ subsidiaryClass: '8.6' }),
      [],
      ['subsidiaryClass noSuchClass'],
    ],
    ['explosive without its group', material('UN0336 | Fireworks | 1.4'), [], ['hazardClass noSuchClass']],
    [
      'explosive of a group that its division has not',
      material('UN0336 | Fireworks | 1.4L'),
      [],
      ['hazardClass noSuchClass'],
    ],
  ])('%s', (_, hazmat, way, expected) => expect(problemsOf({ why: '', hazmat, way })).toEqual(expected))
})
