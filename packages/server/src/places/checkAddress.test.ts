import { statesOfCode } from '@waybill/domain'
import { expect, it } from 'vitest'
import { acceptedCities } from './acceptedCities.ts'
import { checkAddress } from './checkAddress.ts'
import { zipPoints } from './zips.ts'

const at = (city: string, state: string, zip: string, country = 'US') => checkAddress({ city, state, zip, country })

it.each([
  ['Dayton', 'OH', '45402'],
  ['DAYTON', 'oh', '45402-1234'],
  ['Saint Louis', 'MO', '63101'],
  ['St. Louis', 'MO', '63101'],
  ['Ft Worth', 'TX', '76102'],
  ['Winston-Salem', 'NC', '27101'],
  ["O'Fallon", 'MO', '63366'],
])('%s, %s %s is confirmed', (city, state, zip) => {
  expect(at(city, state, zip).verdict).toBe('confirmed')
})

it('lets a suburb go by its city', () => {
  // 45409 is Oakwood's, which the post delivers under Dayton.
  expect(at('Dayton', 'OH', '45409').verdict).toBe('confirmed')
})

it('says what stands at the ZIP where the state or the city is another', () => {
  expect(at('Dayton', 'IN', '45402')).toEqual({ verdict: 'otherState', city: 'Dayton', state: 'OH' })
  expect(at('Cleveland', 'OH', '45402')).toEqual({ verdict: 'otherCity', city: 'Dayton', state: 'OH' })
  expect(at('Daytom', 'OH', '45402')).toEqual({ verdict: 'otherCity', city: 'Dayton', state: 'OH' })
})

it.each([
  ['Dallas', 'TX', '76102', 'Fort Worth'],
  ['Fort Worth', 'TX', '75201', 'Dallas'],
  ['Oakland', 'CA', '94105', 'San Francisco'],
  ['Minneapolis', 'MN', '55101', 'Saint Paul'],
  ['Newark', 'NJ', '07302', 'Jersey City'],
  ['Orlando', 'FL', '33166', 'Miami'],
  ['Doral', 'FL', '32801', 'Orlando'],
  ['Vernon', 'CA', '95814', 'Sacramento'],
  ['Charlotte Amalie', 'VI', '00820', 'Christiansted'],
])('%s, %s %s is asked about, however near: the ZIP is of %s', (city, state, zip, own) => {
  expect(at(city, state, zip)).toEqual({ verdict: 'otherCity', city: own, state })
})

it.each([
  ...[
    ['Doral', 'FL', '33166'],
    ['Doral', 'FL', '33172'],
    ['Medley', 'FL', '33178'],
    ['Hialeah Gardens', 'FL', '33018'],
  ],
  ...[
    ['Commerce', 'CA', '90040'],
    ['City of Commerce', 'CA', '90040'],
    ['Vernon', 'CA', '90058'],
  ],
  ...[
    ['Washington D.C.', 'DC', '20004'],
    ['Washington, DC', 'DC', '20004'],
    ['Reno NV', 'NV', '89501'],
  ],
  ...[
    ['N Las Vegas', 'NV', '89030'],
    ['No. Las Vegas', 'NV', '89031'],
    ['North Las Vegas', 'NV', '89081'],
  ],
  ...[
    ['E Hartford', 'CT', '06108'],
    ['S St Paul', 'MN', '55075'],
    ['So. San Francisco', 'CA', '94080'],
  ],
  ...[
    ['NYC', 'NY', '10001'],
    ['New York City', 'NY', '10013'],
    ['Manhattan', 'NY', '10001'],
    ['Brooklyn', 'NY', '11201'],
  ],
  ...[
    ['Charlotte Amalie', 'VI', '00802'],
    ['St Thomas', 'VI', '00802'],
    ['St. Croix', 'VI', '00820'],
  ],
  ...[
    ['Ft Worth', 'TX', '76102'],
    ['St. Louis', 'MO', '63101'],
    ['Mt Vernon', 'NY', '10550'],
    ['Tukwila', 'WA', '98188'],
  ],
  ...[
    ['Rosemont', 'IL', '60018'],
    ['San Juan', 'PR', '00901'],
    ['Hato Rey', 'PR', '00918'],
  ],
] as const)('%s, %s %s is certain', (city, state, zip) => {
  expect(at(city, state, zip).verdict).toBe('confirmed')
})

it.each([
  ['Pembroke Pines', 'FL', '33024 33026 33029'],
  ['Coral Springs', 'FL', '33065 33076'],
  ['Plantation', 'FL', '33317 33324'],
  ['Margate', 'FL', '33063'],
  ['Coconut Creek', 'FL', '33073'],
  ['North Lauderdale', 'FL', '33068'],
  ['Hallandale Beach', 'FL', '33009'],
  ['Coral Gables', 'FL', '33134'],
  ['Doral', 'FL', '33122 33126 33178'],
  ['Boston', 'MA', '02119 02122 02125 02129 02130 02132 02134 02136'],
  ['Richmond', 'VA', '23228 23229 23231 23294'],
  ['Los Angeles', 'CA', '90731 91324 91401 91601'],
  ['San Diego', 'CA', '92037 92173'],
  ['Bell', 'CA', '90201'],
  ['City of Industry', 'CA', '91746 91748'],
  ['Maryland Heights', 'MO', '63043 63146'],
  ['New Brighton', 'MN', '55112'],
  ['Mounds View', 'MN', '55112'],
  ['Williamsville', 'NY', '14221'],
  ['West Seneca', 'NY', '14224'],
  ['North Charleston', 'SC', '29406'],
  ['Charleston', 'SC', '29418'],
  ['Bedford Park', 'IL', '60638'],
  ['DFW Airport', 'TX', '75261'],
  ['Mont Belvieu', 'TX', '77523'],
  ['The Woodlands', 'TX', '77380 77384 77386'],
  ['Dulles', 'VA', '20166'],
  ['University Place', 'WA', '98466'],
  ['Edgewood', 'WA', '98372'],
  ['Plainfield', 'IN', '46231'],
  ['Hazle Township', 'PA', '18202'],
  ['Brook Park', 'OH', '44142'],
  ['Parma', 'OH', '44129 44134'],
  ['Lakewood', 'CO', '80226 80401'],
] as const)('%s, %s is certain at %s', (city, state, zips) => {
  expect(zips.split(' ').filter(zip => at(city, state, zip).verdict !== 'confirmed')).toEqual([])
})

it.each([
  ['Edgewood', 'WA', '98362'],
  ['The Woodlands', 'TX', '77351'],
  ['Highlands Ranch', 'CO', '80107'],
  ['Doral', 'FL', '33139'],
  ['Kendall', 'FL', '33139'],
  ['Lakewood', 'CO', '80216'],
  ['Lakewood', 'CO', '80239'],
  ['Parma', 'OH', '44101'],
  ['Garfield Heights', 'OH', '44101'],
  ['Bartlett', 'TN', '38118'],
  ['Sunset Valley', 'TX', '78701'],
  ['Burien', 'WA', '98101'],
  ['Eagan', 'MN', '55107'],
  ['Edgewood', 'FL', '32801'],
  ['Cambridge', 'MA', '02119'],
  ['Boston', 'MA', '02139'],
])('%s, %s %s is asked about: it lies elsewhere near the same city', (city, state, zip) => {
  expect(at(city, state, zip).verdict).toBe('otherCity')
})

it('every city that the post accepts is named with ZIPs that there are', () => {
  const zips = zipPoints().map(({ zip }) => zip)
  expect(acceptedCities().filter(({ prefix }) => !zips.some(zip => zip.startsWith(prefix)))).toEqual([])
})

it('every city that the post accepts lies where its ZIPs do', () => {
  const wrong = acceptedCities().filter(({ state, prefix }) => !statesOfCode(prefix.slice(0, 3)).includes(state))
  expect(wrong).toEqual([])
})

it.each([
  ...[
    ['Toronto', 'ON', 'M5V 2T6'],
    ['Scarborough', 'ON', 'M1B 3C6'],
    ['Toronto', 'ON', 'M1B 3C6'],
  ],
  ...[
    ['Ottawa', 'ON', 'K2K 2X3'],
    ['Kanata', 'ON', 'K2K 2X3'],
    ['Ottawa', 'ON', 'K1A 0B1'],
    ['Gatineau', 'QC', 'K1A 0B1'],
  ],
  ...[
    ['Hull', 'QC', 'K1A 0B1'],
    ['Gatineau', 'QC', 'J8X 4A1'],
    ['Hull', 'QC', 'J8X 4A1'],
    ['Montréal', 'QC', 'H4R 1A1'],
  ],
  ...[
    ['Saint-Laurent', 'QC', 'H4R 1A1'],
    ['Laval', 'QC', 'H7T 1A1'],
    ['Québec', 'QC', 'G1V 1A1'],
    ['Lévis', 'QC', 'G6V 1A1'],
  ],
  ...[
    ['Trois-Rivières', 'QC', 'G8Z 1A1'],
    ['St-Jérôme', 'QC', 'J7Z 1A1'],
    ['Mississauga', 'ON', 'L5B 1A1'],
  ],
  ...[
    ['Vaughan', 'ON', 'L4K 1A1'],
    ['Concord', 'ON', 'L4K 1A1'],
    ['Sudbury', 'ON', 'P3E 1A1'],
    ['Hamilton', 'ON', 'L9H 1A1'],
  ],
  ...[
    ['St. Catharines', 'ON', 'L2R 1A1'],
    ['Sault Sainte Marie', 'ON', 'P6A 1A1'],
    ['Vancouver', 'BC', 'V6B 1A1'],
  ],
  ...[
    ['N Vancouver', 'BC', 'V7J 1A1'],
    ['Victoria', 'BC', 'V8P 1A1'],
    ['Halifax', 'NS', 'B3B 1A1'],
    ["St. John's", 'NL', 'A1A 1A1'],
  ],
  ...[
    ['Calgary', 'AB', 'T2P 1A1'],
    ['Winnipeg', 'MB', 'R3C 1A1'],
    ['Moncton', 'NB', 'E1A 1A1'],
    ['Saint John', 'NB', 'E2L 1A1'],
  ],
  // In the country one code is of many places, and towns without one of their own cannot be compared.
  ...[
    ['Almonte', 'ON', 'K0A 1A0'],
    ['Perth', 'ON', 'K0G 1A0'],
    ['Unheard Corners', 'ON', 'L5B 1A1'],
    ['Iqaluit', 'NU', 'X0A 0H0'],
    ['Ottawa', 'ON', 'K0A 1L0'],
    ['Hamilton', 'ON', 'L0R 1C0'],
    ['Riverdale', 'ON', 'N0B 2J0'],
  ],
  // Quarters and towns that share the area of another.
  ...[
    ['Delta', 'BC', 'V3M 1A1'],
    ['New Westminster', 'BC', 'V3M 1A1'],
    ['Orleans', 'ON', 'K1C 1A1'],
    ['Orléans', 'ON', 'K4A 1A1'],
    ['Kirkland', 'QC', 'H9H 1A1'],
  ],
  ...[
    ['Valleyfield', 'QC', 'J6S 1A1'],
    ['Downsview', 'ON', 'M3J 1A1'],
    ['Weston', 'ON', 'M9M 1A1'],
    ['Stoney Creek', 'ON', 'L8E 1A1'],
    ['Nisku', 'AB', 'T9E 7N5'],
    ['Kawartha Lakes', 'ON', 'K9V 1A1'],
  ],
] as const)('%s, %s %s goes together in Canada', (city, state, zip) => {
  expect(at(city, state, zip, 'CA').verdict).toBe('confirmed')
})

it.each([
  ['Toronto', 'ON', 'L5B 1A1', 'Mississauga'],
  ['Mississauga', 'ON', 'L6T 1A1', 'Brampton'],
  ['Toronto', 'ON', 'K1P 1A1', 'Ottawa'],
  ['Toronto', 'ON', 'K0A 1A0', 'Almonte'],
  ['Ottawa', 'ON', 'M5V 2T6', 'Toronto'],
  ['Montreal', 'QC', 'G1V 1A1', 'Québec'],
  ['Montreal', 'QC', 'H7T 1A1', 'Laval'],
  ['Calgary', 'AB', 'T5J 1A1', 'Edmonton'],
  ['Vancouver', 'BC', 'V5H 1A1', 'Burnaby'],
  ['Vancouver', 'BC', 'V7J 1A1', 'North Vancouver'],
  ['Saint John', 'NB', 'E2E 1A1', 'Rothesay'],
  ['Calgary', 'AB', 'T6M 1A1', 'Edmonton'],
  ['Toronto', 'ON', 'N0B 2J0', 'Elora'],
  ['Mississauga', 'ON', 'N0B 2J0', 'Elora'],
  ['Stoney Creek', 'ON', 'M5V 1A1', 'Toronto'],
  ['Stoney Creek', 'ON', 'K2K 1A1', 'Ottawa'],
  ['Meadowvale', 'ON', 'M5V 1A1', 'Toronto'],
  ['Nisku', 'AB', 'T2E 1A1', 'Calgary'],
  ['Surrey', 'BC', 'V3M 1A1', 'New Westminster'],
])('%s, %s %s is asked about in Canada: the code is of %s', (city, state, zip, own) => {
  expect(at(city, state, zip, 'CA')).toEqual({ verdict: 'otherCity', city: own, state })
})

it('suggests no name that lost its letters', () => {
  const suggested = zipPoints()
    .filter(({ country }) => country === 'CA')
    .map(
      ({ zip }) =>
        checkAddress({ city: 'x', state: statesOfCode(zip)[0] ?? '', zip: `${zip} 1A1`, country: 'CA' }).city,
    )
  expect(suggested.filter(city => /[�(]|- | -/.test(city) || city === '')).toEqual([])
  expect(suggested).toEqual(
    expect.arrayContaining(['Salaberry-de-Valleyfield', 'Saint-Jérôme', 'Niagara Falls', 'Surrey']),
  )
})

it('says which province a postal code is of', () => {
  expect(at('Toronto', 'QC', 'M5V 2T6', 'CA')).toMatchObject({ verdict: 'otherState', state: 'ON' })
  expect(at('Montreal', 'QC', 'K1P 1A1', 'CA')).toMatchObject({ verdict: 'otherState', state: 'ON' })
})

it('says nothing against a ZIP that it does not have or a country that it does not cover', () => {
  expect(at('Nowhere', 'OH', '00000').verdict).toBe('unknown')
  expect(at('Ciudad Juárez', 'CHH', '32000', 'MX').verdict).toBe('unknown')
})
