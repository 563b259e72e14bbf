import type { BodyOf } from '@waybill/contract'
import { VIEWS_MAX } from '@waybill/contract'
import { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import { SaveListColumns } from '@waybill/contract/calls/Lists/SaveListColumns.ts'
import { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import type { ListName } from '@waybill/contract/lists/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
let colleague: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  colleague = await newPerson(node, clerk.clientId)
})

const save = (person: Person, body: Omit<BodyOf<typeof SaveView>, 'list'>, list: ListName = 'track') =>
  ask(node, SaveView, { body: { list, ...body } }, person.token)
const seen = async (person: Person, list = 'track') =>
  (await ask(node, GetSavedViews, { body: { list } }, person.token)).reply

describe('saved views', () => {
  it('are one’s own until they are shared, and stay in the company', async () => {
    await save(clerk, { name: 'Mine', address: 'tab=A' })
    await save(clerk, { name: 'Late ones', shared: true, address: 'late=1', columns: [{ id: 'gone', width: 90 }] })
    expect((await seen(clerk)).views.map(view => [view.name, view.own])).toEqual([
      ['Late ones', true],
      ['Mine', true],
    ])
    expect((await seen(colleague)).views).toMatchObject([
      { name: 'Late ones', own: false, shared: true, address: 'late=1', columns: [{ id: 'gone', width: 90 }] },
    ])
    expect((await seen(await newCompany(node))).views).toEqual([])
    expect((await seen(clerk, 'outbox')).views).toEqual([])
  })

  it('are replaced by name and by number, and changed by their owner alone', async () => {
    const person = await newPerson(node, clerk.clientId)
    const { view } = (await save(person, { name: 'Week', address: 'a=1' })).reply
    expect((await save(person, { name: 'week', address: 'a=2' })).reply.view).toMatchObject({ viewId: view.viewId })
    expect((await save(person, { name: 'Month', viewId: view.viewId })).reply.view.viewId).toBe(view.viewId)
    await save(person, { name: 'Other' })
    const taken = await save(person, { name: 'Other', viewId: view.viewId })
    expect(taken.error.issues?.[0]).toMatchObject({ at: 'body.name', code: 'already_there' })
    expect((await save(colleague, { name: 'x', viewId: view.viewId })).status).toBe(404)
    expect((await ask(node, DeleteView, { body: { viewId: view.viewId } }, colleague.token)).status).toBe(404)
    expect((await ask(node, DeleteView, { body: { viewId: view.viewId } }, person.token)).status).toBe(200)
  })

  it('of somebody who left are put away by anybody where they are shared, and by nobody else', async () => {
    const gone = await newPerson(node, clerk.clientId)
    const shared = (await save(gone, { name: 'Old', shared: true })).reply.view.viewId
    const own = (await save(gone, { name: 'Older' })).reply.view.viewId
    const drop = async (viewId: number, person = colleague) =>
      (await ask(node, DeleteView, { body: { viewId } }, person.token)).status
    expect(await drop(shared)).toBe(404)
    await node.app.db.identity
      .updateTable('identity.membership')
      .set({ active: false })
      .where('user_id', '=', gone.userId)
      .execute()
    expect([await drop(shared, await newCompany(node)), await drop(own), await drop(shared)]).toEqual([404, 404, 200])
  })

  it('are limited in number', async () => {
    const person = await newPerson(node, clerk.clientId)
    for (let i = 0; i < VIEWS_MAX; i++) await save(person, { name: `View ${i}` }, 'outbox')
    expect((await save(person, { name: 'One more' }, 'outbox')).error.code).toBe('TooManyViews')
    expect((await save(person, { name: 'View 3' }, 'outbox')).status).toBe(200)
  })
})

it('columns are kept for the person and the list', async () => {
  const columns = [{ id: 'carrier', width: 200 }, { id: 'amount' }]
  expect((await seen(colleague)).columns).toBeNull()
  for (const list of ['itemMaster', 'track'] as const) {
    await ask(node, SaveListColumns, { body: { list, columns: [] } }, colleague.token)
  }
  await ask(node, SaveListColumns, { body: { list: 'track', columns } }, colleague.token)
  expect((await seen(colleague)).columns).toEqual(columns)
  expect((await seen(clerk)).columns).toBeNull()
})
