import { pathOf } from '@waybill/contract'
import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { UploadQuoteFile } from '@waybill/contract/calls/Quote/UploadQuoteFile.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { askedForQuotes, type Link, offer } from '../../testing/quotes.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const send = async (link: Link | undefined, content: string) => {
  const answer = await node.server.inject({
    method: 'POST',
    url: pathOf(UploadQuoteFile),
    query: { QuoteID: String(link?.QuoteID), AccessID: link?.AccessID ?? '' },
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'idempotency-key': crypto.randomUUID() },
    payload: `--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}\r\n--edge--\r\n`,
  })
  return answer.statusCode === 200 ? '' : (answer.json() as { code: string }).code
}

describe('the files of one link', () => {
  it('are ten at most, also when they come together; another carrier has places of its own', async () => {
    const { links } = await askedForQuotes(node, clerk, 2)
    const sent = await Promise.all(Array.from({ length: 12 }, (_, n) => send(links[0], `File ${n}`)))
    expect(sent.filter(code => code === '')).toHaveLength(10)
    expect(sent.filter(code => code === 'TooManyQuoteFiles')).toHaveLength(2)
    expect(await send(links[1], 'Another')).toBe('')
  })

  it('are 25 MB at most in all', async () => {
    const { links } = await askedForQuotes(node, clerk, 1)
    const large = 'a'.repeat(13 * 1024 * 1024)
    expect(await send(links[0], large)).toBe('')
    expect(await send(links[0], large)).toBe('TooManyQuoteFiles')
    expect(await send(links[0], 'small')).toBe('')
  })
})

it.each([
  ['0026-11-27', '15:00', 'deadline.date'],
  ['1999-11-27', '15:00', 'deadline.date'],
  ['2101-01-03', '15:00', 'deadline.date'],
  ['2026-11-27', '25:61', 'deadline.time'],
])(
  'a deadline of %s, %s is refused at its field, in a question and in one that is opened again',
  async (date, time, at) => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const deadline = { date, time }
    const asked = { shipmentId, version: 1, deadline, carriers: [] }
    expect((await ask(node, SpotQuote, { body: asked }, clerk.token)).error.issues).toContainEqual(
      expect.objectContaining({ at: `body.${at}` }),
    )
    const again = { invitationId: links[0]?.QuoteID ?? 0, deadline }
    expect((await ask(node, ReopenQuote, { body: again }, clerk.token)).error.issues).toContainEqual(
      expect.objectContaining({ at: `body.${at}` }),
    )
  },
)

it('an offer is booked with its own carrier alone: another SCAC is refused at its field', async () => {
  const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
  await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00, { SCAC: 'DMQA' })
  const { reply } = await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)
  const offerId = reply.quotes[0]?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
  const award = (SCAC: string) =>
    ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId, SCAC } }, clerk.token)
  expect((await award('DMQZ')).error.issues).toMatchObject([{ at: 'body.SCAC', code: 'notOneOf' }])
  expect((await award('dmqa')).status).toBe(200)
})
