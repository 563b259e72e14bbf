import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHazmat } from '../shipment/sampleShipment.ts'
import { HAZMAT_EDITION, hazmatRows } from './hazmatRows.ts'
import { readHazmatTable } from './hazmatTable.ts'
import { isNamed, isNameOf, namedHow, shippingNames } from './shippingNames.ts'
import { hazmatWarnings, validateHazmat } from './validateHazmat.ts'

const table = readHazmatTable(HAZMAT_EDITION, hazmatRows)
const numbers = [...new Set(hazmatRows.match(/^(UN|NA|ID)\d{4}/gm))]

const has = (unNumber: string, name: string): boolean => isNameOf(table.of(unNumber), name)

describe('a proper shipping name', () => {
  it.each([
    ['UN1263', 'Paint'],
    ['UN1263', 'PAINTS'],
    ['UN1263', 'Paint including lacquer'],
    ['UN1263', 'Paint (lacquer)'],
    ['UN1263', 'Waste paint'],
    ['UN1263', 'Paint related material'],
    ['UN1203', 'Gasoline'],
    ['UN1202', 'Diesel fuel'],
    ['UN1090', 'Acetone solution'],
    ['UN1090', 'Acetone 75% solution'],
    ['UN1845', 'Dry ice'],
    ['UN1845', 'Carbon dioxide, solid'],
    ['UN1170', 'Ethyl alcohol'],
    ['UN1170', 'Ethanol solution'],
    ['UN1219', 'Isopropyl alcohol'],
    ['UN1789', 'Hydrochloric acid'],
    ['UN1789', 'Hydrochloric acid, 31%'],
    ['UN2014', 'Hydrogen peroxide, aqueous solution with 30 percent hydrogen peroxide'],
    ['UN2014', 'Hydrogen peroxide, aqueous solutions'],
    ['UN1830', 'Sulphuric acid'],
    ['UN2794', 'Battery, wet, filled with acid'],
    ['UN2794', 'Batteries, wet, filled with acid, electric storage'],
    ['UN1950', 'Aerosols'],
    ['UN1950', 'Aerosols, flammable'],
    ['UN1133', 'Adhesives'],
    ['UN1133', 'Adhesive, containing a flammable liquid'],
    ['UN1993', 'Flammable liquid, n.o.s.'],
    ['UN1993', 'Flammable liquids, n.o.i.b.n.'],
    ['UN1993', 'Flammable liquids, n.o.s. (xylene, acetone)'],
    ['UN1992', 'Flammable liquid, poisonous, n.o.s.'],
    ['UN2924', 'Flammable liquid, n.o.s., corrosive'],
    ['UN3164', 'Articles, pressurized pneumatic'],
    ['UN3164', 'Articles, pressurized hydraulic'],
    ['UN1005', 'Anhydrous ammonia'],
    ['UN1805', 'Phosphoric acid solution'],
    ['UN1978', 'Propane'],
    ['NA0124', 'Jet perforating guns, charged, oil well, with detonator'],
    ['NA0494', 'Jet perforating guns, charged, oil well, with detonator'],
    ['UN0494', 'Jet perforating guns, charged, oil well, without detonator'],
    ['UN0012', 'Cartridges, small arms'],
    ['UN0012', 'Small arms cartridges'],
    ['UN0195', 'Signals, distress'],
    ['UN0121', 'Igniters'],
    ['UN3244', 'Solids containing corrosive liquid, n.o.s.'],
    ['UN3257', 'Hot elevated temperature liquid, n.o.s., at or above 100 C and below its flash point'],
  ])('%s, %s', (unNumber, name) => expect(has(unNumber, name)).toBe(true))

  it.each([
    ['UN1263', 'Widgets'],
    ['UN1263', 'Paint widgets'],
    ['UN1263', 'Lacquer'],
    ['UN1263', 'Gasoline'],
    ['UN1263', 'Material'],
    ['UN1263', 'Inflammable paint'],
    ['UN1789', 'Hydrogen peroxide solution'],
    ['UN1789', 'Hydrochloric'],
    ['UN1830', 'Sulfuric'],
    ['UN1993', 'Flammable liquids'],
    ['UN1993', 'Flammable solids, n.o.s.'],
    ['UN1005', 'Ammonia'],
    ['UN1030', '1,2-Difluoroethane'],
    ['UN2794', 'Batteries, wet, filled with alkali'],
    ['UN1823', 'Sodium hydroxide solution'],
    ['UN1824', 'Sodium hydroxide, solid'],
    ['UN1824', 'Sodium hydroxide'],
    ['UN1789', '(Acid)'],
    ['UN1824', 'Sodium hydroxide solution, solid'],
    ['UN1823', 'Sodium hydroxide, solid, solution'],
    ['UN1824', 'Sodium hydroxide solution, molten, solid'],
    ['NA0124', 'Jet perforating guns'],
    ['NA0494', 'Jet perforating guns, charged oil well'],
    ['UN0494', 'Jet perforating guns, charged, oil well'],
    ['UN0012', 'Cartridges'],
    ['UN0362', 'Ammunition'],
    ['UN0048', 'Charges'],
    ['UN0065', 'Cord'],
    ['UN0160', 'Powder'],
    ['UN1789', '31%'],
  ])('is not: %s, %s', (unNumber, name) => expect(has(unNumber, name)).toBe(false))

  it('is every name of every row, in full and without its italics', () => {
    const refused = numbers.flatMap(unNumber =>
      table.of(unNumber).flatMap(entry =>
        [entry.name, ...shippingNames(entry)]
          .flatMap(name => [name, name.toUpperCase(), `Waste ${name}`])
          .filter(name => namedHow(entry, name) !== 'whole')
          .map(name => `${unNumber} ${name}`),
      ),
    )
    expect(refused).toEqual([])
  })

  it('is never that of another number, unless both have it', () => {
    const any = fc.constantFrom(...numbers)
    const plain = (unNumber: string) => new Set(table.of(unNumber).flatMap(shippingNames).map(words))
    const words = (name: string): string =>
      name
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.toSorted()
        .join(' ') ?? ''
    fc.assert(
      fc.property(any, any, fc.nat(), (one, other, at) => {
        const names = table.of(one).flatMap(shippingNames)
        const name = names[at % names.length] ?? ''
        const own = words(name)
        // What another number has is the same name, or one whose words are all in this one's row.
        const isShared = table.of(other).some(entry => {
          const theirs = words(entry.name).split(' ')
          return own === '' || own.split(' ').some(word => theirs.includes(word))
        })
        fc.pre(one !== other && !isShared)
        expect(plain(other).has(own)).toBe(false)
        expect(has(other, name)).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('is refused at its field with the names that the number has', () => {
    const told = (unNumber: string, properShippingName: string, countries: readonly string[] = ['US', 'US']) =>
      validateHazmat('h', { ...sampleHazmat, unNumber, properShippingName }, { table, countries })
        .filter(({ at }) => at === 'h.properShippingName')
        .map(({ code, params }) => [code, params.unNumber, params.expected])
    const names = 'Paint; Paint related material'
    expect(told('UN1263', 'Widgets')).toEqual([['nameNotOfNumber', 'UN1263', names]])
    expect(told('UN1263', 'Gasoline')).toEqual([['nameOfOther', 'UN1203', names]])
    expect(told('UN1789', 'Hydrogen peroxide solution')).toEqual([['nameNotOfNumber', 'UN1789', 'Hydrochloric acid']])
    expect(told('UN1263', 'Paint')).toEqual([])
    expect(told('UN9999', 'Widgets')).toEqual([])
    // Where no way leaves Canada its own schedule has the names, which is not at hand: a warning.
    expect(told('UN1263', 'Widgets', ['CA', 'CA'])).toEqual([])
    const hazmat = { ...sampleHazmat, properShippingName: 'Widgets' }
    expect(hazmatWarnings('h', hazmat, { table, countries: ['CA', 'CA'] }).map(({ code }) => code)).toEqual([
      'nameNotInTable',
    ])
  })

  it('is never one of another number by the word molten, in whatever company that stands', () => {
    const told = (unNumber: string, properShippingName: string) =>
      validateHazmat('h', { ...sampleHazmat, unNumber, properShippingName }, { table, countries: ['US', 'US'] })
        .filter(({ at }) => at === 'h.properShippingName')
        .map(({ code, params }) => [code, params.unNumber])
    expect(told('UN1350', 'Sulfur, molten, mixture')).toEqual([['nameOfOther', 'NA2448, UN2448']])
    expect(told('UN1350', 'Molten sulphur')).toEqual([['nameOfOther', 'NA2448, UN2448']])
    expect(told('UN2448', 'Sulfur, molten, mixture')).toEqual([])
    expect(told('UN1381', 'Phosphorus, yellow, molten')).toEqual([['nameOfOther', 'UN2447']])
    expect(told('UN1381', 'Phosphorus, yellow, dry')).toEqual([])
    expect(told('UN1939', 'Phosphorus oxybromide, molten')).toEqual([['nameOfOther', 'UN2576']])
    expect(told('UN1325', 'Flammable solids, organic, molten, n.o.s.')).toEqual([['nameOfOther', 'UN3176']])
  })

  it('may stand beside UN1075 inside the United States, where special provision 19 lets it', () => {
    const gas = { ...sampleHazmat, unNumber: 'UN1075', hazardClass: '2.1', packingGroup: '' as const }
    const told = (properShippingName: string, countries: readonly string[]) =>
      validateHazmat('h', { ...gas, properShippingName, quantity: '200 kg' }, { table, countries }).map(
        ({ at, code }) => [at, code],
      )
    const refused = [['h.properShippingName', 'nameOfOther']]
    for (const name of ['Propane', 'Butane', 'Isobutane', 'Butylene', 'Isobutylene', 'Propylene']) {
      expect(told(name, ['US', 'US'])).toEqual([])
      expect(told(name, ['US', 'CA'])).toEqual(refused)
      expect(told(name, ['US', 'MX'])).toEqual(refused)
    }
    expect(told('Petroleum gases, liquefied', ['US', 'CA'])).toEqual([])
    expect(told('Acetylene, dissolved', ['US', 'US'])).toEqual(refused)
    expect(table.carries('UN1075', 'Propane')).toBe(true)
  })

  it('of an NA number goes no further than Canada (172.101(e))', () => {
    const fuel = {
      ...sampleHazmat,
      unNumber: 'NA1993',
      properShippingName: 'Diesel fuel',
      packingGroup: 'III' as const,
    }
    const told = (...countries: readonly string[]) =>
      validateHazmat('h', { ...fuel, hazardClass: '3', quantity: '200 L' }, { table, countries }).map(
        ({ at, code }) => [at, code],
      )
    expect(told('US', 'US')).toEqual([])
    expect(told('US', 'CA')).toEqual([])
    expect(told('US', 'MX')).toEqual([['h.unNumber', 'northAmericanOnly']])
    expect(told('MX', 'US', 'US')).toEqual([['h.unNumber', 'northAmericanOnly']])
    expect(told('US', '')).toEqual([])
    const warned = hazmatWarnings('h', { ...fuel, hazardClass: '3' }, { table, countries: ['US', 'CA'] })
    expect(warned.map(({ code }) => code)).toContain('domesticOnly')
  })

  it('keeps entries that are good at home off ways that leave it', () => {
    const ammonia = {
      ...sampleHazmat,
      ...{
        unNumber: 'UN1005',
        properShippingName: 'Ammonia, anhydrous',
        hazardClass: '2.2',
        packingGroup: '' as const,
      },
    }
    const told = (hazardClass: string, countries: readonly string[]) =>
      validateHazmat(
        'h',
        {
          ...ammonia,
          quantity: '200 kg',
          hazardClass,
          ...(hazardClass === '2.3' ? { subsidiaryClass: '8', inhalationZone: 'D' } : {}),
        },
        { table, countries },
      ).map(({ at, code, params }) => [at, code, params.expected])
    expect(told('2.2', ['US', 'US'])).toEqual([])
    expect(told('2.2', ['US', 'CA'])).toEqual([['h.hazardClass', 'notOfEntry', '2.3']])
    expect(told('2.2', ['CA', 'CA'])).toEqual([['h.hazardClass', 'notOfEntry', '2.3']])
    expect(told('2.3', ['US', 'CA'])).toEqual([])
  })

  it('chooses its rows', () => {
    const [paint] = table.of('UN1263')
    expect(paint && isNamed(paint, 'Paint related material')).toBe(false)
  })
})
