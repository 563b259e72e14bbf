import { describe, expect, it } from 'vitest'
import { sampleHazmat } from '../shipment/sampleShipment.ts'
import { HAZMAT_EDITION, hazmatRows } from './hazmatRows.ts'
import { readHazmatTable } from './hazmatTable.ts'
import { isNameOf, namesOfNumber } from './shippingNames.ts'
import { validateHazmat } from './validateHazmat.ts'

const table = readHazmatTable(HAZMAT_EDITION, hazmatRows)
const numbers = [...new Set(hazmatRows.match(/^(UN|NA|ID)\d{4}/gm))]

/** What is said of a name under a number, by its code; none: it is taken. */
const saidOf = (unNumber: string, properShippingName: string, countries: readonly string[] = ['US', 'US']) =>
  validateHazmat('h', { ...sampleHazmat, unNumber, properShippingName }, { table, countries })
    .filter(({ at }) => at === 'h.properShippingName')
    .map(({ code }) => code)

describe('the name of another number', () => {
  it.each([
    ['UN2031', 'Nitric acid, red fuming'],
    ['UN2031', 'Waste nitric acid, red fuming'],
    ['UN0029', 'Detonators, electric'],
    ['UN0029', 'Detonators, electric, for blasting'],
    ['UN0124', 'Jet perforating guns, charged oil well, with detonator'],
    ['UN0219', 'Trinitroresorcinol, wetted'],
    ['UN1832', 'Sulfuric acid'],
    ['UN1826', 'Nitrating acid mixtures'],
    ['UN1350', 'Sulfur, molten'],
    ['UN1013', 'Carbon dioxide, solid'],
    ['UN1942', 'Ammonium nitrate, liquid'],
    ['UN1381', 'Phosphorus, white, molten'],
    ['UN1495', 'Sodium chlorate solution'],
    ['UN2680', 'Lithium hydroxide, solution'],
    ['UN3529', 'Engine, internal combustion, flammable liquid powered'],
    ['UN1203', 'Gasoline, molten'],
    ['UN2014', 'Hydrogen peroxide, aqueous solutions, stabilized with more than 60 percent hydrogen peroxide'],
  ])('is refused: %s, %s', (unNumber, name) => expect(saidOf(unNumber, name)).toHaveLength(1))

  it.each([
    ['UN2031', 'Nitric acid'],
    ['UN2031', 'Nitric acid other than red fuming'],
    ['UN2031', 'Nitric acid, 68%'],
    ['UN2032', 'Nitric acid, red fuming'],
    ['UN0029', 'Detonators, non-electric'],
    ['UN0029', 'Detonators, nonelectric, for blasting'],
    ['UN0030', 'Detonators, electric'],
    ['UN0124', 'Jet perforating guns, charged, oil well, without detonator'],
    ['UN0219', 'Styphnic acid'],
    ['UN1832', 'Sulfuric acid, spent'],
    ['UN1826', 'Nitrating acid mixtures, spent'],
    ['UN2448', 'Sulfur, molten'],
    ['UN2428', 'Sodium chlorate solution'],
    ['UN0009', 'Ammunition, incendiary without burster'],
    ['UN0009', 'Ammunition, incendiary with burster'],
    ['UN2800', 'Batteries, wet, nonspillable'],
  ])('is its own: %s, %s', (unNumber, name) => expect(saidOf(unNumber, name)).toEqual([]))

  it('is taken by no number whose own names have other words', () => {
    /** All words of a name, variants of 172.101(c) made one. */
    const words = (name: string): string =>
      name
        .toLowerCase()
        .replaceAll(/\([^()]*\)/g, ' ')
        .replaceAll('sulph', 'sulf')
        .replaceAll(/\bpoison(ous)?\b/g, 'toxic')
        .replaceAll(/\b(and|or|of|the|an?|in|its|aqueous)\b/g, ' ')
        .replaceAll(/\bmono(?=[a-z])/g, '')
        .match(/[a-z0-9]+/g)
        ?.map(word => (word.length < 4 ? word : word.replace(/s$/, '').replace(/y$/, 'i').replace(/e$/, '')))
        .toSorted()
        .join(' ') ?? ''
    const texts = numbers.map(unNumber => ({
      unNumber,
      text: table
        .of(unNumber)
        .map(({ name }) => name.toLowerCase())
        .join(' '),
      own: new Set(namesOfNumber(table.of(unNumber)).map(words)),
    }))
    const names = [...new Set(numbers.flatMap(unNumber => namesOfNumber(table.of(unNumber))))]
    const taken = names.flatMap(name => {
      const longest =
        name
          .toLowerCase()
          .match(/[a-z]+/g)
          ?.toSorted((a, b) => b.length - a.length)[0]
          ?.slice(0, 4) ?? ''
      return texts
        .filter(({ text, own }) => text.includes(longest) && !own.has(words(name)))
        .filter(({ unNumber }) => isNameOf(table.of(unNumber), name) && saidOf(unNumber, name).length === 0)
        .map(({ unNumber }) => `${unNumber} ${name}`)
    })
    expect(taken).toEqual([])
  })

  it('is told by the table, so that the form can offer the right ones', () => {
    expect(table.carries('UN1350', 'Sulfur')).toBe(true)
    expect(table.carries('UN1350', 'Sulfur, molten')).toBe(false)
    expect(table.carries('UN2448', 'Sulfur, molten')).toBe(true)
    expect(table.carries('UN1350', 'Widgets')).toBe(false)
  })

  it('is poison for toxic at home alone', () => {
    expect(saidOf('UN1992', 'Flammable liquid, poisonous, n.o.s.')).toEqual([])
    expect(saidOf('UN1992', 'Flammable liquid, poisonous, n.o.s.', ['US', 'CA'])).toEqual(['nameNotOfNumber'])
    expect(saidOf('UN1992', 'Flammable liquid, toxic, n.o.s.', ['US', 'CA'])).toEqual([])
  })
})

describe('a name that is filled in from the table', () => {
  const given = numbers.flatMap(unNumber => namesOfNumber(table.of(unNumber)).map(name => ({ unNumber, name })))

  it('is whole', () => {
    const dangling =
      /(^|[\s,(])(and|with|without|containing|relative density|(?<!its )flash ?point|or|of|in|not|than|but|to|by|having|a|the)$/i
    const depth = (name: string): number => name.split('(').length - name.split(')').length
    // What a row prints last is no end that was cut.
    const isCut = ({ name }: { name: string }) =>
      depth(name) !== 0 ||
      /[,(\s]$/.test(name) ||
      (dangling.test(name) && !/\btype A$/.test(name) && !/zone A$/i.test(name))
    expect(given.filter(isCut).map(({ unNumber, name }) => `${unNumber} ${name}`)).toEqual([])
  })

  it('is one of its number', () => {
    const refused = given.filter(({ unNumber, name }) => !isNameOf(table.of(unNumber), name))
    expect(refused).toEqual([])
    expect(given.filter(({ unNumber, name }) => saidOf(unNumber, name).length > 0)).toEqual([])
  })

  it.each([
    ['NA1993', 'Fuel oil'],
    ['NA1993', 'Fuel oil No. 2'],
    ['NA1993', 'Fuel oil (No. 2)'],
    ['NA1993', 'Fuel oil (No. 1, 2, 4, 5, or 6)'],
    ['UN2672', 'Ammonia solution'],
    ['UN1866', 'Resin solution'],
    ['UN1866', 'Resin solution, flammable'],
    ['UN1210', 'Printing ink'],
    ['UN1210', 'Printing ink, flammable'],
  ])('or its like: %s, %s', (unNumber, name) => expect(saidOf(unNumber, name)).toEqual([]))

  it('has the grades that the table has', () => expect(saidOf('NA1993', 'Fuel oil No. 3')).toHaveLength(1))
})
