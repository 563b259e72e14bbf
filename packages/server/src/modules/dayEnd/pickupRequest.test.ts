import { expect, it } from 'vitest'
import type { LabelFacts } from './labelFacts.ts'
import { loadOf } from './pickupRequest.ts'

const label: LabelFacts = {
  ...{ label_id: 1, shipment_id: 1, bol_number: 'W1', tracking_number: '1Z', account_id: 1, carrier_name: 'Test' },
  ...{ service: 'Ground', service_code: '03', bought_at: '2026-11-24T12:00:00Z', day: '2026-11-24', weight_lb: 9.5 },
  ...{ charge: null, currency: 'USD', ship_to: 'Test', country: 'US', state: 'OH' },
}

it('what goes to a territory is told under its own country, however its address was written', () => {
  const labels = [label, { ...label, state: 'PR' }, { ...label, country: 'PR', state: '' }, { ...label, state: 'GU' }]
  expect(loadOf(labels).pieces).toEqual([
    { serviceCode: '03', country: 'US', count: 1 },
    { serviceCode: '03', country: 'PR', count: 2 },
    { serviceCode: '03', country: 'GU', count: 1 },
  ])
})
