import { ExportTenderRounds } from '@waybill/contract/calls/Tender/ExportTenderRounds.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../../testing/node.ts'
import { offered } from '../../../testing/quotes.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')

it('has a line for each carrier’s place, and nothing of another company', async () => {
  const { round } = await offered(node, clerk, 'waterfall', 2)
  const body = { columns: ['state', 'kind', 'current'] as ('state' | 'kind' | 'current')[], chosen: [round.roundId] }
  const { text } = await ask(node, ExportTenderRounds, { body }, clerk.token)
  const [head, ...lines] = linesOf(text)
  expect(head).toMatch(/^State,Kind,With,Place,Carrier,SCAC,Amount,Currency,Place’s state/)
  expect(lines).toEqual([
    expect.stringMatching(/^Open,Waterfall,Offer Carrier 1,1,Offer Carrier 1,DOAA,200,USD,Offered,,2026-/),
    'Open,Waterfall,Offer Carrier 1,2,Offer Carrier 2,DOAB,210,USD,Waiting its turn,,,,,,',
  ])
  const stranger = await newCompany(node)
  const theirs = await ask(node, ExportTenderRounds, { body }, stranger.token)
  expect(linesOf(theirs.text)).toHaveLength(1)
})
