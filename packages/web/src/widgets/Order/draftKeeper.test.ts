import { expect, test } from 'vitest'
import { createDraftKeeper, type DraftState } from './draftKeeper.ts'
import type { KeptOrder } from './keptOrder.ts'
import { startForm } from './orderForm.ts'

const common: Parameters<typeof startForm>[0] = {
  ...({} as Parameters<typeof startForm>[0]),
  defaultServices: [],
  defaultsByMode: [],
  defaultsByDock: [],
  defaultOrigin: null,
  defaultPickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
}
const order = (notes: string): KeptOrder => ({
  kind: 'order-1',
  form: { ...startForm(common, 'prepaid'), internalNotes: notes },
  saved: null,
})

/** A server whose answers come when the test says so. */
function slowServer() {
  const alive = new Map<number, string>()
  const here = new Set<string>()
  const waiting: (() => void)[] = []
  const states: DraftState[] = []
  const sent: { id: number | null; notes: string }[] = []
  let next = 1
  let refuses = false
  const keeper = createDraftKeeper(null, {
    save: (draftId, { form }) =>
      new Promise((done, refuse) => {
        sent.push({ id: draftId, notes: form.internalNotes })
        waiting.push(() => {
          if (refuses) return refuse(new Error('503'))
          if (draftId !== null && !alive.has(draftId)) return done(null)
          const made = draftId ?? next++
          alive.set(made, form.internalNotes)
          done({ draftId: made, updatedAt: '2026-11-24T10:00:00Z' })
        })
      }),
    remove: async draftId => {
      if (!alive.delete(draftId)) throw new Error('404')
    },
    keepHere: (_, { form }) => {
      here.clear()
      here.add(form.internalNotes)
    },
    dropHere: () => here.clear(),
    onState: state => states.push(state),
  })
  const answer = async (): Promise<void> => {
    waiting.shift()?.()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { keeper, alive, here, sent, states, answer, refuse: (on: boolean) => (refuses = on) }
}

test('Get rates while the first save is on its way: the build knows the draft, and it does not come back', async () => {
  const { keeper, alive, answer, sent } = slowServer()
  keeper.show(order('a'))
  void keeper.save()
  const settled = keeper.settle('x')
  keeper.show(order('ab'))
  void keeper.save()
  await answer()
  expect(await settled).toBe(1)
  // The build carries the id, so the server ends the draft with it.
  alive.delete(1)
  await keeper.end()
  await answer()
  expect(sent).toHaveLength(1)
  expect(alive.size).toBe(0)
})

test('a save whose answer comes after the order is thrown away leaves nothing behind', async () => {
  const { keeper, alive, answer, states } = slowServer()
  keeper.show(order('a'))
  void keeper.save()
  await keeper.throwAway()
  keeper.show(order('still on the screen'))
  void keeper.save()
  await answer()
  await answer()
  expect(alive.size).toBe(0)
  expect(states.at(-1)).toEqual({ kind: 'none' })
})

test('saves never overlap: what was typed meanwhile follows, to the same draft', async () => {
  const { keeper, alive, answer, sent } = slowServer()
  keeper.show(order('a'))
  void keeper.save()
  keeper.show(order('ab'))
  void keeper.save()
  void keeper.save()
  expect(sent).toEqual([{ id: null, notes: 'a' }])
  await answer()
  expect(sent.at(-1)).toEqual({ id: 1, notes: 'ab' })
  await answer()
  expect([...alive]).toEqual([[1, 'ab']])
})

test('a refused build goes on saving what was typed while it was asked', async () => {
  const { keeper, alive, answer } = slowServer()
  keeper.show(order('a'))
  await keeper.settle('x')
  keeper.show(order('ab'))
  void keeper.save()
  await answer()
  expect(alive.size).toBe(0)
  keeper.goOn(true)
  await answer()
  expect([...alive]).toEqual([[1, 'ab']])
})

test('a refused save is said, and the next one tries again', async () => {
  const { keeper, alive, answer, states, refuse } = slowServer()
  refuse(true)
  keeper.show(order('a'))
  void keeper.save()
  await answer()
  expect(states.at(-1)).toEqual({ kind: 'failed' })
  refuse(false)
  void keeper.save()
  await answer()
  expect([...alive]).toEqual([[1, 'a']])
})

test('what was taken back on the screen does not come back: neither from this tab nor from the server', async () => {
  const { keeper, alive, answer, here } = slowServer()
  keeper.show(order('typed'))
  keeper.keepHere()
  void keeper.save()
  await answer()
  expect([alive.size, here.size]).toEqual([1, 1])
  keeper.show(null)
  expect(await keeper.takeBack()).toBe(true)
  await answer()
  expect([alive.size, here.size]).toEqual([0, 0])
  // Typed again, it is kept again.
  keeper.show(order('again'))
  keeper.keepHere()
  void keeper.save()
  await answer()
  expect([[...alive.values()], [...here]]).toEqual([['again'], ['again']])
})

test('a save that is on its way when all is taken back leaves no draft', async () => {
  const { keeper, alive, answer } = slowServer()
  keeper.show(order('typed'))
  void keeper.save()
  keeper.show(null)
  expect(await keeper.takeBack()).toBe(true)
  await answer()
  expect(alive.size).toBe(0)
})

test('what is taken back while a build is asked goes where it is refused, and what was never typed takes nothing away', async () => {
  const { keeper, alive, answer } = slowServer()
  expect(await keeper.takeBack()).toBe(false)
  keeper.show(order('typed'))
  void keeper.save()
  await answer()
  await keeper.settle('x')
  keeper.show(null)
  expect(await keeper.takeBack()).toBe(false)
  expect(alive.size).toBe(1)
  keeper.goOn(true)
  await answer()
  expect(alive.size).toBe(0)
})

test('what is typed on while the draft that was taken back goes is kept, and that it has gone by then is no failure', async () => {
  const { keeper, alive, answer, states } = slowServer()
  keeper.show(order('typed'))
  void keeper.save()
  await answer()
  keeper.show(order('typed more'))
  void keeper.save()
  keeper.show(null)
  expect(await keeper.takeBack()).toBe(true)
  keeper.show(order('typed on'))
  void keeper.save()
  await answer()
  await answer()
  expect([...alive.values()]).toEqual(['typed on'])
  expect(states.map(({ kind }) => kind)).not.toContain('failed')
})

test('a draft that another tab has ended is made anew by what is typed on here', async () => {
  const { keeper, alive, answer, states } = slowServer()
  keeper.show(order('typed'))
  void keeper.save()
  await answer()
  alive.clear()
  keeper.show(order('typed on'))
  void keeper.save()
  await answer()
  await answer()
  expect([...alive.values()]).toEqual(['typed on'])
  expect(states.at(-1)?.kind).toBe('saved')
})

test('a build whose answer was lost is asked again to the letter, and what was kept meanwhile ends with it', async () => {
  for (const isKeptBefore of [true, false]) {
    const { keeper, alive, answer } = slowServer()
    keeper.show(order('a'))
    if (isKeptBefore) {
      void keeper.save()
      await answer()
    }
    const ended = await keeper.settle('a')
    // The server builds it and ends its draft; nobody here hears of it, and the rest of the typing passes.
    alive.clear()
    void keeper.save()
    keeper.goOn(false)
    await answer()
    await answer()
    expect([...alive.values()]).toEqual(['a'])
    expect(await keeper.settle('a')).toBe(ended)
    await keeper.end()
    expect(alive.size).toBe(0)
  }
})

test('another build than the one whose answer was lost, and one after a refusal, end the draft as it is now', async () => {
  const { keeper, alive, answer } = slowServer()
  keeper.show(order('a'))
  expect(await keeper.settle('a')).toBe(null)
  void keeper.save()
  keeper.goOn(false)
  await answer()
  expect(await keeper.settle('b')).toBe(1)
  keeper.goOn(true)
  alive.clear()
  void keeper.save()
  await answer()
  await answer()
  expect(await keeper.settle('b')).toBe(2)
})
