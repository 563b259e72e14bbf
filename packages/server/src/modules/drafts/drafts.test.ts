import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { DRAFTS_MAX } from './SaveDraft.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const save = (form: Record<string, unknown>, draftId?: number, person = clerk) =>
  ask(node, SaveDraft, { body: { form, ...(draftId === undefined ? {} : { draftId }) } }, person.token)
const list = async (person = clerk) => (await ask(node, GetDrafts, {}, person.token)).reply.drafts

it('answers 401 without a key and 400 to what is no form', async () => {
  for (const call of [SaveDraft, GetDrafts, DeleteDraft]) expect((await ask(node, call)).status).toBe(401)
  expect((await ask(node, SaveDraft, {}, clerk.token)).error.issues?.[0]?.at).toBe('body.form')
  expect((await ask(node, DeleteDraft, {}, clerk.token)).error.issues?.[0]?.at).toBe('body.draftId')
})

it("reaches nobody else's drafts: not a colleague's, not another company's", async () => {
  const { reply } = await save({ secret: true })
  for (const other of [await newPerson(node, clerk.clientId), await newCompany(node)]) {
    expect(await list(other)).toEqual([])
    expect((await save({}, reply.draftId, other)).status).toBe(404)
    expect((await ask(node, DeleteDraft, { body: { draftId: reply.draftId } }, other.token)).status).toBe(404)
  }
})

it('keeps what was typed, saves over it, shows the newest first and throws away', async () => {
  const person = await newCompany(node)
  const first = (await save({ Origin: { City: 'Łódź 📦\0' }, broken: '\ud800' }, undefined, person)).reply
  node.clock.pass(1000)
  const second = (await save({ n: 2 }, undefined, person)).reply
  expect((await list(person)).map(draft => draft.draftId)).toEqual([second.draftId, first.draftId])
  expect((await list(person)).at(-1)?.form).toEqual({ Origin: { City: 'Łódź 📦' }, broken: '\ufffd' })
  node.clock.pass(1000)
  await save({ n: 1 }, first.draftId, person)
  expect((await list(person))[0]).toMatchObject({ draftId: first.draftId, form: { n: 1 } })
  await ask(node, DeleteDraft, { body: { draftId: first.draftId } }, person.token)
  expect((await list(person)).map(draft => draft.draftId)).toEqual([second.draftId])
})

it('lets the oldest go when there are too many', async () => {
  const person = await newCompany(node)
  for (let n = 0; n <= DRAFTS_MAX; n++) await save({ n }, undefined, person)
  const drafts = await list(person)
  expect([drafts.length, drafts[0]?.form, drafts.at(-1)?.form]).toEqual([DRAFTS_MAX, { n: DRAFTS_MAX }, { n: 1 }])
})
