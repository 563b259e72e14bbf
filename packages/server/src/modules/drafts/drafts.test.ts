import { DRAFT_BYTES_MAX, DRAFTS_MAX } from '@waybill/contract'
import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const save = (form: Record<string, unknown>, draftId?: number, person = clerk) =>
  ask(node, SaveDraft, { body: { form, ...(draftId === undefined ? {} : { draftId }) } }, person.token)
const formOf = async (draftId: number, person = clerk) =>
  (await ask(node, GetDrafts, { body: { draftId } }, person.token)).reply.drafts[0]?.form
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
    expect((await ask(node, GetDrafts, { body: { draftId: reply.draftId } }, other.token)).status).toBe(404)
    expect((await ask(node, DeleteDraft, { body: { draftId: reply.draftId } }, other.token)).status).toBe(404)
  }
})

it('keeps what was typed, saves over it, shows the newest first and throws away', async () => {
  const person = await newCompany(node)
  const first = (await save({ Origin: { City: 'Łódź 📦\0' }, broken: '\ud800' }, undefined, person)).reply
  node.clock.pass(1000)
  const second = (await save({ n: 2 }, undefined, person)).reply
  expect((await list(person)).map(draft => draft.draftId)).toEqual([second.draftId, first.draftId])
  expect(await formOf(first.draftId, person)).toEqual({ Origin: { City: 'Łódź 📦' }, broken: '\ufffd' })
  node.clock.pass(1000)
  await save({ n: 1 }, first.draftId, person)
  expect((await list(person))[0]).toMatchObject({ draftId: first.draftId, name: '' })
  expect(await formOf(first.draftId, person)).toEqual({ n: 1 })
  await ask(node, DeleteDraft, { body: { draftId: first.draftId } }, person.token)
  expect((await list(person)).map(draft => draft.draftId)).toEqual([second.draftId])
})

it('says of a draft that is gone that it is not there: who types on makes it anew', async () => {
  const person = await newCompany(node)
  const { draftId } = (await save({ n: 1 }, undefined, person)).reply
  await ask(node, DeleteDraft, { body: { draftId } }, person.token)
  for (const { status, error } of [
    await save({ n: 2 }, draftId, person),
    await ask(node, DeleteDraft, { body: { draftId } }, person.token),
  ]) {
    expect([status, error.code]).toEqual([404, 'NotFound'])
  }
  expect(await list(person)).toEqual([])
  expect((await save({ n: 2 }, undefined, person)).reply.draftId).not.toBe(draftId)
})

it('lets the oldest go when there are too many', async () => {
  const person = await newCompany(node)
  const city = (n: number) => ({ form: { destination: { company: ' ', city: `City ${n}` } } })
  for (let n = 0; n <= DRAFTS_MAX; n++) await save(city(n), undefined, person)
  const drafts = await list(person)
  expect([drafts.length, drafts[0]?.name, drafts.at(-1)?.name]).toEqual([DRAFTS_MAX, `City ${DRAFTS_MAX}`, 'City 1'])
})

it('refuses what is no form any more, and lists long ones by name alone', async () => {
  const person = await newCompany(node)
  const long = 'x'.repeat(DRAFT_BYTES_MAX - 200)
  expect((await save({ long: `${long}${long}` }, undefined, person)).error.issues).toMatchObject([
    { at: 'body.form', code: 'too_long' },
  ])
  const form = { form: { destination: { company: 'Test Consignee', city: 'Reno' } }, long }
  for (let n = 0; n < 5; n++) await save(form, undefined, person)
  const answer = await ask(node, GetDrafts, {}, person.token)
  expect(answer.reply.drafts.map(({ name }) => name)).toEqual(Array.from({ length: 5 }, () => 'Test Consignee, Reno'))
  expect(answer.text.length).toBeLessThan(1_000)
  expect(await formOf(answer.reply.drafts[0]?.draftId ?? 0, person)).toEqual(form)
})
