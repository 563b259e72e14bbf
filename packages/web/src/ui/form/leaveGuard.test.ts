import { expect, test } from 'vitest'
import { createLeaveGuards } from './leaveGuard.ts'

function form(isDirty: boolean) {
  const state = { isDirty, dropped: 0 }
  return {
    state,
    isDirty: () => state.isDirty,
    drop: () => {
      state.isDirty = false
      state.dropped++
    },
  }
}

test('a form that is as it was opened is left without a question', () => {
  const guards = createLeaveGuards()
  guards.guard(form(false))
  let left = 0
  guards.ask(() => left++)
  expect([left, guards.question()]).toEqual([1, null])
})

test('a dirty form asks; staying keeps what was typed, leaving drops it and goes on', () => {
  const guards = createLeaveGuards()
  const dirty = form(true)
  guards.guard(dirty)
  const done: string[] = []
  guards.ask(
    () => done.push('left'),
    () => done.push('stayed'),
  )
  guards.question()?.stay()
  expect([done, dirty.state]).toEqual([['stayed'], { isDirty: true, dropped: 0 }])
  guards.ask(() => done.push('left'))
  guards.question()?.leave()
  expect([done, dirty.state, guards.question()]).toEqual([['stayed', 'left'], { isDirty: false, dropped: 1 }, null])
})

test('a second Escape while the question stands is no answer to it', () => {
  const guards = createLeaveGuards()
  guards.guard(form(true))
  const done: string[] = []
  guards.ask(() => done.push('first'))
  guards.ask(
    () => done.push('second'),
    () => done.push('stayed'),
  )
  guards.question()?.leave()
  expect(done).toEqual(['stayed', 'first'])
})

test('closing one panel does not ask for the form of another, nor for one that is gone', () => {
  const guards = createLeaveGuards()
  const [mine, other] = [form(false), form(true)]
  guards.guard(mine)
  const leaveOther = guards.guard(other)
  let left = 0
  guards.ask(() => left++, undefined, [mine])
  leaveOther()
  guards.ask(() => left++)
  expect(left).toBe(2)
  expect(guards.isDirty()).toBe(false)
})
