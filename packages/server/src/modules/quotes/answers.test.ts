import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { RemovePricesheet } from '@waybill/contract/calls/Quote/RemovePricesheet.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { allIn, askedForQuotes, inAWeek, linkMailedTo, offer, quoteAbout } from '../../testing/quotes.ts'

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

const quoteOf = (shipmentId: number, person = clerk) => quoteAbout(node, person, shipmentId)
const see = (query: { QuoteID: number; AccessID?: string }) => ask(node, GetQuoteResponseDetails, { query })
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

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
    // An all-in price names no parts, and three business days from the pickup are past the holiday.
    const [split1, whole] = PriceSheets
    const unnamed = { linehaul: null, discount: null, fuel: null, accessorials: null }
    expect(whole).toMatchObject({ ...unnamed, isSpot: true, ServiceDays: 3, deliveryDate: '2026-12-01' })
    expect(whole?.charges).toEqual([{ kind: 'allIn', code: '', amount: 900_00 }])
    expect(split1).toMatchObject({ linehaul: 500_00, fuel: 100_00, discount: null, accessorials: null, isSpot: true })
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

  it('holds what was looked over, for 24 hours from when it was given and at least until the round ends', async () => {
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
    const quote = await quoteOf(shipmentId)
    const until = Date.parse(quote?.invitations[0]?.offers[0]?.validUntil ?? '')
    expect(until).toBeGreaterThan(node.clock.at + 24 * 60 * minute)
    expect(until).toBe(Date.parse(quote?.QuoteDeadline ?? ''))
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
