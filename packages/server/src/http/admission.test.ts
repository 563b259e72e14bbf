import { beforeEach, expect, it } from 'vitest'
import { type CallClass, classOf, openAdmission } from './admission.ts'

const room = { node: 3, company: 2, person: 2, waiting: { node: 2, company: 1, person: 1 } }
let admit: ReturnType<typeof openAdmission>
let order: string[]
beforeEach(() => {
  admit = openAdmission({ read: room, write: room, heavy: room, upload: room, public: room })
  order = []
})

/** A call that is worked until its gate is opened. */
function held(company: string, name: string, kind: CallClass = 'read', person = company) {
  const gate = Promise.withResolvers<void>()
  const done = admit(kind, { company, person }, async () => {
    order.push(name)
    await gate.promise
  })
  const end = (): Promise<void> => {
    gate.resolve()
    return done
  }
  return { done, end }
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const refused = { code: 'Unavailable' }

it('a company works as many as it may, has the next ones wait in line, and is turned away at once beyond that', async () => {
  const calls = ['a1', 'a2', 'a3'].map(name => held('A', name))
  await expect(held('A', 'a4').done).rejects.toMatchObject(refused)
  await settled()
  expect(order).toEqual(['a1', 'a2'])
  await calls[0]?.end()
  await settled()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  await Promise.all(calls.map(({ end }) => end()))
})

it('one company that floods leaves places to others, in each class', async () => {
  const flood = ['a1', 'a2', 'a3'].map(name => held('A', name))
  const other = held('B', 'b1')
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  const write = held('A', 'write', 'write')
  await settled()
  expect(order.at(-1)).toBe('write')
  await Promise.all([...flood, other, write].map(({ end }) => end()))
})

it('the next place goes to the company that has the fewest, whoever was in line before', async () => {
  const [a1, a2] = [held('A', 'a1'), held('A', 'a2')]
  const b1 = held('B', 'b1')
  const b2 = held('B', 'b2')
  const c1 = held('C', 'c1')
  await expect(held('D', 'd1').done).rejects.toMatchObject(refused)
  await a1.end()
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1'])
  await Promise.all([a2, b1, b2, c1].map(({ end }) => end()))
  expect(order.at(-1)).toBe('b2')
})

it('one person leaves places to colleagues, and the next one goes to whoever of them has the fewest', async () => {
  const shared = { node: 6, company: 4, person: 2, waiting: { node: 8, company: 6, person: 2 } }
  admit = openAdmission({ read: shared, write: shared, heavy: shared, upload: shared, public: shared })
  const of = (person: string, name: string) => held('A', name, 'heavy', person)
  const [x1, ...rest] = ['x1', 'x2', 'x3', 'x4'].map(name => of('x', name))
  await expect(of('x', 'x5').done).rejects.toMatchObject(refused)
  const [y1, y2] = [of('y', 'y1'), of('y', 'y2')]
  const [y3, z1] = [of('y', 'y3'), of('z', 'z1')]
  await settled()
  expect(order).toEqual(['x1', 'x2', 'y1', 'y2'])
  await y1.end()
  await settled()
  expect(order.at(-1)).toBe('z1')
  await x1?.end()
  await settled()
  expect(order.at(-1)).toBe('x3')
  await Promise.all([...rest, y2, y3, z1].map(({ end }) => end()))
  expect(order.toSorted()).toEqual(['x1', 'x2', 'x3', 'x4', 'y1', 'y2', 'y3', 'z1'])
})

it('gives the place back when the work fails', async () => {
  for (let n = 0; n < 5; n++) {
    await expect(
      admit('read', { company: 'A', person: 'A' }, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken')
  }
  expect(await admit('read', { company: 'A', person: 'A' }, async () => 'in')).toBe('in')
})

it('what waits for a carrier or moves a file takes no place of short calls', () => {
  expect(classOf({ effect: 'read', takes: 'json', gives: 'json' })).toBe('read')
  expect(classOf({ effect: 'write', takes: 'json', gives: 'json' })).toBe('write')
  expect(classOf({ effect: 'own', takes: 'json', gives: 'json' })).toBe('heavy')
  expect(classOf({ effect: 'write', takes: 'bigFile', gives: 'json' })).toBe('upload')
  expect(classOf({ effect: 'own', takes: 'multipart', gives: 'json' })).toBe('upload')
  expect(classOf({ effect: 'read', takes: 'json', gives: 'file' })).toBe('heavy')
})
