import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { CheckMailSender } from '@waybill/contract/calls/Mail/CheckMailSender.ts'
import { SendTestMail } from '@waybill/contract/calls/Mail/SendTestMail.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { GetAuditTrail } from '@waybill/contract/lists/auditTrail.ts'
import type { SettingSection } from '@waybill/contract/setting.ts'
import { type SettingValues, settingKeys, settings } from '@waybill/contract/settings/index.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retentionDays, senderOf, settingOf } from '../../companySettings.ts'
import { keepSwitches } from '../../identity/companies.ts'
import { withFoot } from '../../mail/html.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'
import { senderChecks } from './senderChecks.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const load = async (person = clerk) => (await ask(node, CompanySettings, { body: {} }, person.token)).reply
const save = (section: SettingSection, values: Partial<SettingValues>, version = 0, person = clerk) =>
  ask(node, CompanySettings, { body: { change: { section, version, values } } }, person.token)

/** Something else than what holds, and something that is refused, for each setting. */
const others: { readonly [K in keyof SettingValues]: readonly [good: SettingValues[K], bad: unknown] } = {
  name: ['Acme Freight', ''],
  timeZone: ['America/Denver', 'Mars/Olympus'],
  headOffice: ['Acme Freight\n1 Example Road, Dayton, OH 45402', 'x'.repeat(301)],
  supportEmail: ['help@acme.invalid', 'help'],
  orderIntegration: [true, 'yes'],
  palletGrid: [true, 1],
  referenceLabels: [
    ['Job', '', '', '', 'Cost center'],
    ['x'.repeat(25), '', '', '', ''],
  ],
  gs1Prefix: ['0885551', '061414'],
  billTerms: ['RECEIVED subject to contract 7.', 'x'.repeat(501)],
  declaredValueSentence: ['Value is declared per pound.', 'x'.repeat(301)],
  mailSenderName: ['Acme Dispatch', 'Acme <x>'],
  mailSender: ['dispatch@test.invalid', 'dispatch@'],
  dkimSelector: ['s2026', 's_2026.'],
  ratesDays: [10, 1],
  importRowsDays: [20, 0],
  printJobsDays: [3, 3_651],
  reportRunsDays: [400, 1.5],
}

describe('Shipment/CompanySettings', () => {
  it.each(settingKeys)('keeps %s, writes its history, and refuses what it can’t be at its field', async key => {
    const [good, bad] = others[key]
    const { section } = settings[key]
    const refused = await save(section, { [key]: bad })
    expect(refused.status).toBe(400)
    expect(refused.error.issues?.[0]?.at).toMatch(new RegExp(`^body\\.change\\.values\\.${key}\\b`))
    const { reply } = await save(section, { [key]: good })
    expect([reply.values[key], reply.versions[section]]).toEqual([good, 1])
    const db = node.app.db.forClient(clerk.clientId)
    expect(await settingOf(node.app, db, clerk.clientId, key)).toEqual(good)
    const { reply: trail } = await ask(node, GetAuditTrail, { body: {} }, clerk.token)
    expect(trail.entries[0]).toMatchObject({
      kind: 'companySetting',
      action: 'saved',
      actor: expect.stringMatching(/^Test/),
    })
    expect((await load(await newCompany(node))).values[key]).not.toEqual(good)
  })

  it('is refused without a key or the page, and to who only looks at it; the second of two hears of the first', async () => {
    expect((await ask(node, CompanySettings, { body: {} })).status).toBe(401)
    const packer = await newPerson(node, clerk.clientId, ['Track'])
    expect((await ask(node, CompanySettings, { body: {} }, packer.token)).status).toBe(403)
    const looker = await newPerson(node, clerk.clientId, ['Company'], ['Company'])
    expect(await load(looker)).toMatchObject({ versions: { company: 0 }, mailroom: '' })
    expect((await save('orders', { palletGrid: true }, 0, looker)).status).toBe(403)
    const both = await Promise.all([save('orders', { palletGrid: true }), save('orders', { orderIntegration: true })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // Another part is nobody's hindrance; a setting of it is refused.
    expect((await save('papers', { gs1Prefix: '0614142' })).status).toBe(200)
    expect((await save('papers', { palletGrid: false }, 1)).error.issues).toMatchObject([
      { at: 'body.change.values.palletGrid', code: 'invalid_choice' },
    ])
  })

  it('leaves alone what is not sent, though it was switched elsewhere meanwhile', async () => {
    await keepSwitches(node.app.db.identity, clerk.clientId, { orderIntegration: true })
    const { reply } = await save('orders', { palletGrid: true })
    expect(reply.values).toMatchObject({ orderIntegration: true, palletGrid: true })
  })
})

describe('what settings govern', () => {
  it('the time zone of sessions that are open, the name and the grid of their people', async () => {
    await save('company', { timeZone: 'America/Denver', name: 'Acme Freight' })
    await save('orders', { palletGrid: true })
    const zone = async () => (await ask(node, IntialCachefunction, {}, clerk.token)).reply.timeZone
    await expect.poll(zone).toBe('America/Denver')
    const { reply } = await ask(node, userDetails, {}, clerk.token)
    expect(reply.userDetails).toMatchObject({ IsPalletItemGrid: 'true' })
  })

  it('whom to ask and what references are called', async () => {
    const common = async () => (await ask(node, IntialCachefunction, {}, clerk.token)).reply
    expect(await common()).toMatchObject({ supportEmail: node.app.settings.SUPPORT_EMAIL })
    await save('company', { supportEmail: 'help@acme.invalid' })
    await save('orders', { referenceLabels: [' Job ', '', '', '', ''] })
    expect(await common()).toMatchObject({
      ...{ supportEmail: 'help@acme.invalid', referenceLabels: ['Job', '', '', '', ''] },
    })
  })

  it('the number and the sentences of bills of lading that are made from then on, and none that was issued', async () => {
    const print = async (shipmentId: number) => {
      const body = { shipmentIds: [shipmentId], copies: 1 }
      return pdfText((await ask(node, CheckBOLandDownload, { body }, clerk.token)).bytes).replaceAll(/\s+/g, ' ')
    }
    const booked = async () => {
      const record = await addFreight(node, clerk)
      const facts = { status: 'T', carrierScac: 'DMAA', carrierName: 'Test Freight' } as const
      const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.clock.now() }
      await node.app.db.forClient(clerk.clientId).transaction(async tx => {
        const held = await lockShipment(tx, clerk.clientId, record.shipmentId)
        await saveShipment(node.app, tx, doer, held, { action: 'edited', facts })
      })
      return record
    }
    const before = await booked()
    expect(await print(before.shipmentId)).toContain('RECEIVED in apparent good order')
    await save('papers', {
      ...{ gs1Prefix: '0614143', billTerms: 'RECEIVED subject to contract 7.' },
      declaredValueSentence: 'Value is declared per pound.',
    })
    const after = await booked()
    const { reply } = await ask(node, BuildShipment, { body: { shipment: sampleWireShipment() } }, clerk.token)
    expect(reply.BOLNumber).toMatch(/^0614143/)
    const words = await print(after.shipmentId)
    expect(words).toContain('RECEIVED subject to contract 7.')
    expect(words).toContain('Value is declared per pound.')
    expect(words).not.toContain('RECEIVED in apparent good order')
    const again = await print(before.shipmentId)
    expect(again).toContain('RECEIVED in apparent good order')
    expect(again).not.toContain('Revision')
  })

  it('a GS1 prefix is one company’s alone, none of 04, and leaves digits for the numbers that follow', async () => {
    const at = async (gs1Prefix: string, person = clerk, version = 0) => {
      const { status, error } = await save('papers', { gs1Prefix }, version, person)
      return error?.issues?.[0]?.code ?? status
    }
    expect(await at('0614144')).toBe(200)
    expect(await at('0614144', await newCompany(node))).toBe('prefixTaken')
    expect(await at('0400003', clerk, 1)).toBe('badGs1Prefix')
    await ask(node, BuildShipment, { body: { shipment: sampleWireShipment() } }, clerk.token)
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('number_series').set({ next: 600_000 }).where('client_id', '=', clerk.clientId).execute(),
      )
    expect(await at('0714144123', clerk, 1)).toBe('prefixTooLong')
    // One that begins with another numbers under it, too; one's own is replaced.
    expect(await at('06141441', await newCompany(node))).toBe('prefixTaken')
    expect(await at('061414412', clerk, 1)).toBe(200)
  })

  it('how long things are kept, each company its own', async () => {
    await save('retention', { reportRunsDays: 7 })
    const days = (person: Person) => retentionDays(node.app, person.clientId, 'reportRunsDays')
    expect(await days(clerk)).toBe(7)
    expect(await days(await newCompany(node))).toBe(node.app.settings.REPORT_RUNS_KEPT_DAYS)
  })

  it('its address stands at the foot of its letters', async () => {
    await save('company', { headOffice: 'Acme Freight\n1 <Example> Road' })
    const mailed = nextMail(node, clerk.clientId)
    await ask(node, SendTestMail, { body: {} }, clerk.token)
    const { body_text } = await mailed
    expect(body_text).toMatch(/\n-- \nAcme Freight\n1 <Example> Road\n$/)
    const html = '<html><body><p>Hello</p></body></html>'
    expect(withFoot({ text: 'Hello\n', html }, '1 <Example> Road\nDayton').html).toMatch(
      /^<html><body><p>Hello<\/p><p style="[^"]+">1 &lt;Example&gt; Road<br>Dayton<\/p><\/body><\/html>$/,
    )
  })

  it('who letters come from; a test mail goes to whoever asks', async () => {
    expect(await senderOf(node.app, clerk.clientId)).toEqual({})
    await save('company', { name: 'Acme Freight' })
    const foreign = await save('mail', { mailSender: 'dispatch@other.invalid' })
    expect(foreign.error.issues).toMatchObject([{ at: 'body.change.values.mailSender', code: 'foreign_domain' }])
    await node.app.db.identity
      .updateTable('identity.person')
      .set({ email: `someone${clerk.clientId}@gmail.com` })
      .where('user_id', '=', (await newPerson(node, clerk.clientId)).userId)
      .execute()
    const other = await save('mail', { mailSender: 'somebody.else@gmail.com' })
    expect(other.error.issues).toMatchObject([{ at: 'body.change.values.mailSender', code: 'foreign_domain' }])
    await save('mail', { mailSender: 'dispatch@test.invalid' })
    expect(await senderOf(node.app, clerk.clientId)).toEqual({
      from: { name: 'Acme Freight', address: 'dispatch@test.invalid' },
    })
    const mailed = nextMail(node, clerk.clientId)
    expect((await ask(node, SendTestMail, { body: {} }, clerk.token)).reply).toEqual({ to: clerk.email })
    expect(await mailed).toMatchObject({ recipients: [clerk.email], subject: 'Test mail of Acme Freight' })
    const looker = await newPerson(node, clerk.clientId, ['Company'], ['Company'])
    expect((await ask(node, SendTestMail, { body: {} }, looker.token)).status).toBe(403)
  })
})

describe('what a sender’s domain publishes', () => {
  const refusal = (code: string) => async () => {
    throw Object.assign(new Error(code), { code })
  }
  const zone: Readonly<Record<string, readonly (readonly string[])[]>> = {
    'acme.example': [['google-site-verification=1'], ['v=spf1 include:', 'mail.example -all']],
    's1._domainkey.acme.example': [['v=DKIM1; k=rsa; ', 'p=MIGf']],
    'old._domainkey.acme.example': [['v=DKIM1; p=']],
    'twice.example': [['v=spf1 -all'], ['v=spf1 include:mail.example -all']],
    's1._domainkey.twice.example': [['v=DKIM1; p = MIGf']],
  }
  const lookUp = async (name: string) => zone[name] ?? refusal('ENODATA')()

  it.each([
    ['a@acme.example', 's1', 'found', 'found'],
    ['a@acme.example', 'old', 'found', 'missing'],
    ['a@acme.example', '', 'found', 'notChecked'],
    ['a@other.example', 's1', 'missing', 'missing'],
    ['a@twice.example', 's1', 'missing', 'found'],
    ['', '', 'notChecked', 'notChecked'],
  ])('%s under %j: SPF %s, DKIM %s', async (sender, selector, spf, dkim) => {
    expect(await senderChecks(lookUp, sender, selector)).toMatchObject({ spf, dkim })
  })

  it('is not checked where no resolver answers, and asked by who may look', async () => {
    for (const code of ['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL']) {
      expect(await senderChecks(refusal(code), 'a@acme.example', 's1')).toMatchObject({
        ...{ spf: 'notChecked', dkim: 'notChecked' },
      })
    }
    const looker = await newPerson(node, clerk.clientId, ['Company'], ['Company'])
    const body = { sender: '', selector: '' }
    expect((await ask(node, CheckMailSender, { body }, looker.token)).reply).toMatchObject({ spf: 'notChecked' })
  })
})
