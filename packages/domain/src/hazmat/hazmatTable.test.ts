import { describe, expect, it } from 'vitest'
import { sampleHazmat } from '../shipment/sampleShipment.ts'
import { HAZMAT_EDITION, hazmatRows } from './hazmatRows.ts'
import { type HazmatEntry, readHazmatTable } from './hazmatTable.ts'
import { isNamed, shippingNames } from './shippingNames.ts'
import { hazmatWarnings } from './validateHazmat.ts'

const table = readHazmatTable(HAZMAT_EDITION, hazmatRows)

const words = ({ name, hazardClass, subsidiaryClasses, packingGroup, symbols }: HazmatEntry): string =>
  [name.slice(0, 24), [hazardClass, ...subsidiaryClasses].join('+'), packingGroup, symbols].join(' | ')

describe('the Hazardous Materials Table', () => {
  it('names its edition and has its rows', () => {
    expect(table.edition).toBe('49 CFR 172.101, eCFR of 2026-06-01')
    const rows = hazmatRows.trim().split('\n')
    expect(rows).toHaveLength(3257)
    expect(new Set(rows.map(row => row.slice(0, 6)).filter(id => /^(UN|NA|ID)/.test(id))).size).toBe(2369)
    expect(table.forbids('Ammonium azide')).toBe(true)
  })

  // Read beside the printed regulation and its examples.
  it.each<[string, string]>([
    ['UN1203', 'Gasoline includes gasoli | 3 | II | '],
    ['UN1993', 'Flammable liquids, n.o.s | 3 | I | G'],
    ['NA1993', 'Combustible liquid, n.o. | Comb liq | III | DG'],
    ['UN1263', 'Paint (including paint,  | 3 | I | '],
    ['UN1950', 'Aerosols, corrosive, Pac | 2.2+8 |  | '],
    ['UN3480', 'Lithium ion batteries in | 9 |  | '],
    ['UN3481', 'Lithium ion batteries co | 9 |  | '],
    ['UN3090', 'Lithium metal batteries  | 9 |  | '],
    ['UN3091', 'Lithium metal batteries  | 9 |  | '],
    ['UN2794', 'Batteries, wet, filled w | 8 |  | '],
    ['UN1017', 'Chlorine | 2.3+5.1+8 |  | '],
    ['UN1005', 'Ammonia, anhydrous | 2.3+8 |  | I'],
    ['UN1075', 'Petroleum gases, liquefi | 2.1 |  | '],
    ['UN1824', 'Sodium hydroxide solutio | 8 | II | '],
    ['UN1830', 'Sulfuric acid with more  | 8 | II | '],
    ['UN1789', 'Hydrochloric acid | 8 | II | '],
    ['UN1791', 'Hypochlorite solutions | 8 | II | '],
    ['UN3077', 'Environmentally hazardou | 9 | III | G'],
    ['UN3082', 'Environmentally hazardou | 9 | III | G'],
    ['UN1866', 'Resin Solution, flammabl | 3 | I | '],
    ['UN1133', 'Adhesives, containing a  | 3 | I | '],
    ['UN2031', 'Nitric acid other than r | 8+5.1 | II | '],
    ['UN1170', 'Ethanol or Ethyl alcohol | 3 | II | '],
    ['UN1219', 'Isopropanol or Isopropyl | 3 | II | '],
    ['UN1230', 'Methanol | 3+6.1 | II | +I'],
    ['UN1978', 'Propane | 2.1 |  | '],
    ['UN1965', 'Hydrocarbon gas mixture, | 2.1 |  | '],
    ['UN1072', 'Oxygen, compressed | 2.2+5.1 |  | '],
    ['UN1073', 'Oxygen, refrigerated liq | 2.2+5.1 |  | '],
    ['UN1013', 'Carbon dioxide | 2.2 |  | '],
    ['UN1845', 'Carbon dioxide, solid or | 9 |  | AW'],
    ['UN3265', 'Corrosive liquid, acidic | 8 | I | G'],
    ['UN3264', 'Corrosive liquid, acidic | 8 | I | G'],
    ['UN2924', 'Flammable liquids, corro | 3+8 | I | G'],
    ['UN1760', 'Corrosive liquids, n.o.s | 8 | I | G'],
    ['UN1052', 'Hydrogen fluoride, anhyd | 8+6.1 | I | '],
    ['UN1689', 'Sodium cyanide, solid | 6.1 | I | '],
    ['UN1942', 'Ammonium nitrate, with n | 5.1 | III | '],
    ['UN0336', 'Fireworks | 1.4G |  | '],
  ])('has %s', (unNumber, first) => expect(table.of(unNumber).map(words)).toContain(first))

  it('gives the names that an entry can be shipped by', () => {
    const names = (unNumber: string) => table.of(unNumber).slice(0, 1).flatMap(shippingNames)
    expect(names('UN1263')).toEqual(['Paint'])
    expect(names('UN1170')).toEqual(['Ethanol', 'Ethyl alcohol', 'Ethanol solutions', 'Ethyl alcohol solutions'])
    expect(names('UN1845')).toEqual(['Carbon dioxide, solid', 'Dry ice'])
    expect(names('UN1830')).toEqual(['Sulfuric acid'])
    expect(names('UN3480')).toEqual(['Lithium ion batteries'])
    const [paint] = table.of('UN1263')
    expect(paint && ['Paint', 'paints', 'Paint including lacquer'].every(name => isNamed(paint, name))).toBe(true)
    expect(paint && isNamed(paint, 'Paraffin')).toBe(false)
  })

  it('is searched by number and by words, to a limit', () => {
    expect(table.search('1993', 50).map(entry => entry.unNumber)).toContain('NA1993')
    expect(new Set(table.search('UN1993', 50).map(entry => entry.unNumber))).toEqual(new Set(['UN1993']))
    expect(table.search('acid sulfuric', 50).map(entry => entry.unNumber)).toContain('UN1830')
    expect(table.search('sulfuric acid', 1).map(entry => entry.unNumber)).toEqual(['UN1830'])
    expect(table.search('un12', 7)).toHaveLength(7)
    expect(table.search(' ', 7)).toEqual([])
  })
})

describe('what is worth a look', () => {
  const look = (more: Partial<typeof sampleHazmat>, countries: readonly string[] = ['US', 'US']) =>
    hazmatWarnings('h', { ...sampleHazmat, ...more }, { table, countries }).map(({ at, code }) => `${at} ${code}`)

  it('is said, and nothing else', () => {
    expect(look({})).toEqual([])
    expect(look({ unNumber: 'UN9999', packingGroup: '' })).toEqual([
      'h.unNumber uncheckedEntry',
      'h.packingGroup groupUsual',
    ])
    const canadian = ['CA', 'CA']
    expect(look({ properShippingName: 'Green stuff' }, canadian)).toEqual(['h.properShippingName nameNotInTable'])
    const acid = { unNumber: 'UN1830', hazardClass: '8', properShippingName: 'Sulfuric acid' }
    expect(look(acid)).toEqual([])
    expect(look({ ...acid, properShippingName: 'Sulfuric' }, canadian)).toEqual(['h.properShippingName nameNotInTable'])
    const ammonia = { unNumber: 'UN1005', properShippingName: 'Ammonia, anhydrous', packingGroup: '' } as const
    expect(look({ ...ammonia, hazardClass: '2.2' }, ['US', 'CA'])).toEqual(['h.unNumber domesticOnly'])
    const diesel = { unNumber: 'NA1993', properShippingName: 'Diesel fuel', packingGroup: 'III' as const }
    expect(look(diesel)).toEqual([])
    expect(look(diesel, ['US', 'MX'])).toEqual(['h.unNumber domesticOnly'])
    expect(look({ reportableQuantity: true })).toEqual(['h.technicalName substanceUnnamed'])
    expect(look({ reportableQuantity: true, technicalName: 'Xylene' })).toEqual([])
    expect(look({ inhalationZone: 'B' }, ['US', 'CA'])).toEqual(['h.erapNumber erapLikely'])
  })
})
