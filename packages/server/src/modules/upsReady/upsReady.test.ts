import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import { AccountSetupLink } from '@waybill/contract/calls/UPSReady/AccountSetupLink.ts'
import { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { type UpsDetails, upsDetails } from '@waybill/contract/wire/upsReady.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { loadAgreement } from './index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())
afterEach(() => wired.sandbox.clearFaults())
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})

const details: UpsDetails = {
  contactPerson: {
    ...{ CompanyName: 'Acme Pumps', ContactName: 'Dana Cole', Title: 'Controller', Phone: '937-555-0142' },
    ...{ Email: 'dana@acme.invalid', Street: '1 Mill Road', Street2: '', City: 'Dayton', State: 'OH', Zip: '45402' },
    CountryCode: 'US',
  },
  account: { AccountName: 'Acme Pumps', AccountNumber: 'a1b2c3', AccountZip: '45402', AccountCountry: 'US' },
  invoice: {
    ...{ InvoiceNumber: '0000A1B2C3456', InvoiceDate: '2026-11-14', AmountDue: '1,234.50', Currency: 'USD' },
    ControlID: '9K2Z',
  },
}
const withInvoice = (invoice: Partial<UpsDetails['invoice']>): UpsDetails => ({
  ...details,
  invoice: { ...details.invoice, ...invoice },
})

const version = async (who = clerk) => (await ask(wired.node, RequestAgreement, {}, who.token)).reply.Version
const register = async (given: UpsDetails = details, who = clerk, more: object = {}) =>
  ask(
    wired.node,
    Registration,
    { body: { register: { details: given, AgreementVersion: await version(who), Accepted: true, ...more } } },
    who.token,
  )
const accounts = async (who = clerk) => (await ask(wired.node, GetParcelAccountDetails, {}, who.token)).reply.accounts
const asked = () => wired.sandbox.requests('ups:register')

it('an account is registered by an invoice, stands among the parcel accounts, and gives prices', async () => {
  const { reply, text } = await register()
  expect(reply, text).toMatchObject({ Status: 'registered', registered: [{ AccountNumber: 'A1B2C3' }] })
  const [account] = await accounts()
  expect(account).toMatchObject({ mode: 'UPS', AccountNumber: 'A1B2C3', environment: 'live', name: '' })
  expect(reply.registered[0]?.AccountID).toBe(account?.AccountID)
  const end = { Street: '1 Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  const rates = await ask(
    wired.node,
    ParcelRates,
    {
      body: {
        ...{
          AccountID: account?.AccountID ?? 0,
          Origin: end,
          Destination: { ...end, City: 'Reno', State: 'NV', Zip: '89501' },
        },
        packages: [{ Qty: 1, Weight: 9, Length: 12, Width: 10, Height: 8, packageType: '02' }],
      },
    },
    clerk.token,
  )
  expect(rates.reply.rates.length, rates.text).toBeGreaterThan(0)
})

it('what proved whose it is is kept nowhere afterwards, and its sign-in is answered to nobody', async () => {
  const { text } = await register()
  const { db } = wired.node.app
  const said = await db
    .forClient(clerk.clientId)
    .read(db.query.selectFrom('carrier_exchange').selectAll().where('operation', '=', 'register'))
  expect(said).toHaveLength(1)
  const kept = JSON.stringify(said) + text
  for (const secret of ['0000A1B2C3456', '9K2Z', 'ClientSecret":"']) expect(kept).not.toContain(secret)
  const rows = await db.forClient(clerk.clientId).read(db.query.selectFrom('ups_registration').selectAll())
  expect(rows).toEqual([expect.objectContaining({ state: 'registered', account_number: 'A1B2C3' })])
})

it('is registered once: asked for again, and twice at once', async () => {
  const before = asked()
  const [one, two] = await Promise.all([register(), register()])
  expect([one.reply.Status, two.reply.Status].sort()).toEqual(['exist', 'registered'])
  expect((await register()).reply.Status).toBe('exist')
  expect([asked() - before, (await accounts()).length]).toEqual([1, 1])
  const second = await register({ ...details, account: { ...details.account, AccountNumber: 'B2C3D4' } })
  expect(second.reply.Status).toBe('registered')
  expect((await accounts()).map(({ CarrierName }) => CarrierName)).toEqual(['UPS', 'UPS (B2C3D4)'])
})

it('what UPS refuses, or can’t be asked about, loses nothing that was typed', async () => {
  const refused = await register(withInvoice({ InvoiceNumber: '0000A1B2C3000' }))
  expect(refused.reply).toMatchObject({ Status: 'error', Message: expect.stringContaining('last 3') })
  wired.sandbox.fault({ kind: 'status500' })
  expect((await register()).reply.Status).toBe('failed')
  wired.sandbox.clearFaults()
  const { reply } = await ask(wired.node, AccountDetails, {}, clerk.token)
  expect([reply.details, reply.step]).toEqual([details, 'invoice'])
  expect(await accounts()).toEqual([])
  expect((await register()).reply.Status).toBe('registered')
})

it('says at each field what is wrong: an invoice of 91 days, of nothing, of half a yen', async () => {
  const wrong = async (given: UpsDetails, more: object = {}) => {
    const { status, error } = await register(given, clerk, more)
    return [status, ...(error.issues ?? []).map(({ at, code }) => `${at.replace('body.register.', '')} ${code}`)]
  }
  const at = 'details.invoice'
  // It is Friday, November 20.
  expect(await wrong(withInvoice({ InvoiceDate: '2026-08-21' }))).toEqual([400, `${at}.InvoiceDate upsInvoiceTooOld`])
  expect(await wrong(withInvoice({ AmountDue: '0' }))).toEqual([400, `${at}.AmountDue notAboveZero`])
  expect(await wrong(withInvoice({ AmountDue: '12.5', Currency: 'JPY' }))).toEqual([400, `${at}.AmountDue noDecimals`])
  expect(await wrong(withInvoice({ ControlID: '' }))).toEqual([400, `${at}.ControlID required`])
  expect(await wrong(details, { Accepted: false })).toEqual([400, 'Accepted mustAgree'])
  expect(await wrong(details, { AgreementVersion: 'old' })).toEqual([400, 'AgreementVersion agreementChanged'])
  const empty = await wrong(upsDetails.parse({}))
  expect(empty.filter(issue => String(issue).endsWith(' required'))).toHaveLength(16)
})

it('is left half filled and come back to; of two who save the second hears of it', async () => {
  const half = { ...upsDetails.parse({}), contactPerson: details.contactPerson }
  const save = (seen: number) =>
    ask(wired.node, AccountDetails, { body: { save: { details: half, step: 'account', version: seen } } }, clerk.token)
  const saved = await save(0)
  expect(saved.reply, saved.text).toMatchObject({ version: 1, step: 'account', isRegistered: false })
  expect((await save(0)).error.code).toBe('ChangedMeanwhile')
  const colleague = await newPerson(wired.node, clerk.clientId, ['UpsReady'])
  expect((await ask(wired.node, AccountDetails, {}, colleague.token)).reply).toEqual(saved.reply)
  const other = await newCompany(wired.node)
  expect((await ask(wired.node, AccountDetails, {}, other.token)).reply.version).toBe(0)
})

it('goes on a minute after whoever asked UPS has died', async () => {
  const save = (seen: number) =>
    ask(wired.node, AccountDetails, { body: { save: { details, step: 'account', version: seen } } }, clerk.token)
  const { reply } = await save(0)
  const askedAt = (at: Date) =>
    wired.node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('ups_registration')
          .set({ state: 'asking', asked_at: at.toISOString() })
          .where('client_id', '=', clerk.clientId)
          .execute(),
      )
  const now = wired.node.app.clock.now()
  await askedAt(now)
  expect((await save(reply.version)).error.code).toBe('ChangedMeanwhile')
  await askedAt(new Date(now.getTime() - 60_000))
  expect((await save(reply.version)).reply.version).toBe(reply.version + 1)
})

it('who accepted which version is kept, and a new version is accepted anew', async () => {
  const { app } = wired.node
  const first = await ask(wired.node, RequestAgreement, {}, clerk.token)
  expect(first.reply).toMatchObject({ IsSample: true, AcceptedAt: null })
  const accept = (Version: string, Accepted = true) =>
    ask(wired.node, RequestAgreement, { body: { accept: { Version, Accepted } } }, clerk.token)
  expect((await accept(first.reply.Version, false)).error.issues?.[0]).toMatchObject({ code: 'mustAgree' })
  expect((await accept(first.reply.Version)).reply).toMatchObject({ AcceptedBy: expect.stringMatching(/^Test Clerk/) })
  const load = (version: string, text: string) =>
    app.db.forClient(clerk.clientId).transaction(tx => loadAgreement(tx, { version, text }, app.clock.now()))
  const name = `2027-${clerk.clientId}`
  expect([await load(name, 'Ours'), await load(name, 'Ours'), await load(name, 'Theirs')]).toEqual([true, true, false])
  const second = await ask(wired.node, RequestAgreement, {}, clerk.token)
  expect(second.reply).toMatchObject({ Version: name, Text: 'Ours', IsSample: false, AcceptedAt: null })
  expect((await accept(first.reply.Version)).error.issues?.[0]).toMatchObject({ code: 'agreementChanged' })
  await app.db.identity.deleteFrom('work.ups_agreement').execute()
})

it('somebody without an account registers by a link, which tells of nobody and ends with a newer one', async () => {
  const link = async () => {
    const { reply } = await ask(wired.node, AccountSetupLink, {}, clerk.token)
    return { AccessID: new URL(reply.Link).searchParams.get('accessid') ?? '' }
  }
  const old = await link()
  const query = await link()
  const status = async (given: { AccessID: string }) =>
    (await ask(wired.node, RequestAgreement, { query: given })).status
  expect([await status(old), await status({ AccessID: 'made up' }), await status({ AccessID: '' })]).toEqual([
    404, 404, 401,
  ])
  const agreed = await ask(wired.node, RequestAgreement, { query })
  const { reply, text } = await ask(wired.node, Registration, {
    query,
    body: { register: { details, AgreementVersion: agreed.reply.Version, Accepted: true } },
  })
  expect(reply, text).toMatchObject({ Status: 'registered', registered: [{ registeredBy: 'Dana Cole' }] })
  expect((await accounts()).map(({ AccountNumber }) => AccountNumber)).toEqual(['A1B2C3'])
  const later = await ask(wired.node, AccountDetails, { query })
  expect(later.reply).toMatchObject({ isRegistered: true, details: upsDetails.parse({}) })
  await register({ ...details, account: { ...details.account, AccountNumber: 'B2C3D4' } })
  expect((await ask(wired.node, Registration, { query })).reply.registered).toHaveLength(1)
})
