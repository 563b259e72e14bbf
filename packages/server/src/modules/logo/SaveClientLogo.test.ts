import { LOGO_MAX_BYTES } from '@waybill/contract'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { SaveClientLogo } from '@waybill/contract/calls/Shipment/SaveClientLogo.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paperLogo } from '../../letterhead.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { jpegOf, pngOf } from '../../testing/pictures.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'
import { logoUrlOf } from './index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

type FunType = 'load' | 'save' | 'remove' | 'restore'

const call = (funType: FunType, body: object = {}, token: string | undefined = clerk.token) =>
  ask(node, SaveClientLogo, { query: { funType }, body }, token)

const save = (picture: Buffer, version = 0, person = clerk, Filename = 'logo.png') =>
  call('save', { Imagedata: picture.toString('base64'), Filename, version }, person.token)

/** A picture that no other test has saved. */
let widths = 1
const freshPng = (): Buffer => pngOf({ width: ++widths, height: 3 })

const show = (url: string) => node.server.inject({ method: 'GET', url })

const issueOf = async (answer: ReturnType<typeof call>) => {
  const { status, error } = await answer
  return [status, error.issues?.[0]?.at, error.issues?.[0]?.code]
}

describe('Shipment/SaveClientLogo', () => {
  it('answers 401 without a key, 400 without funType, 403 without the page', async () => {
    expect((await ask(node, SaveClientLogo, { query: { funType: 'load' }, body: {} })).status).toBe(401)
    expect((await call('draw' as FunType)).status).toBe(400)
    const packer = await newPerson(node, clerk.clientId, ['Track'])
    for (const funType of ['load', 'save', 'remove', 'restore'] as const) {
      expect((await call(funType, {}, packer.token)).status).toBe(403)
    }
  })

  it('keeps a picture, shows it to its people and to strangers who have its address', async () => {
    expect((await call('load')).reply).toEqual({
      ...{ Status: 'Success', logourl: '', logo: null, version: 0, isRestorable: false },
    })
    const picture = freshPng()
    const { reply } = await save(picture, 0, clerk, 'C:\\art\\our\u202elogo.png')
    expect(reply).toMatchObject({
      ...{ version: 1, isRestorable: false },
      logo: { name: 'our_logo.png', mime: 'image/png', height: 3, savedBy: expect.stringMatching(/^Test Clerk/) },
    })
    expect((await call('load')).reply).toEqual(reply)
    expect((await ask(node, userDetails, {}, clerk.token)).reply.userDetails.logourl).toBe(reply.logourl)
    expect(await logoUrlOf(node.app.db.identity, clerk.clientId)).toBe(reply.logourl)
    const shown = await show(reply.logourl)
    expect(shown.rawPayload).toEqual(picture)
    expect(shown.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="logo.png"',
    })
  })

  it('takes a data address too, and a JPEG by its content', async () => {
    const Imagedata = `data:image/png;base64,${jpegOf({ width: 16 }).toString('base64')}`
    const { reply } = await call('save', { Imagedata, Filename: 'logo.png' })
    expect(reply.logo).toMatchObject({ mime: 'image/jpeg', width: 16, height: 8 })
    expect((await show(reply.logourl)).headers['content-type']).toBe('image/jpeg')
  })

  it('refuses at the picture what is none, and what is too large', async () => {
    const at = 'body.Imagedata'
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await issueOf(save(html))).toEqual([400, at, 'pictureType'])
    expect(await issueOf(save(Buffer.from('<svg onload="alert(1)"/>')))).toEqual([400, at, 'pictureSvg'])
    expect(await issueOf(save(Buffer.alloc(0)))).toEqual([400, at, 'required'])
    expect(await issueOf(save(pngOf().subarray(0, 40)))).toEqual([400, at, 'pictureDamaged'])
    expect(await issueOf(save(pngOf({ width: 5000, height: 1 })))).toEqual([400, at, 'pictureSide'])
    expect(await issueOf(save(Buffer.alloc(LOGO_MAX_BYTES + 1, 0x89)))).toEqual([400, at, 'pictureBytes'])
    expect(await issueOf(call('save', { Imagedata: '%%%%' }))).toEqual([400, at, 'pictureType'])
    expect((await call('load')).reply.version).toBe(0)
  })

  it('lets nobody overwrite unseen what a colleague saved', async () => {
    const colleague = await newPerson(node, clerk.clientId, ['LogoUpdate'])
    const both = await Promise.all([save(freshPng()), save(freshPng(), 0, colleague)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const stale of [
      await save(freshPng()),
      await call('remove', { version: 0 }),
      await call('restore', { version: 0 }),
    ]) {
      expect([stale.status, stale.error.code]).toEqual([409, 'ChangedMeanwhile'])
    }
    expect((await save(freshPng(), 1, colleague)).reply.version).toBe(2)
  })

  it('takes it away from everywhere, and brings it back', async () => {
    expect((await call('remove')).status).toBe(404)
    const { logourl } = (await save(freshPng())).reply
    expect((await call('restore', { version: 1 })).status).toBe(404)
    const gone = (await call('remove', { version: 1 })).reply
    expect(gone).toMatchObject({ logourl: '', logo: null, version: 2, isRestorable: true })
    expect((await show(logourl)).statusCode).toBe(404)
    expect(await logoUrlOf(node.app.db.identity, clerk.clientId)).toBe('')
    const back = (await call('restore', { version: 2 })).reply
    expect(back).toMatchObject({ logourl, version: 3, isRestorable: false })
    expect((await show(logourl)).statusCode).toBe(200)
    const { query } = node.app.db
    const history = await node.app.db
      .forClient(clerk.clientId)
      .read(
        query.selectFrom('audit_entry').select(['action', 'actor']).where('entity', '=', 'logo').orderBy('audit_id'),
      )
    expect(history).toEqual(
      ['saved', 'removed', 'restored'].map(action => ({ action, actor: expect.stringMatching(/^Test Clerk/) })),
    )
  })

  it('refuses a flag that says otherwise than funType, and takes one that says the same', async () => {
    expect(await issueOf(call('load', { flag: 'remove' }))).toEqual([400, 'body.flag', 'invalid'])
    expect((await call('load', { flag: 'Load' })).status).toBe(200)
  })

  it('is the business of one company alone, whatever company is named', async () => {
    const stranger = await newCompany(node)
    const picture = freshPng()
    const { logourl } = (await save(picture)).reply
    const posing = { clientid: clerk.clientId, userid: String(clerk.userId), version: 1 }
    for (const flag of ['load', 'remove'] as const) expect((await call(flag, posing, stranger.token)).status).toBe(404)
    expect((await call('load', { userid: clerk.userId }, stranger.token)).status).toBe(404)
    const own = { clientid: String(stranger.clientId), userid: stranger.userId }
    expect((await call('load', own, stranger.token)).reply.logo).toBeNull()
    // The same picture of two companies outlives that one of them takes its own away.
    expect((await save(picture, 0, stranger)).reply.logourl).toBe(logourl)
    await call('remove', { version: 1 })
    expect((await show(logourl)).statusCode).toBe(200)
    await call('remove', { version: 1 }, stranger.token)
    expect((await show(logourl)).statusCode).toBe(404)
  })

  it.each(['/logo/x', `/logo/${'a'.repeat(64)}`, '/logo/..%2f..%2fetc%2fpasswd', '/logo/'])(
    'shows nothing at %s',
    async url => {
      const { statusCode, headers } = await show(url)
      expect(statusCode === 404 || String(headers['content-type']).startsWith('text/')).toBe(true)
    },
  )
})

const pictures = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

describe('papers', () => {
  const packingList = async (shipmentId: number) =>
    pictures((await ask(node, GETPackinglist, { body: { shipmentId } }, clerk.token)).bytes)
  const print = async (shipmentId: number, documents: ('bol' | 'packing-list')[]) =>
    (await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], documents, copies: 1 } }, clerk.token))
      .bytes

  it('bear the logo of the day; an issued bill stays as it was filed, and a new logo makes no revision', async () => {
    const { shipmentId, clientId } = await addFreight(node, clerk)
    expect(await packingList(shipmentId)).toBe(0)
    await save(freshPng())
    expect(await packingList(shipmentId)).toBe(1)
    expect(pictures(await print(shipmentId, ['packing-list']))).toBe(1)
    const doer = { who: { clientId, userId: clerk.userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
    const facts = { status: 'T', carrierScac: 'DMAA', carrierName: 'Test Freight' } as const
    await node.app.db.forClient(clientId).transaction(async tx => {
      await saveShipment(node.app, tx, doer, await lockShipment(tx, clientId, shipmentId), { action: 'edited', facts })
    })
    const issued = await print(shipmentId, ['bol'])
    expect(pictures(issued)).toBe(1)
    await call('remove', { version: 1 })
    expect((await print(shipmentId, ['bol'])).equals(issued)).toBe(true)
    await save(freshPng(), 2)
    const again = await print(shipmentId, ['bol'])
    expect(again.equals(issued)).toBe(true)
    expect(pdfText(again)).not.toContain('Revision')
  })

  it('are printed without it where its file is damaged', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    await save(freshPng())
    const { app } = node
    const broken = { ...app.files, bytes: () => Promise.reject(new Error('gone')) }
    expect(await paperLogo({ ...app, files: broken }, clerk.clientId)).toEqual({})
    expect(await packingList(shipmentId)).toBe(1)
  })
})
