import { pathOf } from '@waybill/contract'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { DisplayQuoteFile } from '@waybill/contract/calls/Quote/DisplayQuoteFile.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { UploadQuoteFile } from '@waybill/contract/calls/Quote/UploadQuoteFile.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { allIn, askedForQuotes, inAWeek, linkMailedTo } from '../../testing/quotes.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

describe('files', () => {
  const send = (link: { QuoteID: number; AccessID: string }, name: string, content: string) =>
    node.server.inject({
      method: 'POST',
      url: pathOf(UploadQuoteFile),
      query: { QuoteID: String(link.QuoteID), AccessID: link.AccessID },
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'idempotency-key': crypto.randomUUID() },
      payload: `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--edge--\r\n`,
    })

  it('of a carrier stand with the shipment, and no tracking link or rival can have them', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    expect((await send(one, 'offer.txt', 'Our offer: 777.00')).statusCode).toBe(200)
    expect((await send(one, 'offer.html', '<script>alert(1)</script>')).statusCode).toBe(400)
    const file = (await details(shipmentId)).files.find(({ kind }) => kind === 'quote')
    expect(file?.name).toBe('offer.txt')
    const fileId = file?.fileId ?? 0
    const display = (link: typeof one) => ask(node, DisplayQuoteFile, { query: { ...link }, body: { fileId } })
    expect([(await display(one)).status, (await display(two)).status]).toEqual([404, 404])
    const { reply } = await ask(node, SendTrackingLink, { body: { shipmentId, mayAdd: true } }, clerk.token)
    const headers = { 'access-id': /(?:accessid|trackid)=([\w-]+)/.exec(reply.TrackingLink)?.[1] ?? '' }
    expect((await ask(node, DisplayFile, { body: { fileId }, headers })).status).toBe(404)
    expect((await ask(node, DisplayTrackingDetails, { body: {}, headers })).reply.files).toEqual([])
  })

  it('that come with the answer wait for each other', async () => {
    const { links } = await askedForQuotes(node, clerk, 4)
    for (const link of links) {
      await ask(node, AddNewPricesheet, { query: { ...link }, body: { offer: allIn(900_00) } })
      const submit = () => ask(node, SubmitQuoteResponse, { query: { ...link }, body: { terms: true, SCAC: 'DMQA' } })
      const [before, answer, after] = await Promise.all([
        send(link, 'one.txt', 'One'),
        submit(),
        send(link, 'two.txt', 'Two'),
      ])
      expect(answer.status).toBe(200)
      for (const { statusCode } of [before, after]) expect([200, 409]).toContain(statusCode)
    }
  })

  it('of the question are had by who was asked, and by nobody else', async () => {
    const { shipmentId, fileId } = await withFile()
    const { links } = await askedAgain(shipmentId, [fileId])
    const stranger = await askedForQuotes(node, clerk, 1)
    const [link] = links
    if (link === undefined) throw new Error('no link')
    const answer = await ask(node, DisplayQuoteFile, { query: { ...link }, body: { fileId } })
    expect([answer.status, answer.text]).toEqual([200, 'Packing plan'])
    expect(answer.headers['content-disposition']).toContain('attachment')
    const other = { ...(stranger.links[0] ?? { QuoteID: 0 }) }
    expect((await ask(node, DisplayQuoteFile, { query: other, body: { fileId } })).status).toBe(404)
  })

  /** A shipment with a file of the shipper's. */
  async function withFile() {
    const { shipmentId } = await buildShipment(node, clerk)
    const answer = await node.server.inject({
      method: 'POST',
      url: pathOf(FileUpload),
      headers: {
        authorization: `Bearer ${clerk.token}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'idempotency-key': crypto.randomUUID(),
      },
      payload:
        `--edge\r\nContent-Disposition: form-data; name="shipmentId"\r\n\r\n${shipmentId}\r\n` +
        '--edge\r\nContent-Disposition: form-data; name="file"; filename="plan.txt"\r\n\r\nPacking plan\r\n--edge--\r\n',
    })
    return { shipmentId, fileId: (answer.json() as { file: { fileId: number } }).file.fileId }
  }

  async function askedAgain(shipmentId: number, fileIds: number[]) {
    const email = `files-${shipmentId}@carrier.invalid`
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email }], fileIds }
    expect((await ask(node, SpotQuote, { body }, clerk.token)).status).toBe(200)
    const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
    return { links: [{ QuoteID, AccessID }] }
  }
})
