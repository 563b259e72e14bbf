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
