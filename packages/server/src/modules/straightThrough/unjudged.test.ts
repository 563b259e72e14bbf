import { PreviewStraightRule } from '@waybill/contract/calls/Straight/PreviewStraightRule.ts'
import { SaveStraightRule } from '@waybill/contract/calls/Straight/SaveStraightRule.ts'
import { usualStraightRule } from '@waybill/contract/wire/straight.ts'
import { sentence } from '@waybill/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderedTo, orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { connect } from '../../testing/wire.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  // Nobody answers there: a trial asks nobody.
  node = await startTestNode(testSettings({ PROJECT44_URL: 'http://127.0.0.1:9' }))
})
afterAll(() => node.close())
beforeEach(async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA', insuredUntil: '2027-11-20' })
  const lines = [orderLine({ quantity: 1, weightLb: 300, freightClass: '70' })]
  await putOrders(node, clerk, [
    salesOrder({ number: 'PRICED', lines }),
    salesOrder({ number: 'UNPRICED', lines, shipTo: { ...orderedTo, city: 'Honolulu', state: 'HI', zip: '96813' } }),
    salesOrder({ number: 'COLLECT', lines, terms: 'collect', shipTo: { ...orderedTo, street: '9 Other Street' } }),
  ])
})

async function tried(carriers: string[] = []) {
  const modes = [...usualStraightRule.modes]
  const currency = 'USD' as const
  const rule = {
    ...usualStraightRule,
    modes,
    currency,
    maxShipment: 500_000,
    maxDay: 5_000_000,
    daysAhead: 5,
    carriers,
  }
  expect((await ask(node, SaveStraightRule, { body: { version: 0, rule } }, clerk.token)).status).toBe(200)
  const { unjudged, rows } = (await ask(node, PreviewStraightRule, { body: { version: 1 } }, clerk.token)).reply
  return { unjudged, rows: Object.fromEntries(rows.map(row => [row.OrderNumber, [row.words, row.isUnjudged]])) }
}

it('a trial says which orders it can’t judge, since only live prices know them', async () => {
  await connect(node, clerk, ['DMBB'])
  expect(await tried()).toEqual({
    unjudged: 1,
    rows: {
      PRICED: ['', false],
      UNPRICED: [sentence('ratedNoOffers'), true],
      COLLECT: [sentence('straightCollect'), false],
    },
  })
})

it('where no carrier of the rule is asked live, nobody will give a price later either', async () => {
  await connect(node, clerk, ['DMBB'])
  expect(await tried(['DMAA'])).toMatchObject({ unjudged: 0, rows: { UNPRICED: [sentence('ratedNoOffers'), false] } })
})
