import { GetCrossover } from '@waybill/contract/calls/Shipment/GetCrossover.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { activateRates } from '../../testing/rateSheets.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

/** Loads a file of a truckload carrier: one rate for every load from Ohio to Nevada. */
const addTruck = async (scac: string, dollars: number, doNotUse = false) => {
  await addCarrier(node, clerk, { scac, mode: 'TL', doNotUse })
  const rows = `Origin,Destination,Equipment,Flat Rate,Transit Days\nOH,NV,Van,${dollars},4\n`
  await activateRates(node, clerk, rows, { scac })
}

const crossovers = async () => {
  const { shipmentId } = await addFreight(node, clerk)
  return (await ask(node, GetCrossover, { body: { shipmentId } }, clerk.token)).reply.crossovers
}

it('says from how many pallets on a truckload costs less than LTL, by the lowest prices that may be used', async () => {
  // 500 lb of class 70 are 213.36, and each further pallet of them adds as much. Five of them take 12 ft of floor, of which
  // the sheet says nothing: by the usual rule they are rated as 12,000 lb, for 5,120.64.
  await addPricedCarrier(node, clerk)
  await addPricedCarrier(node, clerk, { scac: 'DMBB', doNotUse: true }, '1.00')
  await addTruck('DMTK', 2_500)
  await addTruck('DMTL', 100, true)
  expect(await crossovers()).toEqual([
    {
      ...{ mode: 'TL', isOpen: true, currency: 'USD', fromUnits: 5, toUnits: 26, fromWeight: 2_500, toWeight: 13_000 },
      ...{ CarrierName: 'Test Freight DMTK', CarrierSCAC: 'DMTK', CurrAmount: 250_000 },
      ltl: { CarrierName: 'Test Freight DMAA', CarrierSCAC: 'DMAA', CurrAmount: 512_064 },
    },
  ])
  const lane = { OriginZip: '45402', DestinationZip: '89502', Weight: 500, itemClass: '70', Qty: 1 }
  // Of these nobody said how large they are: 12 of them are 2,560.32.
  const quick = await ask(node, QuickRates, { body: lane }, clerk.token)
  expect(quick.reply.crossovers).toMatchObject([{ mode: 'TL', fromUnits: 12 }])
})

it('says nothing where no sheet prices LTL on the lane', async () => {
  await addTruck('DMTK', 2_500)
  expect(await crossovers()).toEqual([])
})
