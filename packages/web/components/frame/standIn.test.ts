import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pressAt } from '../testing/hands.ts'
import { Places } from '../testing/Places.tsx'
import { renderAlone } from '../testing/render.tsx'

const button = (tries: number) => page.getByRole('button', { name: `Try ${tries}` })

test('a button that takes the place of the pressed one at once has the focus', async () => {
  renderAlone(createElement(Places, { leadsTo: 'First' }))
  await pressAt(button(0), 'Enter')
  await expect.element(button(1)).toHaveFocus()
})

test('one that appears elsewhere has not: the focus stays where the pressed one stood', async () => {
  renderAlone(createElement(Places, { leadsTo: 'Second' }))
  await pressAt(button(0), 'Enter')
  await expect.element(button(1)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'First' })).toHaveFocus()
})
