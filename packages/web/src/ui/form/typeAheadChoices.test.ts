import { expect, test } from 'vitest'
import { type Choice, enterTakes, stillMeant } from './typeAheadChoices.ts'

const choice = (main: string, side = ''): Choice<string> => ({ id: main, main, side, value: main })

test('choices of a former question that no longer fit are left out', () => {
  const late = [choice('Pumps', 'P-1 · 70'), choice('Valves', 'V-1 · 60')]
  expect(stillMeant(late, 'p-1 pum').map(({ id }) => id)).toEqual(['Pumps'])
  expect(stillMeant(late, 'gasket')).toEqual([])
})

test.each([
  // moved, count, takes, isTyped, taken
  [null, 3, 'first', true, 0],
  [null, 0, 'first', true, -1],
  [null, 1, 'only', true, 0],
  [null, 2, 'only', true, -1],
  [null, 1, 'only', false, -1],
  [null, 1, 'first', false, -1],
  [2, 3, 'only', true, 2],
  // A later answer is shorter than where the arrow keys had led.
  [2, 2, 'first', true, 1],
] as const)('Enter after %s of %s takes (%s, typed %s): %s', (moved, count, takes, isTyped, taken) =>
  expect(enterTakes(moved, count, takes, isTyped)).toBe(taken),
)
