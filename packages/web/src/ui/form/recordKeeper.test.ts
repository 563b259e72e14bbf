import { beforeEach, expect, test, vi } from 'vitest'
import { keptText } from './keptText.ts'
import { createRecordKeeper } from './recordKeeper.ts'

interface Item {
  readonly name: string
  readonly weight: string
}
const start: Item = { name: 'Pumps', weight: '40' }

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})

class Conflict extends Error {}

/** A server with one item, whose answers come when the test says so. */
function opened(changed: Partial<Item> | null = {}, basis?: string) {
  const server = { version: 3, item: { ...start, ...changed } as Item | null, basis, over: '' }
  if (changed !== null && Object.keys(changed).length > 0) server.version++
  if (changed === null) server.item = null
  let values = start
  const answers: (() => void)[] = []
  const keeper = createRecordKeeper<Item>(
    { base: start, version: 3, isDirty: false, basis },
    { person: '7', record: 'item.1' },
    () => values,
    () => async () => (server.item === null ? null : { ...server, values: server.item }),
    error => error instanceof Conflict,
  )
  const save = (item: Item, version: number): Promise<void> =>
    new Promise((done, refuse) => {
      answers.push(() => {
        if (version !== server.version || server.item === null) return refuse(new Conflict())
        server.item = item
        server.version++
        done()
      })
    })
  const type = (part: Partial<Item>): void => {
    values = { ...values, ...part }
    keeper.note(values)
  }
  return {
    keeper,
    server,
    save,
    type,
    answer: () => answers.shift()?.(),
    values: () => values,
    kept: () => keptText<Item>('7', 'item.1'),
  }
}

test('a save carries the version the form was opened with, and nothing stays kept', async () => {
  const { keeper, server, save, type, answer, values, kept } = opened()
  type({ weight: '41' })
  expect([keeper.guard.isDirty(), kept()]).toEqual([true, { version: 3, base: start, values: values() }])
  const saved = keeper.send(values(), save)
  // Nothing is asked about what is being saved.
  expect(keeper.guard.isDirty()).toBe(false)
  answer()
  expect(await saved).toEqual({ kind: 'saved' })
  expect([server.item?.weight, keeper.guard.isDirty(), kept()]).toEqual(['41', false, null])
})

test('a form that stays open after its save goes on from the version that was answered', async () => {
  const { keeper, server, save, type, answer, values } = opened()
  const answered = (item: Item, version: number) => save(item, version).then(() => server.version)
  for (const weight of ['41', '42']) {
    type({ weight })
    const saved = keeper.send(values(), answered)
    answer()
    expect(await saved).toEqual({ kind: 'saved' })
  }
  expect([server.item?.weight, server.version]).toEqual(['42', 5])
})

test('a second press while the first is on its way sends nothing', async () => {
  const { keeper, save, type, answer, values, server } = opened()
  type({ weight: '41' })
  const first = keeper.send(values(), save)
  expect(await keeper.send(values(), save)).toEqual({ kind: 'busy' })
  answer()
  await first
  expect([server.version, answer()]).toEqual([4, undefined])
})

test('what is typed while the answer is late stays unsaved and kept', async () => {
  const { keeper, save, type, answer, values, kept } = opened()
  type({ weight: '41' })
  const saved = keeper.send(values(), save)
  type({ weight: '412' })
  answer()
  await saved
  expect(keeper.guard.isDirty()).toBe(true)
  expect(kept()?.values).toEqual({ name: 'Pumps', weight: '412' })
})

test("a colleague's change is taken in, and the next save goes over it", async () => {
  const { keeper, save, type, answer, values, server } = opened({ name: 'Pumps, new' })
  type({ weight: '41' })
  const refused = keeper.send(values(), save)
  answer()
  expect(await refused).toMatchObject({ kind: 'merged', values: { name: 'Pumps, new', weight: '41' }, conflicts: [] })
  type({ name: 'Pumps, new' })
  const saved = keeper.send(values(), save)
  answer()
  expect(await saved).toEqual({ kind: 'saved' })
  expect(server.item).toEqual({ name: 'Pumps, new', weight: '41' })
})

test('what both changed is for the person, with both values', async () => {
  const { keeper, save, type, answer, values } = opened({ weight: '55' })
  type({ weight: '41' })
  const refused = keeper.send(values(), save)
  answer()
  expect(await refused).toMatchObject({
    kind: 'merged',
    values: { weight: '41' },
    conflicts: ['weight'],
    theirs: { weight: '55' },
  })
})

test('a record that is gone, and a refusal of another kind, keep what was typed', async () => {
  const { keeper, save, type, answer, values, kept } = opened(null)
  type({ weight: '41' })
  const gone = keeper.send(values(), save)
  answer()
  expect(await gone).toEqual({ kind: 'gone' })
  const error = new Error('503')
  expect(await keeper.send(values(), () => Promise.reject(error))).toEqual({ kind: 'refused', error })
  expect([keeper.guard.isDirty(), kept()?.values.weight]).toEqual([true, '41'])
})

test('a change of what the form does not show is taken in as one elsewhere', async () => {
  const { keeper, server, save, type, answer, values } = opened()
  server.version++
  type({ weight: '41' })
  const refused = keeper.send(values(), save)
  answer()
  expect(await refused).toMatchObject({ kind: 'merged', isElsewhere: true, values: { weight: '41' }, conflicts: [] })
  const saved = keeper.send(values(), save)
  answer()
  expect(await saved).toEqual({ kind: 'saved' })
})

test('a change elsewhere that the save does not rest on is saved over, without asking again', async () => {
  const { keeper, server, save, type, answer, values } = opened({}, 'booked')
  server.version++
  type({ weight: '41' })
  const saved = keeper.send(values(), save)
  answer()
  await vi.waitFor(() => {
    answer()
    expect(server.item?.weight).toBe('41')
  })
  expect(await saved).toEqual({ kind: 'saved' })
})

test('what the save rests on has changed: the person is asked', async () => {
  const { keeper, server, save, type, answer, values } = opened({}, 'booked')
  server.version++
  server.basis = 'cancelled'
  type({ weight: '41' })
  const asked = keeper.send(values(), save)
  answer()
  expect(await asked).toMatchObject({ kind: 'merged', isElsewhere: true })
  expect(server.item?.weight).toBe('40')
})

test('a form over which somebody else did the same says why nothing is left', async () => {
  const { keeper, server, save, type, answer, values } = opened({}, 'booked')
  Object.assign(server, { version: 4, over: 'It is void.' })
  type({ weight: '41' })
  const asked = keeper.send(values(), save)
  answer()
  expect(await asked).toEqual({ kind: 'over', why: 'It is void.' })
})
