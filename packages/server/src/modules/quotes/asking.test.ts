import { CarrierGroups } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { GetTenderOffer } from '@waybill/contract/calls/Tender/GetTenderOffer.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { askedForQuotes, inAWeek, linkMailedTo, mailsAbout } from '../../testing/quotes.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const see = (query: { QuoteID: number; AccessID?: string }) => ask(node, GetQuoteResponseDetails, { query })
const mailsTo = (email: string) => mailsAbout(node, clerk, email)

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
    const mails = await mailsTo(emails[0] ?? '')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('requests a quote from you. Please respond by Fri, Nov 27, 3:00 PM EST.')
  })

  it('tells hours of docks and what was typed, and no name that the product filled in', async () => {
    const { shipmentId } = await addFreight(node, clerk, {
      specialInstructions: 'Ring twice. Test Consignee receives 8:00 AM–3:00 PM.',
      destination: { ...freight.destination, receives: { from: '07:00', to: '11:00' } },
    })
    const carriers = [{ email: 'hours@carrier.invalid' }]
    const { reply } = await ask(
      node,
      SpotQuote,
      { body: { shipmentId, version: 1, deadline: inAWeek, carriers } },
      clerk.token,
    )
    const [mail] = await mailsTo('hours@carrier.invalid')
    expect(mail?.text).toContain('Instructions: Ring twice. Receives 8:00 AM–3:00 PM.')
    expect(mail?.text).toContain('Receives 7:00 AM–11:00 AM')
    const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, 'hours@carrier.invalid', 'Quote')
    const page = (await see({ QuoteID, AccessID })).reply
    expect(page.SpecialInstructions).toBe('Ring twice. Receives 8:00 AM–3:00 PM.')
    expect(page.QuoteInfo.stops.map(({ Receives }) => Receives)).toEqual(['', 'Receives 7:00 AM–11:00 AM'])
    expect(JSON.stringify([mail, page])).not.toContain('Test Consignee')
    expect(reply.quote.invitations).toHaveLength(1)
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

  it('leaves out a carrier of another mode with its reason, and asks the others', async () => {
    const scac = await addCarrier(node, clerk, { scac: 'DMTK' })
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('carrier').set({ mode: 'TL', name: 'Test Truck' }).where('scac', '=', scac).execute(),
      )
    const asked = async (...carriers: object[]) => {
      const { shipmentId } = await addFreight(node, clerk)
      return ask(node, SpotQuote, { body: { shipmentId, version: 1, deadline: inAWeek, carriers } }, clerk.token)
    }
    const { status, reply } = await asked({ SCAC: scac }, { email: 'one@carrier.invalid' })
    expect([status, reply.refused]).toEqual([200, [{ SCAC: 'DMTK', CarrierName: 'Test Truck', reason: 'otherMode' }]])
    expect(reply.quote.invitations.map(({ email }) => email)).toEqual(['one@carrier.invalid'])
    const { error } = await asked({ SCAC: scac })
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual(['body.carriers.0.SCAC otherMode'])
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
