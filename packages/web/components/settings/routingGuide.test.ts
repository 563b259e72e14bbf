import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import { type WireRoutingRule, wireRoutingRule } from '@waybill/contract/wire/routingGuide.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { focus, paste, press, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer, refusal } from '../testing/wire.ts'

const rule = (name: string, given: Partial<WireRoutingRule>): WireRoutingRule =>
  madeUp(wireRoutingRule, { name, priority: 100, tolerance: { kind: 'percent', value: 50_000 }, ...given })

const carriers = [
  { SCAC: 'DMGL', CarrierName: 'Demo Great Lakes Freight' },
  { SCAC: 'DMBL', CarrierName: 'Demo Buckeye Lines' },
  { SCAC: 'DMEC', CarrierName: 'Demo Economy Carriers' },
]

/** The parties that orders are sold to. */
const soldTo = answer(SoldToDetails, {
  soldTo: ['Demo Mountain Sports', 'Demo Garden Center'].map(SoldTo => ({ SoldTo, accounts: [] })),
})

/** A guide of three rules, which takes another one of whoever saw its newest version. */
function guide() {
  let version = 1
  let rules = [
    rule('Mountain', { priority: 10, soldTo: 'Demo Mountain Sports', preferred: ['DMGL'] }),
    rule('Garden', { priority: 20, soldTo: 'Demo Garden Center', preferred: ['DMBL'] }),
    rule('Heavy', { priority: 30, weightFrom: 10_000, preferred: ['DMEC'] }),
  ]
  return answer(RoutingGuide, ({ query, body }) => {
    if (query.flag === 'save') {
      if (body.version !== version) return refusal('ChangedMeanwhile')
      version += 1
      rules = (body.rules ?? []).map(one => wireRoutingRule.parse(one))
    }
    const saved = { savedAt: '2026-11-27T14:00:00.000Z', savedBy: 'Demo Clerk' }
    return { Status: 'Success' as const, version, ...saved, rules, findings: [], carriers }
  })
}

test('rules are pasted, contradictions are named, and the guide is saved', async () => {
  await renderScreen('/Settings/RoutingGuide', { answers: [guide(), soldTo] })
  const grid = page.getByRole('grid', { name: 'Rules of the routing guide' })
  await focus(grid)
  await expectAccessible()
  await press('Control+End')
  await press('Home')
  await press('ArrowDown')
  paste(['Against it', '10', 'Demo Mountain Sports', 'DMZZ', 'DMGL', 'much'].join('\t'))
  await expect.element(page.getByText('1 cell to fix')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save guide' })
  await expect.element(save).toBeDisabled()
  await press('F8')
  await typeKeys('5%')
  await press('Enter')
  await expect.element(page.getByText(/Rule \d marks DMGL do not use; rule 1 prefers it/)).toBeVisible()
  await expect.element(page.getByText(/names DMZZ, no longer one of your carriers/)).toBeVisible()
  await press('Control+z')
  await press('Control+z')
  await expect.element(page.getByText('No conflicting rules; every carrier is known.')).toBeVisible()
  await press('Control+Home')
  for (let row = 0; row < 3; row++) await press('ArrowDown')
  paste(['Boise', '70', '', 'DMBL', '', '5%', '', '', '837'].join('\t'))
  await save.click()
  await expect.element(page.getByText('Routing guide saved. New rates follow it.')).toBeVisible()
  await reload()
  await expect.element(grid.getByRole('gridcell', { name: 'Boise' })).toBeVisible()
})
