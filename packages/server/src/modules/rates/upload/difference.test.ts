import { GetRateDifference } from '@waybill/contract/calls/RateSheets/GetRateDifference.ts'
import { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { noTruckNeeds } from '@waybill/domain'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { inForce, quotedFreight, readRates, replayed, uploadRates } from '../../../testing/rateSheets.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

const heads = 'Origin,Destination,Equipment,Rate,Unit,Min,Miles,Extra Stop,Transit Days,Valid From,Valid To'
const truckload = { mode: 'TL', truck: { ...noTruckNeeds, equipment: 'dryVan' } } as const
const own = { scac: 'DMTK', service: 'Truckload' }

describe('a next version', () => {
  it('shows what it changes lane by lane, and what past freight would have cost', async () => {
    await inForce(node, clerk, `Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\nOH,CA,70,80,80\nOH,TX,70,70,70\n`)
    const shipmentId = await quotedFreight(node, clerk, { pickup: { date: '2026-11-10', from: '10:00', to: '15:30' } })
    const { versionId } = await uploadRates(
      node,
      clerk,
      'Origin,Dest,Class,L5C,M5C\nOH,NV,70,110,110\nOH,CA,70,80,80\nOH,AZ,70,70,70\n',
    )
    await readRates(node, clerk, versionId, { from: '2026-12-01' })
    const { reply } = await ask(node, GetRateDifference, { body: { versionId } }, clerk.token)
    expect(reply).toMatchObject({ added: 1, removed: 1, changed: 1, same: 1, total: 3 })
    expect(reply.rows.find(({ change }) => change === 'changed')).toMatchObject({
      ...{ origin: 'OH', destination: 'NV', percent: 10 },
      ...{ part: '70//', before: { L5C: '100', M5C: '100' }, after: { L5C: '110', M5C: '110' } },
    })
    const only = { body: { versionId, changes: ['added' as const], searchText: 'oh' } }
    expect((await ask(node, GetRateDifference, only, clerk.token)).reply.rows).toMatchObject([{ destination: 'AZ' }])

    const { started, replay } = await replayed(node, clerk, versionId)
    expect(started.reply.shipments).toBe(1)
    expect(replay).toMatchObject({
      ...{ ended: true, done: 1, sums: [{ currency: 'USD', shipments: 1, before: 50_000, after: 55_000 }] },
    })
    const shipments = await ask(node, GetRateReplay, { body: { versionId } }, clerk.token)
    expect(shipments.reply.rows).toMatchObject([{ shipmentId, before: 50_000, after: 55_000 }])
  })

  it('of a truckload sheet shows what it changes, and what past truckloads would have cost', async () => {
    await addCarrier(node, clerk, { scac: 'DMTK', mode: 'TL' })
    await inForce(node, clerk, `${heads}\nOH,NV,Van,2.00,mile,,2000,75,4,,\n`, {}, own)
    const pickup = { date: '2026-11-10', from: '10:00', to: '15:30' }
    for (const given of [{ ...truckload, pickup }, { pickup }]) {
      await quotedFreight(node, clerk, given)
    }
    const { versionId } = await uploadRates(node, clerk, `${heads}\nOH,NV,Van,2.20,mile,,2000,80,4,,\n`, own)
    await readRates(node, clerk, versionId, { from: '2026-12-01' })
    const { reply } = await ask(node, GetRateDifference, { body: { versionId } }, clerk.token)
    expect(reply.rows).toMatchObject([
      {
        ...{ change: 'changed', origin: 'OH', part: 'TL dryVan//', percent: 10 },
        ...{ before: { perMile: '2', stopOff: 7_500 }, after: { perMile: '2.2', stopOff: 8_000 } },
      },
    ])
    expect((await replayed(node, clerk, versionId)).replay).toMatchObject({
      ...{ done: 1, sums: [{ currency: 'USD', shipments: 1, before: 400_000, after: 440_000 }] },
    })
  })
})
