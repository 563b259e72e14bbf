import { type Call, calls, pathOf } from '@waybill/contract'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { ask, minute, sharedNode, type TestNode } from '../testing/node.ts'
import { insertShipment } from '../testing/shipments.ts'

let node: TestNode
/** May open a page that no call but the ones for everybody belongs to. */
let visitor: Person
let clerk: Person
// Wrong tries count by address, and the tests before these came from the same one.
beforeEach(async () => {
  await node.app.db.identity.deleteFrom('identity.attempt').execute()
})
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  visitor = await newPerson(node, clerk.clientId, ['ContactUs'])
})

const send = async (call: Call, authorization?: string) => {
  const headers = authorization === undefined ? {} : { authorization }
  const response = await node.server.inject({ method: 'POST', url: pathOf(call), headers })
  // Some calls give a file where nothing was asked for in particular.
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return { status: response.statusCode, code: isJson ? response.json<{ code?: string }>().code : undefined }
}

const all: readonly Call[] = Object.values(calls)
/** Calls that need a session; those for links as well when nobody holds one. */
const signedIn = all.filter(call => call.access.kind !== 'public')
const paged = signedIn.filter(call => call.access.kind !== 'public' && call.access.pages !== 'any')
const forLinks = all.filter(call => call.access.kind === 'link')

/** Public calls are a decision each: a new one is named here too. */
const publicCalls = [
  'BeginPasskey',
  'ConfirmSignIn',
  'GetDemoOutbox',
  'JoinStation',
  'Login',
  'PasskeySignIn',
  'UserAgreementOperation',
  'UserManagement',
]

it('leaves only the named calls open to everybody', () => {
  expect(
    all
      .filter(call => call.access.kind === 'public')
      .map(call => call.name)
      .sort(),
  ).toEqual(publicCalls)
})

describe.each(signedIn.map(call => [`${call.group}/${call.name}`, call] as const))('%s', (_, call) => {
  it.each([
    ['no key', undefined],
    ['an empty key', 'Bearer '],
    ['a forged key', `Bearer ${'A'.repeat(48)}`],
    ['another scheme', 'Basic dGVzdDp0ZXN0'],
  ])('answers 401 to %s', async (_how, authorization) => {
    expect(await send(call, authorization)).toEqual({ status: 401, code: 'SignedOut' })
  })
})

it.each(paged.map(call => [`${call.group}/${call.name}`, call] as const))(
  '%s answers 403 to a person without one of its pages',
  async (_, call) => {
    expect(await send(call, `Bearer ${visitor.token}`)).toEqual({ status: 403, code: 'PageNotAllowed' })
  },
)

/** What may be made by who only looks: reads, and calls that change nothing of their pages. Each of these is a decision. */
const looks = all.filter(call => call.effect !== 'read' && call.looks === true && !/^Export/.test(call.name))

it('lets who may only look make the named calls that are no reads, and the files of lists', () => {
  expect(looks.map(call => call.name).sort()).toEqual([
    'Capacityprovidermetadata',
    'CheckMailSender',
    'CloseBulk',
    'ContinueSheet',
    'DisplayCarrierFile',
    'DisplayFile',
    'DisplayQuoteFile',
    'DisplayTrackingDetails',
    'DownloadExtraInfoDetails',
    'DownloadPOD',
    'DropOffLocations',
    'GetApproval',
    'GetConsolidateOrderData',
    'GetImport',
    'GetImportUndo',
    'GetQuoteResponseDetails',
    'GetStraightRule',
    'GetTenderOffer',
    'ManifestPaper',
    'QuickRates',
    'RatePickup',
    'RetryBulk',
    'ReviewServices',
    'ReviewTenders',
    'SavePreferences',
    'ScoreCardPaper',
    'StartBulk',
    'StopBulk',
    'TerminalInformation',
    'TrackParcel',
  ])
})

const pagesOf = ({ access }: Call) => (access.kind === 'public' || access.pages === 'any' ? [] : access.pages)
const lookerAt = async (call: Call) => (await newPerson(node, clerk.clientId, pagesOf(call), pagesOf(call))).token

const changing = paged.filter(call => call.effect !== 'read' && call.looks === undefined)
it.each(changing.map(call => [`${call.group}/${call.name}`, call] as const))(
  '%s is refused to who may only look at all of its pages',
  async (_, call) => {
    expect(await send(call, `Bearer ${await lookerAt(call)}`)).toEqual({ status: 403, code: 'LookOnly' })
  },
)

it('a call that looks or changes by what is sent with it does the first for who may only look', async () => {
  const rule = { version: 0, afterDays: 30 }
  const tried = [
    [calls.ArchiveRule, { body: {} }, 200],
    [calls.ArchiveRule, { body: { rule } }, 403],
    [calls.RoutingGuide, { query: { flag: 'load' }, body: {} }, 200],
    [calls.RoutingGuide, { query: { flag: 'save' }, body: { version: 0, rules: [] } }, 403],
    // There is no such shipment: who only looks gets as far as that with a preview.
    [calls.CheckBOLandDownload, { body: { shipmentIds: [1], preview: true } }, 404],
    [calls.CheckBOLandDownload, { body: { shipmentIds: [1] } }, 403],
  ] as const
  for (const [call, sent, status] of tried) {
    expect((await ask(node, call as typeof calls.ArchiveRule, sent as object, await lookerAt(call))).status).toBe(
      status,
    )
  }
})

it('opens a call by each single page it names', async () => {
  for (const call of paged) {
    if (call.access.kind === 'public' || call.access.pages === 'any') continue
    for (const page of call.access.pages) {
      const person = await newPerson(node, clerk.clientId, [page])
      expect([call.name, page, (await send(call, `Bearer ${person.token}`)).status]).not.toContain(403)
    }
  }
})

describe('calls for the holder of a link', () => {
  const sendWith = async (call: Call, accessId: string, authorization?: string) => {
    const headers = { 'access-id': accessId, ...(authorization === undefined ? {} : { authorization }) }
    const { statusCode, body } = await node.server.inject({ method: 'POST', url: pathOf(call), headers })
    return { status: statusCode, code: (JSON.parse(body) as { code?: string }).code }
  }
  const link = async (mayAdd: boolean) => {
    const shipmentId = await insertShipment(node, clerk)
    const { reply } = await ask(node, SendTrackingLink, { body: { shipmentId, mayAdd } }, clerk.token)
    return /(?:accessid|trackid)=([\w-]+)/.exec(reply.TrackingLink)?.[1] ?? ''
  }

  it('are the ones that are known to be', () => {
    expect(forLinks.map(call => call.name).sort()).toEqual(
      ['DisplayFile', 'DisplayTrackingDetails', 'FileUpload', 'TrackingDetails'].sort(),
    )
  })

  it('answer 404 to an access id that is none, also beside a good key', async () => {
    for (const call of forLinks) {
      const wrong = 'A'.repeat(43)
      expect([call.name, await sendWith(call, wrong)]).toEqual([call.name, { status: 404, code: 'BadLink' }])
      expect((await sendWith(call, wrong, `Bearer ${clerk.token}`)).code).toBe('BadLink')
    }
    node.clock.pass(minute)
  })

  it('let a link that may only see add nothing, and one that may add do both', async () => {
    const [seeing, adding] = [await link(false), await link(true)]
    for (const call of forLinks) {
      const mustAdd = call.access.kind === 'link' && call.access.needs === 'add'
      expect([call.name, (await sendWith(call, seeing)).code === 'BadLink']).toEqual([call.name, mustAdd])
      expect((await sendWith(call, adding)).code).not.toBe('BadLink')
    }
  })

  it('are the only ones a link opens', async () => {
    const accessId = await link(true)
    for (const call of signedIn.filter(call => !forLinks.includes(call))) {
      expect([call.name, (await sendWith(call, accessId)).code]).toEqual([call.name, 'SignedOut'])
    }
  })
})
