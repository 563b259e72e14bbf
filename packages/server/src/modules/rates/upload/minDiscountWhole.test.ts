import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { ask, sharedNode } from '../../../testing/node.ts'
import { readRates, uploadRates } from '../../../testing/rateSheets.ts'

const node = await sharedNode()
it('a minimum with all of it taken off is asked about as a whole discount is: it is no minimum', async () => {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk)
  const csv = 'Origin,Dest,Class,L5C,M5C,Disc,Min,Min Disc\nOH,NV,70,9.6,9.6,65,140,100\n'
  const { versionId } = await uploadRates(node, clerk, csv)
  await readRates(node, clerk, versionId)
  const activated = await ask(
    node,
    ActivateRateSheet,
    { query: { action: 'activate' }, body: { versionId } },
    clerk.token,
  )
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  // 16.80, selected; with a blank `Min Disc` it is 140.00.
  expect([activated.status, reply.selectedPricesheetid, reply.rates.map(r => r.CurrAmount)]).toEqual([409, null, []])
})
