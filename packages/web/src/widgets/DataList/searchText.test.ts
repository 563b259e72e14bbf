import { expect, test } from 'vitest'
import { heardText, type SearchText, searchAt, sentText, typedText } from './searchText.ts'

type Step = readonly ['type' | 'hear', string] | readonly ['send']
const after = (steps: readonly Step[]): SearchText =>
  steps.reduce(
    (now, step) =>
      step[0] === 'type' ? typedText(now, step[1]) : step[0] === 'hear' ? heardText(now, step[1]) : sentText(now),
    searchAt(''),
  )

test('no letter is lost when the address answers between two keys ("huton")', () => {
  const steps: Step[] = [['type', 'hu'], ['send'], ['type', 'hut'], ['hear', 'hu'], ['type', 'huto'], ['send']]
  expect(after([...steps, ['type', 'huton'], ['hear', 'huto']]).typed).toBe('huton')
})

test('answers that come doubled, together or not at all change nothing', () => {
  const sent: Step[] = [['type', 'h'], ['send'], ['type', 'hu'], ['send'], ['type', 'hut'], ['send'], ['type', 'huto']]
  expect(after([...sent, ['hear', 'hut']])).toEqual({ typed: 'huto', sent: [] })
  expect(after([...sent, ['hear', 'h'], ['hear', 'hut']]).typed).toBe('huto')
  expect(after([...sent, ['hear', 'hu'], ['hear', 'hut']]).typed).toBe('huto')
})

test('Back, Clear and a saved view take the field over', () => {
  const steps: Step[] = [['type', 'hu'], ['send'], ['hear', 'hu'], ['type', 'hut']]
  expect(after([...steps, ['hear', '']])).toEqual(searchAt(''))
  expect(after([...steps, ['hear', 'acme']])).toEqual(searchAt('acme'))
})

test('the same text sent twice is one answer', () =>
  expect(
    after([['type', 'a'], ['send'], ['type', 'ab'], ['type', 'a'], ['send'], ['hear', 'a'], ['type', 'ac']]),
  ).toEqual({
    typed: 'ac',
    sent: [],
  }))
