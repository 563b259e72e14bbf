import { type BodyOf, calls } from '@waybill/contract'
import { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { SaveOrderEmailID } from '@waybill/contract/calls/Shipment/SaveOrderEmailID.ts'
import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { OrderIntegrationType } from '@waybill/contract/wire/orderSources.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { countOrders, orderFile, rested, theSource } from '../../testing/orderSources.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const act = (Functype: OrderIntegrationType, body: BodyOf<typeof OrderIntegration> = {}) =>
  ask(node, OrderIntegration, { query: { Functype }, body }, clerk.token)
const secret = 'canary secret of ours'
const server = { name: 'ERP', way: 'sftp' as const, host: 'files.invalid', FTPUserName: 'us', FTPPassword: secret }
const configure = (more: Partial<BodyOf<typeof OrderFileSoruceConfigure>> = {}) =>
  ask(node, OrderFileSoruceConfigure, { body: { ...server, ...more } }, clerk.token)
const issues = (answer: { error: { issues?: readonly { at: string; code: string }[] } }) =>
  (answer.error.issues ?? []).map(({ at, code }) => [at, code])

/** Everything that a company's tables hold as text. */
async function everythingKept(): Promise<string> {
  const { query } = node.app.db
  const db = node.app.db.forClient(clerk.clientId)
  const rows = await Promise.all([
    db.read(query.selectFrom('order_source').selectAll().where('client_id', '=', clerk.clientId)),
    db.read(query.selectFrom('audit_entry').selectAll().where('client_id', '=', clerk.clientId)),
  ])
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Object && 'type' in value && value.type === 'Buffer' && 'data' in value
      ? Buffer.from(value.data as number[]).toString('latin1')
      : value,
  )
}

describe('the setup of order integration', () => {
  it('switches the company, and says so to whoever signs in', async () => {
    expect((await act('load')).reply).toMatchObject({ IntergrationCheck: false, IsPalletItemGrid: 'false' })
    await act('switch', { IntergrationCheck: true })
    expect((await act('switch', { IsPalletItemGrid: 'true' })).reply).toMatchObject({
      ...{ IntergrationCheck: true, IsPalletItemGrid: 'true' },
    })
    const { reply } = await ask(node, calls.userDetails, { body: {} }, clerk.token)
    expect(reply.userDetails).toMatchObject({ IntergrationCheck: true, IsPalletItemGrid: 'true' })
  })

  it('refuses confirmations in the folder that orders are taken from', async () => {
    const { sourceId, version } = (await configure({ folder: '/drop' })).reply
    const confirm = (confirmFolder: string) => act('confirm', { sourceId, version, confirmBy: 'folder', confirmFolder })
    for (const folder of ['.', '/drop/', 'sub/..']) {
      expect(issues(await confirm(folder))).toEqual([['body.confirmFolder', 'sameFolder']])
    }
    expect((await confirm('out')).status).toBe(200)
  })

  it('finds nothing of another company or person', async () => {
    const asked = (query: object) =>
      ask(node, OrderIntegration, { query: { Functype: 'load', ...query }, body: {} }, clerk.token)
    expect((await asked({ UserId: clerk.userId, ClientID: clerk.clientId })).status).toBe(200)
    expect((await asked({ ClientID: clerk.clientId + 1 })).error.code).toBe('NotFound')
    expect((await asked({ UserId: clerk.userId + 1 })).error.code).toBe('NotFound')
  })

  it('keeps secrets to itself: no reply, history or table says them', async () => {
    const saved = await configure({ FTPKey: 'canary key of ours' })
    const shown = await act('load')
    expect(shown.reply.sources[0]).toMatchObject({ hasPassword: true, hasKey: true, FTPUserName: 'us' })
    const kept = await everythingKept()
    for (const text of [saved.text, shown.text, (await act('test', { sourceId: saved.reply.sourceId })).text, kept]) {
      expect(text).not.toContain('canary')
    }
  })

  it('keeps a password that is left blank, and asks for it anew where it would go to somebody else', async () => {
    expect(issues(await configure({ FTPPassword: '' }))).toEqual([['body.FTPPassword', 'required']])
    const { sourceId, version } = (await configure()).reply
    const own = { sourceId, version, FTPPassword: '' }
    expect(issues(await configure({ ...own, host: 'other.invalid' }))).toEqual([['body.FTPPassword', 'required']])
    expect(issues(await configure({ ...own, FTPUserName: 'them' }))).toEqual([['body.FTPPassword', 'required']])
    expect((await configure({ ...own, folder: 'in' })).status).toBe(200)
    expect((await theSource(node, clerk)).hasPassword).toBe(true)
    expect((await configure({ ...own, folder: 'out' })).error.code).toBe('ChangedMeanwhile')
  })

  it('refuses what is no host, a second source of a name, and another way than it has', async () => {
    expect((await configure({ host: 'sftp://files.invalid' })).status).toBe(400)
    const { sourceId, version } = (await configure()).reply
    expect(issues(await configure({ name: 'erp' }))).toEqual([['body.name', 'sourceNameTaken']])
    const mail = { sourceId, version, name: 'ERP', senders: ['acme.example'] }
    expect((await ask(node, SaveOrderEmailID, { body: mail }, clerk.token)).status).toBe(404)
    const wrong = { name: 'Mail', senders: ['acme example'] }
    expect((await ask(node, SaveOrderEmailID, { body: wrong }, clerk.token)).status).toBe(400)
  })

  it('gives each mail source an address of its own that tells nothing', async () => {
    const save = (name: string) =>
      ask(node, SaveOrderEmailID, { body: { name, senders: ['@Acme.example'] } }, clerk.token)
    await save('One')
    await save('Two')
    const rows = await node.app.db.identity
      .selectFrom('work.order_address')
      .select('tag')
      .where('client_id', '=', clerk.clientId)
      .execute()
    expect(new Set(rows.map(({ tag }) => tag)).size).toBe(2)
    for (const { tag } of rows) expect(tag).toMatch(/^orders-[0-9a-f]{20}$/)
    expect((await theSource(node, clerk)).senders).toEqual(['acme.example'])
  })

  it('understands files of each source by themselves, until that is forgotten', async () => {
    await act('save', { name: 'Lists' })
    const { sourceId } = await theSource(node, clerk)
    const odd = ['Nr,Thing,How many', 'X-1,Bolts,5'].join('\n')
    const fields = { source: String(sourceId), run: 'false' }
    const { runId } = await sendFile(node, clerk, UploadOrderFile, odd, { fields })
    const { mapping } = await importNow(node, clerk, runId)
    const columns = ['OrderNumber', 'Description', 'OriginalQty']
    await ask(node, UpdateMappedColumns, { body: { runId, mapping: { ...mapping, columns } } }, clerk.token)
    const { mappings } = await theSource(node, clerk)
    expect(mappings).toMatchObject([{ columns: [{ head: 'nr', field: 'OrderNumber' }, {}, {}] }])
    // The same heads of nobody's file are another matter.
    const other = await sendFile(node, clerk, UploadOrderFile, odd, { fields: { run: 'false' } })
    expect((await importNow(node, clerk, other.runId)).remembered).toBe(false)
    await act('forget', { sourceId, key: mappings[0]?.key ?? '' })
    expect((await theSource(node, clerk)).mappings).toEqual([])
    const strange = await sendFile(node, clerk, UploadOrderFile, odd, { fields: { source: '999999' } })
    expect(strange.code).toBe('NotFound')
  })

  it('begins anew once a person confirmed it: sources and mappings go, orders stay', async () => {
    await act('switch', { IntergrationCheck: true })
    await act('save', { name: 'Lists' })
    await configure()
    const { sourceId } = await theSource(node, clerk)
    const sent = await sendFile(node, clerk, UploadOrderFile, orderFile('SO-1'), {
      fields: { source: String(sourceId) },
    })
    await importNow(node, clerk, sent.runId)
    expect(issues(await act('reset'))).toEqual([['body.confirmed', 'required']])
    expect((await act('reset', { confirmed: true })).reply).toMatchObject({ IntergrationCheck: false, sources: [] })
    await rested(node)
    expect(await countOrders(node, clerk)).toBe(1)
    const left = await node.app.db.identity
      .selectFrom('work.due')
      .select('kind')
      .where('client_id', '=', clerk.clientId)
      .where('kind', 'in', ['source', 'sourceReport'])
      .execute()
    expect(left).toEqual([])
  })
})
