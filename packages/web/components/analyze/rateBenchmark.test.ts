import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { press } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, empty, refusal, sent, unavailable } from '../testing/wire.ts'

type Reply = ReplyOf<typeof GetRateBenchmark>
type Benchmark = Reply['benchmarks'][number]

const place = { CountryCode: 'US', latitude: 39.76, longitude: -84.19 }
const ends = {
  from: { ...place, City: 'Dayton', State: 'OH', Zip: '45402' },
  to: { ...place, City: 'Reno', State: 'NV', Zip: '89502', longitude: -119.8 },
}

const contract: Benchmark = {
  ...{ currency: 'USD', kind: 'contract', area: 'zip3', n: 23, service: '', zone: '' },
  quartiles: { p25: 20_10, median: 23_50, p75: 27_40 },
  carriers: [
    { CarrierSCAC: 'DMAA', CarrierName: 'Test Freight', n: 14, median: 21_62, position: -0.08 },
    { CarrierSCAC: 'DMBB', CarrierName: 'Dear Lines', n: 9, median: 26_32, position: 0.12 },
  ],
  months: [
    { month: '2026-09', n: 12, median: 22_00 },
    { month: '2026-11', n: 11, median: 24_10 },
  ],
}
const few: Benchmark = { ...contract, kind: 'spot', area: 'state', n: 7, quartiles: null, carriers: [], months: [] }

const reply = (benchmarks: Benchmark[]): Reply => ({
  ...ends,
  ...{ days: { from: '2025-11-29', to: '2026-11-28' }, enough: 10, benchmarks },
})

const benchmark = (given: Parameters<typeof answer<typeof GetRateBenchmark>>[1]): readonly Answer[] => [
  answer(GetRateBenchmark, given),
  empty(GetAddress),
]

const asked = '/RateBenchmark?from=45402&to=89502'

test('a lane shows half of what was paid in words, each carrier beside it, and its months as a table one key away', async () => {
  await renderScreen(asked, { answers: benchmark(reply([few, contract])) })
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent('Half of 23 shipments cost $20.10 to $27.40 per cwt, the middle one $23.50.')
  await expect.element(main).toMatchTextContent('from ZIPs 454… to ZIPs 895…')
  await expect
    .element(main)
    .toMatchTextContent('Not enough data 7 shipments at spot prices in 12 months; 10 make a benchmark.')
  await expect.element(page.getByRole('row', { name: /Test Freight/ })).toMatchTextContent('8 % under your median')
  await expect.element(page.getByRole('row', { name: /Dear Lines/ })).toMatchTextContent('12 % over your median')
  const chart = page.getByRole('figure', { name: 'Median by month: Contract prices, USD' })
  await expect.element(chart).toMatchTextContent('Sep 2026 (n 12): $22.00')
  await expectAccessible()
  await press('t')
  const rows = chart.getByRole('table').getByRole('row')
  await expect.poll(() => rows.elements()).toHaveLength(14)
  // Of a month without a shipment nothing is known.
  await expect.element(chart.getByRole('row', { name: /Oct 2026/ })).toMatchTextContent('–')
  await expectAccessible()
})

test('the question stands in the address, and of a mode only what it is compared by is asked', async () => {
  await renderScreen('/RateBenchmark?from=45402&to=89502&weight=1200&class=70', {
    answers: benchmark(reply([contract])),
  })
  await expect.poll(() => sent(GetRateBenchmark).at(-1)?.body).toMatchObject({ weightLb: 1200, freightClass: '70' })
  await page.getByLabelText('Mode').selectOptions('Truckload')
  await expect.element(page.getByLabelText('Weight lb')).not.toBeInTheDocument()
  await page.getByLabelText('Equipment').selectOptions('Flatbed')
  await page.getByRole('button', { name: 'Show benchmark' }).click()
  await expect.poll(address).toBe('/RateBenchmark?from=45402&to=89502&mode=TL&equipment=flatbed')
  const lane = { OriginZip: '45402', OriginCountry: 'US', DestinationZip: '89502', DestinationCountry: 'US' }
  await expect.poll(() => sent(GetRateBenchmark).at(-1)?.body).toEqual({ ...lane, mode: 'TL', equipment: 'flatbed' })
  await expect.element(page.getByRole('main')).toMatchTextContent('per mile')
})

test('a weight that can’t be read is told at its field, also where it stands in the address, and nothing is asked', async () => {
  await renderScreen('/RateBenchmark?from=45402&to=89502&weight=1.000%2C5', { answers: benchmark(reply([contract])) })
  const weight = page.getByLabelText('Weight lb')
  await expect.element(weight).toHaveAccessibleDescription(/^Please enter pounds such as 1,000\.5/)
  await weight.fill('1000,5')
  await page.getByRole('button', { name: 'Show benchmark' }).click()
  await expect.element(weight).toHaveFocus()
  await expect.element(weight).toHaveAccessibleDescription(/^Please enter pounds/)
  expect(sent(GetRateBenchmark)).toEqual([])
  await weight.fill('1,000.5')
  await page.getByRole('button', { name: 'Show benchmark' }).click()
  await expect.poll(() => sent(GetRateBenchmark).at(-1)?.body).toMatchObject({ weightLb: 1000.5 })
})

test('of several benchmarks the one that is chosen is looked at closer', async () => {
  const ground = { ...contract, service: 'Test Ground', zone: '5' }
  const air = { ...contract, service: 'Test Air', zone: '5', carriers: contract.carriers.slice(1) }
  await renderScreen(`${asked}&mode=PARCEL`, { answers: benchmark(reply([ground, air])) })
  await expect.element(page.getByRole('row', { name: /Test Freight/ })).toBeVisible()
  await page.getByRole('button', { name: /Test Air · zone 5/ }).click()
  await expect.element(page.getByRole('row', { name: /Test Freight/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: /Dear Lines/ })).toBeVisible()
})

test('on a phone in Spanish a lane without a shipment says how many it takes, and a wrong ZIP stands at its field', async () => {
  const wrong = { at: 'body.DestinationZip', code: 'badForm', params: { example: '45402' } }
  await renderScreen(asked, {
    answers: benchmark(({ body }) =>
      body.DestinationZip === '89502' ? reply([]) : refusal('InvalidInput', { issues: [wrong] }),
    ),
    language: 'es-es',
    width: 360,
  })
  await expect.element(page.getByText('Datos insuficientes')).toBeVisible()
  await expect.element(page.getByText(/Se necesitan 10 para una referencia/)).toBeVisible()
  await expectAccessible()
  const to = page.css('[id="lane.to"]')
  await to.fill('00000')
  await page.getByRole('button', { name: 'Mostrar referencia' }).click()
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
})

test('what fails can be tried again', async () => {
  let isDown = true
  await renderScreen(asked, { answers: benchmark(() => (isDown ? unavailable : reply([contract]))) })
  await expect.element(page.getByText('The benchmark could not be loaded')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('row', { name: /Test Freight/ })).toBeVisible()
})
