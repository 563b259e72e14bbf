import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetAuditEntry } from '@waybill/contract/calls/LogIn/GetAuditEntry.ts'
import { ExportAuditTrail, GetAuditTrail } from '@waybill/contract/lists/auditTrail.ts'
import { auditedKinds } from '@waybill/contract/wire/auditEntry.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Change, recordChange } from '../../audit.ts'
import { newCompany, newDockClerk, newPerson, newPriceless, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

/** Writes a line as a module does. @param day on which it is written, at noon in Chicago */
const write = ({ clientId, userId }: Person, change: Change, day: string, name = 'Rita') =>
  node.app.db
    .forClient(clientId)
    .transaction(tx =>
      recordChange(tx, { who: { clientId, userId, name }, requestId: 'r-1', at: new Date(`${day}T18:00:00Z`) }, change),
    )

type Filter = NonNullable<Parameters<typeof find>[1]>
const find = async ({ token }: Pick<Person, 'token'>, filter: Record<string, unknown> = {}) => {
  const { status, reply } = await ask(node, GetAuditTrail, { body: { filter } as never }, token)
  expect(status).toBe(200)
  return reply.entries
}

describe('the audit trail', () => {
  it('is read by record, person, kind and day, and not by another company', async () => {
    const admin = await newCompany(node)
    const colleague = await newPerson(node, admin.clientId)
    const item = (entityId: number): Change => ({ entity: 'item', entityId, action: 'changed' })
    await write(admin, item(7), '2026-03-02')
    await write(colleague, item(7), '2026-03-04', 'Otto')
    await write(admin, { entity: 'carrier', entityId: 7, action: 'changed' }, '2026-03-05')
    const found = async (filter: Filter) => (await find(admin, filter)).map(({ kind, actor }) => `${kind} ${actor}`)
    expect(await found({})).toEqual(['carrier Rita', 'item Otto', 'item Rita'])
    expect(await found({ kinds: ['item'], record: '#7' })).toEqual(['item Otto', 'item Rita'])
    expect(await found({ record: '#8' })).toEqual([])
    expect(await found({ people: [String(colleague.userId)] })).toEqual(['item Otto'])
    expect(await found({ people: ['nobody'] })).toEqual([])
    expect(await found({ days: { from: '2026-03-03', to: '2026-03-04' } })).toEqual(['item Otto'])
    const stranger = await newCompany(node)
    expect(await find(stranger)).toEqual([])
    const [entry] = await find(admin)
    const { error } = await ask(node, GetAuditEntry, { body: { auditId: entry?.auditId ?? 0 } }, stranger.token)
    expect(error.code).toBe('NotFound')
  })

  it('is open to who has its page, sees prices and works at all docks', async () => {
    const { clientId } = await newCompany(node)
    const statusOf = async ({ token }: Person) => (await ask(node, GetAuditTrail, {}, token)).status
    expect(await statusOf(await newPerson(node, clientId, ['AuditTrail']))).toBe(200)
    expect(await statusOf(await newPerson(node, clientId, ['Track', 'ManageUsers']))).toBe(403)
    expect(await statusOf(await newPriceless(node, clientId))).toBe(403)
    expect(await statusOf(await newDockClerk(node, clientId, [1]))).toBe(403)
  })

  it('finds a shipment by its BOL number, and says what it cost in its money', async () => {
    const admin = await newCompany(node)
    const { shipmentId, bolNumber } = await addFreight(node, admin)
    const change = { entity: 'shipment', entityId: shipmentId, action: 'charged' }
    await write(admin, { ...change, before: { totalCharge: 21_336 }, after: { totalCharge: 23_495 } }, '2026-03-02')
    const entry = (await find(admin, { record: bolNumber })).find(({ action }) => action === 'charged')
    expect(entry).toMatchObject({ record: bolNumber, before: 'Total charge: $213.36', after: 'Total charge: $234.95' })
    const { reply } = await ask(node, GetAuditEntry, { body: { auditId: entry?.auditId ?? 0 } }, admin.token)
    expect(reply).toMatchObject({ changes: [{ field: 'Total charge', before: '$213.36', after: '$234.95' }], more: 0 })
  })

  it('names fields in words, parts by their number, and leaves out what stayed', async () => {
    const admin = await newCompany(node)
    const before = { name: 'Dock', lines: [{ quantityOpen: 5, sku: 'A' }], isOn: false }
    const after = { name: 'Dock', lines: [{ quantityOpen: 3, sku: 'A' }], isOn: true, amount: 950, currency: 'CAD' }
    await write(admin, { entity: 'station', entityId: 1, action: 'changed', before, after }, '2026-03-02')
    const [entry] = await find(admin)
    expect(entry?.record).toBe('Dock')
    expect(entry?.before).toBe('Is on: No\nLines 1 · Quantity open: 5')
    expect(entry?.after).toBe('Is on: Yes\nLines 1 · Quantity open: 3\nAmount: CA$9.50\nCurrency: CAD')
  })

  it('holds no secret, whoever wrote one into it: not in the list, an entry or the file', async () => {
    const admin = await newCompany(node)
    const secrets = {
      FTPPassword: 'swordfish',
      nested: { apiKey: 'swordfish', accessToken: ['swordfish'] },
      user: 'dock',
    }
    const change = { entity: 'orderSource', entityId: 1, action: 'changed', before: secrets, after: secrets }
    await write(admin, change, '2026-03-02')
    const list = await ask(node, GetAuditTrail, {}, admin.token)
    const [entry] = list.reply.entries
    const one = await ask(node, GetAuditEntry, { body: { auditId: entry?.auditId ?? 0 } }, admin.token)
    const columns = ['at', 'actor', 'before', 'after'] as const
    const file = await ask(node, ExportAuditTrail, { body: { columns: [...columns] } }, admin.token)
    for (const { text } of [list, one, file]) {
      expect(text).not.toContain('swordfish')
      expect(text).toContain('•••')
    }
  })

  it('goes on at its cursor through entries of one instant, each once', async () => {
    const admin = await newCompany(node)
    for (let id = 1; id <= 5; id++)
      await write(admin, { entity: 'item', entityId: id, action: 'changed' }, '2026-03-02')
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const body = { pageSize: 2, ...(cursor === undefined ? {} : { cursor }) }
      const { reply } = await ask(node, GetAuditTrail, { body }, admin.token)
      expect(reply.total).toBe(5)
      seen.push(...reply.entries.map(({ recordId }) => recordId))
      cursor = reply.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })
})

it('every kind of record that a module writes of can be chosen', () => {
  const source = join(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
    .map(path => readFileSync(join(source, path), 'utf8'))
  const written = texts.flatMap(text => [...text.matchAll(/\bentity: '(\w+)'/g)].map(([, kind = '']) => kind))
  expect(written.length).toBeGreaterThan(100)
  // An invoice is what rows of a file are called; their line stands with the shipment.
  expect([...new Set(written)].filter(kind => !isAudited(kind) && kind !== 'invoice')).toEqual([])
})

const isAudited = (kind: string): boolean => auditedKinds.some(one => one === kind)
