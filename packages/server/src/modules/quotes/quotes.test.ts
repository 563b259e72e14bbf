import { pathOf } from '@waybill/contract'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { CarrierGroups } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import { DisplayQuoteFile } from '@waybill/contract/calls/Quote/DisplayQuoteFile.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import { RemovePricesheet } from '@waybill/contract/calls/Quote/RemovePricesheet.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { UploadQuoteFile } from '@waybill/contract/calls/Quote/UploadQuoteFile.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { GetTenderOffer } from '@waybill/contract/calls/Tender/GetTenderOffer.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { allIn, askedForQuotes, inAWeek, linkMailedTo, offer } from '../../testing/quotes.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { workQuote, workWon } from './workQuote.ts'

/** While the clerk is still signed in. */
const tonight = { date: '2026-11-20', time: '20:00' }

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const quoteOf = async (shipmentId: number, person = clerk) =>
  (await ask(node, GetSpotQuotes, { body: { shipmentId } }, person.token)).reply.quotes[0]
const see = (query: { QuoteID: number; AccessID?: string }) => ask(node, GetQuoteResponseDetails, { query })
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const mailsTo = async (email: string) =>
  (
    await node.app.db.forClient(clerk.clientId).read(
      node.app.db.query
        .selectFrom('mail')
        .select(['subject', 'body_text'])
        .where('client_id', '=', clerk.clientId)
        .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
        .orderBy('mail_id'),
    )
  ).map(({ subject, body_text }) => ({ subject, text: body_text }))

describe('Shipment/SpotQuote', () => {
  it('writes each carrier once, with a link of its own that shows the load and no names', async () => {
    const { quote, links, emails } = await askedForQuotes(node, clerk, 2)
    expect(quote.invitations.map(({ state, standing }) => [state, standing])).toEqual([
      ['asked', 'open'],
      ['asked', 'open'],
    ])
    expect(new Set(links.map(({ AccessID }) => AccessID)).size).toBe(2)
    const { reply } = await see(links[0] ?? { QuoteID: 0 })
    expect(reply).toMatchObject({ CarrierName: 'Test Carrier 1', status: 'open', canAnswer: true, needsScac: true })
    expect(reply.QuoteInfo.stops.map(({ City }) => City)).toEqual(['Dayton', 'Reno'])
    expect(JSON.stringify(reply)).not.toContain('Dock Road')
    expect(await mailsTo(emails[0] ?? '')).toHaveLength(1)
  })

  it('takes carriers of the list by SCAC and says at the line who can not be asked', async () => {
    const { shipmentId } = await askedForQuotes(node, clerk, 1)
    const body = {
      shipmentId,
      version: 1,
      deadline: inAWeek,
      carriers: [{ SCAC: 'NOPE' }, { email: 'not an address' }],
    }
    const { status, error } = await ask(node, SpotQuote, { body }, clerk.token)
    expect([status, error.code, error.message]).toEqual([
      422,
      'SpotQuoteFailed',
      'Error occurred while saving spot quote carrier',
    ])
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.carriers.0.SCAC notOneOf',
      'body.carriers.1.email badForm',
    ])
  })

  it('refuses nobody to ask, a deadline that is over, and files of another shipment', async () => {
    const { shipmentId } = await askedForQuotes(node, clerk, 1)
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email: 'a@carrier.invalid' }] }
    const tried = async (more: object) =>
      (await ask(node, SpotQuote, { body: { ...body, ...more } }, clerk.token)).status
    expect(await tried({ carriers: [] })).toBe(422)
    expect(await tried({ deadline: { date: '2026-11-19', time: '15:00' } })).toBe(400)
    expect(await tried({ fileIds: [999_999] })).toBe(404)
    expect(await tried({ version: 7 })).toBe(409)
  })

  it('asks a named group, and each address once', async () => {
    const members = [{ email: 'one@carrier.invalid', CarrierName: 'One' }, { email: 'two@carrier.invalid' }]
    const body = { name: 'Ohio spot', members }
    const saved = await ask(node, CarrierGroups, { query: { flag: 'save' }, body }, clerk.token)
    const group = saved.reply.groups[0]
    const again = await ask(node, CarrierGroups, { query: { flag: 'save' }, body }, clerk.token)
    expect(again.error.issues).toMatchObject([{ at: 'body.name', code: 'taken' }])
    const { quote } = await askedForQuotes(node, clerk, 1, {
      groupId: group?.groupId,
      carriers: [{ email: 'ONE@carrier.invalid' }],
    }).catch(() => ({ quote: null }))
    // The link of an address written otherwise is found under the spelling that was used last.
    const { reply } = await ask(node, GetSpotQuotes, {}, clerk.token)
    expect((quote ?? reply.quotes[0])?.invitations).toHaveLength(2)
  })
})

describe('a link', () => {
  it('looks the same when it is wrong, of another quote, or of somebody else', async () => {
    const { links } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    const wrong = [
      await see({ ...one, AccessID: two.AccessID }),
      await see({ ...one, AccessID: 'x'.repeat(43) }),
      await see({ QuoteID: one.QuoteID + 1000, AccessID: one.AccessID }),
    ]
    expect(wrong.map(({ status, error }) => [status, error.code])).toEqual(wrong.map(() => [404, 'BadLink']))
    expect((await see({ QuoteID: one.QuoteID })).status).toBe(401)
  })

  it('lives to thirty days past the deadline, and answers no other call', async () => {
    const { links } = await askedForQuotes(node, clerk, 1)
    const [link] = links
    if (link === undefined) throw new Error('no link')
    node.clock.pass(36 * 24 * 60 * minute)
    expect((await see(link)).status).toBe(200)
    node.clock.pass(3 * 24 * 60 * minute)
    expect((await see(link)).status).toBe(404)
    expect((await ask(node, GetTenderOffer, { query: { TenderID: 1, AccessID: link.AccessID } })).status).toBe(404)
  })
})

describe('an answer', () => {
  it('keeps options until they are submitted, becomes prices, and cannot be given twice', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const query = { ...(links[0] ?? { QuoteID: 0 }) }
    const first = await ask(node, AddNewPricesheet, { query, body: { offer: allIn(900_00, { ServiceDays: 3 }) } })
    const split = {
      currency: 'USD',
      basis: 'split' as const,
      linehaul: 500_00,
      fuel: 100_00,
      accessorials: [{ code: 'LGDEL', amount: null }],
    }
    const second = await ask(node, AddNewPricesheet, { query, body: { offer: split } })
    expect(second.reply.option).toMatchObject({ CurrAmount: 600_00, missing: ['LGDEL'] })
    expect((await quoteOf(shipmentId))?.invitations[0]?.offers).toEqual([])
    const third = await ask(node, AddNewPricesheet, { query, body: { offer: allIn(1_00) } })
    const gone = { query, body: { PriceSheetID: third.reply.option.PriceSheetID } }
    expect((await ask(node, RemovePricesheet, gone)).status).toBe(200)
    const unsigned = await ask(node, SubmitQuoteResponse, { query, body: { terms: false, SCAC: 'DMQA' } })
    expect(unsigned.error.issues).toMatchObject([{ at: 'body.terms', code: 'required' }])
    const sent = await ask(node, SubmitQuoteResponse, {
      query,
      body: { terms: true, SCAC: 'DMQA', notes: 'Ready.' },
    })
    expect(sent.reply).toMatchObject({ status: 'answered', canAnswer: false })
    expect(sent.reply.PriceSheetDetails).toHaveLength(2)
    const again = await ask(node, SubmitQuoteResponse, { query, body: { terms: true, SCAC: 'DMQA' } })
    expect([again.status, again.error.code]).toEqual([409, 'QuoteOver'])
    expect((await ask(node, AddNewPricesheet, { query, body: { offer: allIn(1_00) } })).error.code).toBe('QuoteOver')
    const { PriceSheets } = await details(shipmentId)
    expect(PriceSheets.map(({ CurrAmount, CarrierSCAC, missing }) => [CurrAmount, CarrierSCAC, missing])).toEqual([
      [600_00, 'DMQA', ['LGDEL']],
      [900_00, 'DMQA', []],
    ])
    expect(first.reply.option.PriceSheetID).not.toBe(second.reply.option.PriceSheetID)
  })

  it.each([
    ['nothing', { currency: 'USD' }, 'body.offer.linehaul required'],
    ['zero', allIn(0), 'body.offer.linehaul notAboveZero'],
    ['less than nothing', allIn(-5_00), 'body.offer.linehaul notAboveZero'],
    ['10^12', allIn(1e14), 'body.offer.linehaul tooLarge'],
    ['a currency nobody knows', allIn(100, { currency: 'XXX' }), 'body.offer.currency notOneOf'],
    ['miles without a rate’s miles', { currency: 'USD', ratePerMile: 24_500 }, 'body.offer.miles required'],
    ['a validity that is over', allIn(100, { validUntil: '2026-11-20T14:00:00Z' }), 'body.offer.validUntil past'],
  ])('of %s is refused at its field', async (_, given, issue) => {
    const { links } = await askedForQuotes(node, clerk, 1)
    const answer = await ask(node, AddNewPricesheet, {
      query: { ...(links[0] ?? { QuoteID: 0 }) },
      body: { offer: given },
    })
    expect(answer.status).toBe(400)
    expect(answer.error.issues?.map(({ at, code }) => `${at} ${code}`)).toContain(issue)
  })

  it('in yen is kept in yen, and by the mile is worked out', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 2)
    await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 120_000, { currency: 'JPY' } as object)
    const query = { ...(links[1] ?? { QuoteID: 0 }) }
    const mile = { currency: 'USD', ratePerMile: 24_550, miles: 2_111 }
    const { reply } = await ask(node, AddNewPricesheet, { query, body: { offer: mile } })
    expect(reply.option).toMatchObject({ CurrAmount: 5_182_51, perMile: 24_550 })
    const yen = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]
    expect([yen?.CurrAmount, yen?.currency, yen?.converted]).toEqual([120_000, 'JPY', null])
  })

  it('holds what was looked over, and 24 hours from when it was given', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const query = { ...(links[0] ?? { QuoteID: 0 }) }
    const seen = await ask(node, AddNewPricesheet, { query, body: { offer: allIn(900_00) } })
    expect(seen.reply.option.validUntil).toBe('')
    const beside = await ask(node, AddNewPricesheet, { query, body: { offer: allIn(1_00) } })
    const body = { terms: true, SCAC: 'DMQA', PriceSheetIDs: [seen.reply.option.PriceSheetID] }
    expect((await ask(node, SubmitQuoteResponse, { query, body })).error.code).toBe('ChangedMeanwhile')
    await ask(node, RemovePricesheet, { query, body: { PriceSheetID: beside.reply.option.PriceSheetID } })
    node.clock.pass(60 * minute)
    expect((await ask(node, SubmitQuoteResponse, { query, body })).status).toBe(200)
    const until = Date.parse((await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.validUntil ?? '')
    expect(until).toBe(node.clock.at + 24 * 60 * minute)
  })

  it.each(['AUD', 'KWD'])('may be given in the currency of the freight: %s', async currency => {
    const { shipmentId } = await addFreight(node, clerk, { currency })
    const email = `freight-${shipmentId}@carrier.invalid`
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email }] }
    await ask(node, SpotQuote, { body }, clerk.token)
    const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
    expect((await see({ QuoteID, AccessID })).reply.CurrencyDetails.currency).toBe(currency)
    expect((await offer(node, { QuoteID, AccessID }, 900_000, { currency })).reply.status).toBe('answered')
    expect((await quoteOf(shipmentId))?.invitations[0]?.offers[0]).toMatchObject({ currency, converted: 900_000 })
  })

  it('is one of two that arrive together', async () => {
    const { links } = await askedForQuotes(node, clerk, 1)
    const query = { ...(links[0] ?? { QuoteID: 0 }) }
    await ask(node, AddNewPricesheet, { query, body: { offer: allIn(900_00) } })
    const submit = () => ask(node, SubmitQuoteResponse, { query, body: { terms: true, SCAC: 'DMQA' } })
    const decline = () => ask(node, SubmitNoBidConfirmation, { query, body: { reason: 'noCapacity' as const } })
    const answers = await Promise.all([submit(), decline(), submit(), decline()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('of no bid has a reason, and other needs words', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const query = { ...(links[0] ?? { QuoteID: 0 }) }
    const other = await ask(node, SubmitNoBidConfirmation, { query, body: { reason: 'other' } })
    expect(other.error.issues).toMatchObject([{ at: 'body.notes' }])
    const said = await ask(node, SubmitNoBidConfirmation, {
      query,
      body: { reason: 'noCapacity', notes: 'Full.' },
    })
    expect(said.reply).toMatchObject({
      status: 'noBid',
      canAnswer: false,
      noBid: { reason: 'noCapacity', notes: 'Full.' },
    })
    const noBid = async () => (await quoteOf(shipmentId))?.invitations[0]
    expect(await noBid()).toMatchObject({ state: 'noBid', noBidReason: 'noCapacity' })
    // Asked once more, it still offers nothing.
    const again = { invitationId: query.QuoteID, note: '', target: null, deadline: inAWeek }
    await ask(node, ReopenQuote, { body: again }, clerk.token)
    await ask(node, SubmitNoBidConfirmation, { query, body: { reason: 'price' } })
    expect(await noBid()).toMatchObject({ state: 'noBid', noBidReason: 'price' })
  })

  it('after the deadline is taken and marked as late', async () => {
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 1, { deadline: tonight })
    node.clock.at = Date.parse(quote.QuoteDeadline) + minute
    const [link] = links
    if (link === undefined) throw new Error('no link')
    expect((await see(link)).reply).toMatchObject({ status: 'expired', canAnswer: true })
    expect((await offer(node, link, 700_00)).reply).toMatchObject({ status: 'answered', isLate: true })
    expect((await quoteOf(shipmentId))?.invitations[0]?.isLate).toBe(true)
  })

  it('by telephone is entered by a clerk, recorded as such, and never by one of another company', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const query = { QuoteID: links[0]?.QuoteID ?? 0, userEdit: 'true' as const }
    const stranger = await newCompany(node)
    expect((await ask(node, GetQuoteResponseDetails, { query }, stranger.token)).status).toBe(404)
    const noPages = await newPerson(node, clerk.clientId, ['ItemMaster'])
    expect((await ask(node, GetQuoteResponseDetails, { query }, noPages.token)).status).toBe(403)
    expect((await ask(node, GetQuoteResponseDetails, { query }, clerk.token)).reply.isInternal).toBe(true)
    await ask(node, AddNewPricesheet, { query, body: { offer: allIn(800_00) } }, clerk.token)
    const unnamed = await ask(node, SubmitQuoteResponse, { query, body: { terms: true, SCAC: 'DMQA' } }, clerk.token)
    expect(unnamed.error.issues).toMatchObject([{ at: 'body.name', code: 'required' }])
    const body = { terms: true, SCAC: 'DMQA', name: 'Ann Test' }
    await ask(node, SubmitQuoteResponse, { query, body }, clerk.token)
    expect((await quoteOf(shipmentId))?.invitations[0]).toMatchObject({
      answeredBy: 'Ann Test',
      takenBy: expect.stringMatching(/Test Clerk/),
    })
    const { history } = await details(shipmentId)
    expect(JSON.stringify(history)).toContain('who spoke with Ann Test')
  })

  it('shows nobody a rival’s price, name or number', async () => {
    const { links } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    await offer(node, one, 777_00, { SCAC: 'DMQZ' })
    const { text } = await see(two)
    expect(text).not.toContain('77700')
    expect(text).not.toContain('DMQZ')
    expect(text).not.toContain('Test Carrier 1')
  })
})

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

describe('the shipper', () => {
  it('asks one carrier once more, once', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
    const [link] = links
    if (link === undefined) throw new Error('no link')
    const body = { invitationId: link.QuoteID, note: 'Can you do 800?', target: 800_00, deadline: inAWeek }
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).error.code).toBe('NothingToCounter')
    await offer(node, link, 900_00)
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).status).toBe(200)
    expect((await see(link)).reply).toMatchObject({ round: 2, canAnswer: true, counter: { target: 800_00 } })
    await offer(node, link, 820_00)
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).error.code).toBe('CounteredAlready')
    const invitation = (await quoteOf(shipmentId))?.invitations[0]
    expect(invitation?.offers.map(({ round, CurrAmount }) => [round, CurrAmount])).toEqual([
      [1, 900_00],
      [2, 820_00],
    ])
    expect((await mailsTo(emails[0] ?? '')).map(({ subject }) => subject.split(' ')[0])).toEqual(['Quote', 'Asked'])
  })

  it('misses who was asked once more and does not answer by then', async () => {
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 1, { deadline: tonight })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    await offer(node, link, 900_00)
    node.clock.at = Date.parse(quote.QuoteDeadline) + minute
    const later = { date: '2026-11-20', time: '21:00' }
    const body = { invitationId: link.QuoteID, deadline: later }
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).status).toBe(200)
    const due = await node.app.db.identity
      .selectFrom('work.due')
      .select('due_at')
      .where('kind', '=', 'quote')
      .where('client_id', '=', clerk.clientId)
      .executeTakeFirst()
    node.clock.at = Date.parse(due?.due_at ?? '')
    expect(await workQuote(node.app, { clientId: clerk.clientId, subjectId: quote.spotId })).toBeNull()
    expect(JSON.stringify((await details(shipmentId)).history)).toContain('No answer by the deadline: Test Carrier 1.')
  })

  it('reminds who has not answered, nobody twice within the hour, and misses them at the deadline', async () => {
    const { shipmentId, quote, links, emails } = await askedForQuotes(node, clerk, 2, {
      deadline: tonight,
      remindMinutes: 120,
    })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    await offer(node, link, 900_00)
    const remind = async () => (await ask(node, RemindCarriers, { body: { spotId: quote.spotId } }, clerk.token)).reply
    expect(await remind()).toMatchObject({ reminded: 1, leftOut: 0 })
    expect(await remind()).toMatchObject({ reminded: 0, leftOut: 1 })
    const due = { clientId: clerk.clientId, subjectId: quote.spotId }
    node.clock.at = Date.parse(quote.remindAt ?? '')
    expect((await workQuote(node.app, due))?.toISOString()).toBe(quote.QuoteDeadline)
    expect(await mailsTo(emails[0] ?? '')).toHaveLength(1)
    expect(await mailsTo(emails[1] ?? '')).toHaveLength(3)
    // The link of a reminder is another one, and answers too.
    const reminded = await linkMailedTo(node, clerk, emails[1] ?? '', 'Quote')
    expect((await see({ QuoteID: reminded.id, AccessID: reminded.AccessID })).status).toBe(200)
    node.clock.at = Date.parse(quote.QuoteDeadline)
    expect(await workQuote(node.app, due)).toBeNull()
    const { history } = await details(shipmentId)
    expect(JSON.stringify(history)).toContain('No answer by the deadline: Test Carrier 2.')
  })

  it('takes a question back; its carriers hear of it and cannot answer', async () => {
    const { shipmentId, quote, links, emails } = await askedForQuotes(node, clerk, 1)
    const body = { spotId: quote.spotId }
    await expect
      .poll(async () => (await quoteOf(shipmentId))?.invitations[0]?.mailState, { timeout: 10_000 })
      .toBe('kept')
    expect((await ask(node, WithdrawSpotQuote, { body }, clerk.token)).reply.quote.state).toBe('withdrawn')
    expect((await ask(node, WithdrawSpotQuote, { body }, clerk.token)).error.code).toBe('SpotQuoteOver')
    const [link] = links
    if (link === undefined) throw new Error('no link')
    expect((await see(link)).reply).toMatchObject({ status: 'withdrawn', canAnswer: false })
    expect((await mailsTo(emails[0] ?? '')).at(-1)?.subject).toContain('Withdrawn')
  })

  it('books an offer by a tender, once; the carrier is put on the list, and losers hear their rank', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 3)
    const [one, two, three] = links
    if (one === undefined || two === undefined || three === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 850_00, { SCAC: 'DMQB' })
    await offer(node, three, 990_00, { SCAC: 'DMQC' })
    const offerId = (await quoteOf(shipmentId))?.invitations[1]?.offers[0]?.PriceSheetID ?? 0
    const award = () => ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    const answers = await Promise.all([award(), award()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const tender = await node.app.db
      .forClient(clerk.clientId)
      .read(
        node.app.db.query
          .selectFrom('tender')
          .select(['scac', 'total', 'tender_id', 'state'])
          .where('shipment_id', '=', shipmentId),
      )
    expect(tender).toMatchObject([{ scac: 'DMQB', total: 850_00 }])
    // The mail left, so the carrier has the order.
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const quote = await quoteOf(shipmentId)
    expect(quote?.state).toBe('awarded')
    expect(quote?.invitations.map(({ state, rank }) => [state, rank])).toEqual([
      ['lost', 2],
      ['won', 1],
      ['lost', 3],
    ])
    expect((await see(one)).reply).toMatchObject({ status: 'bookedWithAnother', canAnswer: false })
    expect((await see(two)).reply).toMatchObject({ status: 'won', TenderedQuoteInfo: { CurrAmount: 850_00 } })
    expect((await mailsTo(emails[2] ?? '')).at(-1)?.text).toContain('number 3')
    expect((await mailsTo(emails[2] ?? '')).at(-1)?.text).not.toMatch(/850|900/)
  })

  it('books another offer once its carrier gave the order back, and each sees how it stands', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 950_00, { SCAC: 'DMQB' })
    const book = async (place: number) => {
      const offerId = (await quoteOf(shipmentId))?.invitations[place]?.offers[0]?.PriceSheetID ?? 0
      const { version } = await details(shipmentId)
      await ask(node, AwardSpotOffer, { body: { shipmentId, version, offerId } }, clerk.token)
      await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
      await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
      return [(await see(one)).reply.status, (await see(two)).reply.status]
    }
    expect(await book(0)).toEqual(['won', 'bookedWithAnother'])
    const told = await mailsTo(emails[1] ?? '')
    const { booking } = await details(shipmentId)
    const call = { shipmentId, bookingId: booking.bookingId ?? 0, spokeWith: 'Ann Test', answer: 'yes' as const }
    expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
    const { version, shipmentStatus } = await details(shipmentId)
    if (shipmentStatus === 'T') {
      await ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode: 'Q' } }, clerk.token)
    }
    expect(await book(1)).toEqual(['bookedWithAnother', 'won'])
    expect((await mailsTo(emails[1] ?? '')).filter(({ subject }) => subject.includes('closed'))).toHaveLength(
      told.filter(({ subject }) => subject.includes('closed')).length,
    )
  })

  it('asks twice: who won the second time did not lose the first, and others hear it once', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 950_00, { SCAC: 'DMQB' })
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: emails.map(email => ({ email })) }
    await ask(node, SpotQuote, { body }, clerk.token)
    for (const [n, email] of emails.entries()) {
      const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
      await offer(node, { QuoteID, AccessID }, 800_00 + n, { SCAC: n === 0 ? 'DMQA' : 'DMQB' })
    }
    const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
    await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const closed = async (email = '') =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes('closed')).length
    expect([await closed(emails[0]), await closed(emails[1])]).toEqual([0, 1])
    expect((await see(one)).reply.status).toBe('won')
    expect((await see(two)).reply.status).toBe('bookedWithAnother')
  })

  it('orders nothing of a carrier whose SCAC another address gave', async () => {
    await addCarrier(node, clerk, { scac: 'DMQA', tenderEmail: 'dispatch@listed.invalid' })
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
    const [link = { QuoteID: 0, AccessID: '' }] = links
    await offer(node, link, 900_00, { SCAC: 'DMQA' })
    const again = { invitationId: link.QuoteID, note: '', target: null, deadline: inAWeek }
    expect((await ask(node, ReopenQuote, { body: again }, clerk.token)).status).toBe(200)
    await offer(node, link, 850_00, { SCAC: 'DMQA' })
    const offers = (await quoteOf(shipmentId))?.invitations[0]?.offers ?? []
    expect(offers).toHaveLength(2)
    const award = (offerId: number) =>
      ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    for (const { PriceSheetID, bookableId } of offers.slice(1)) {
      const refused = await award(PriceSheetID)
      expect([refused.status, refused.error.code]).toEqual([409, 'ScacClaimed'])
      const round = { shipmentId, version: 1, kind: 'single' as const, PricesheetIDs: [bookableId ?? 0] }
      expect((await ask(node, StartTenderRound, { body: round }, clerk.token)).error.code).toBe('ScacClaimed')
    }
    expect(await mailsTo('dispatch@listed.invalid')).toEqual([])
    // Entered with the carrier, the address is one of its own.
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('carrier')
        .set({ quote_email: emails[0] ?? '' })
        .where('client_id', '=', clerk.clientId)
        .where('scac', '=', 'DMQA')
        .execute(),
    )
    expect((await award(offers[1]?.PriceSheetID ?? 0)).status).toBe(200)
  })

  it('cannot book an offer once the load has changed', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00)
    const body = { shipmentId, version: 1, AdditionalService: [] }
    await ask(node, UpdateServices, { body }, clerk.token)
    const quote = await quoteOf(shipmentId)
    expect(quote?.isOutdated).toBe(true)
    const offerId = quote?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
    const answer = await ask(node, AwardSpotOffer, { body: { shipmentId, version: 2, offerId } }, clerk.token)
    expect(answer.error.code).toBe('QuoteOutdated')
  })

  it('who voids the shipment takes its question back', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    await ask(node, Void, { body: { shipmentId, version: 1 } }, clerk.token)
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    expect((await see(link)).reply.status).toBe('withdrawn')
  })
})
