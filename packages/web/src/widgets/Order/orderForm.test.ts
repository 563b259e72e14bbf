import { plainToWire } from '@waybill/contract/wire/shipment.ts'
import { expect, it } from 'vitest'
import { readKept } from './keptOrder.ts'
import { type OrderForm, shipmentOf, startForm } from './orderForm.ts'

it('a draft of before orders had numbers of their own can be gone on with', () => {
  const common = {
    ...{ supportEmail: '', mailroomEmail: '', handlingUnitTypes: [], freightClasses: [], accessorials: [] },
    ...{ countries: [], collectCarriers: [], providerCarriers: [] },
    ...{
      currencies: ['USD'],
      palletConfig: [],
      defaultPickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
      defaultServices: [],
      defaultsByMode: [],
      defaultsByDock: [],
      usualServices: [],
      referenceLabels: [],
      defaultOrigin: null,
      printerOnlineStatus: false,
      timeZone: 'America/New_York',
    },
  }
  const { orderNumber, customerPo, ...former } = startForm(common, 'prepaid')
  const kept = readKept(JSON.parse(JSON.stringify({ kind: 'order-1', form: former, saved: null })))
  const shipment = shipmentOf(kept?.form as OrderForm)
  expect([shipment.orderNumber, shipment.customerPo]).toEqual(['', ''])
  expect(plainToWire(shipment)).not.toHaveProperty('ShipmentStops')
})
