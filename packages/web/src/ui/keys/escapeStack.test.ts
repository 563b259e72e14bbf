import { expect, test } from 'vitest'
import { createEscapeStack } from './escapeStack.ts'

test('the topmost open thing alone hears Escape, then the one below it', () => {
  const stack = createEscapeStack()
  const heard: string[] = []
  const open = (name: string) => {
    const leave = stack.open(() => {
      heard.push(name)
      leave()
    })
    return leave
  }
  open('panel')
  open('menu')
  expect(stack.press()).toBe(true)
  expect(heard).toEqual(['menu'])
  stack.press()
  expect(heard).toEqual(['menu', 'panel'])
  expect(stack.press()).toBe(false)
})

test('what closes below the top leaves the top where it is, and closing twice takes nothing else away', () => {
  const stack = createEscapeStack()
  const heard: string[] = []
  const panel = stack.open(() => heard.push('panel'))
  stack.open(() => heard.push('list'))
  panel()
  panel()
  stack.press()
  expect(heard).toEqual(['list'])
  expect(stack.size()).toBe(1)
})

test('a layer that asks before it closes stays, and hears the next Escape', () => {
  const stack = createEscapeStack()
  let asked = 0
  stack.open(() => {
    asked++
  })
  stack.press()
  stack.press()
  expect(asked).toBe(2)
})
