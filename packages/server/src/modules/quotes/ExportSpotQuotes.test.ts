import { ExportSpotQuotes } from '@waybill/contract/calls/Quote/ExportSpotQuotes.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { askedForQuotes, offer } from '../../testing/quotes.ts'

let node: TestNode
let clerk: Person
let spotId: number
let emails: readonly string[]
beforeAll(async () => {
  node = await sharedNode()
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
  const asked = await askedForQuotes(node, clerk, 3)
  const [first, second] = asked.links
  if (first === undefined || second === undefined) throw new Error('nobody was asked')
  await offer(node, first, 512_34)
  await ask(node, SubmitNoBidConfirmation, { query: { ...second }, body: { reason: 'noCapacity' } })
  ;({ emails } = asked)
  spotId = asked.quote.spotId
  await askedForQuotes(node, clerk, 1)
})

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')

it('has a line for each option, and one for a carrier that gave none', async () => {
  const body = { columns: ['state', 'answers', 'lowest'] as ('state' | 'answers' | 'lowest')[], chosen: [spotId] }
  const { text } = await ask(node, ExportSpotQuotes, { body }, clerk.token)
  const [head, ...lines] = linesOf(text)
  expect(head).toMatch(/^State,Answered,Lowest quote,Carrier,SCAC,E-mail,Carrier’s state,Rank,Answered at,Service/)
  expect(lines).toEqual([
    `Open,2 of 3,512.34,Test Carrier 1,DMQA,${emails[0]},Quoted,,2026-11-20 10:00,,,512.34,USD,512.34,USD,2026-11-27 15:00`,
    `Open,2 of 3,512.34,Test Carrier 2,,${emails[1]},No bid,,2026-11-20 10:00,,,,,,,`,
    `Open,2 of 3,512.34,Test Carrier 3,,${emails[2]},Not answered,,,,,,,,,`,
  ])
})

it('has what the list shows, and nothing of another company', async () => {
  const columns: ['BOLNumber'] = ['BOLNumber']
  const all = await ask(node, ExportSpotQuotes, { body: { columns } }, clerk.token)
  expect(linesOf(all.text)).toHaveLength(1 + 3 + 1)
  const none = await ask(node, ExportSpotQuotes, { body: { columns, states: ['awarded'] } }, clerk.token)
  expect(linesOf(none.text)).toHaveLength(1)
  const stranger = await newCompany(node)
  const theirs = await ask(node, ExportSpotQuotes, { body: { columns, chosen: [spotId] } }, stranger.token)
  expect(linesOf(theirs.text)).toHaveLength(1)
})
