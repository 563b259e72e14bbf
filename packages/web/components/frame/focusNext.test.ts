import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusWhenThere } from '../../src/ui/useFocusNext.ts'
import { pressAt } from '../testing/hands.ts'
import { Opener } from '../testing/Opener.tsx'
import { renderAlone } from '../testing/render.tsx'

const button = (name: string) => page.getByRole('button', { name })

async function openAndCancel(after: Promise<void> | null): Promise<void> {
  renderAlone(createElement(Opener, { after }))
  await pressAt(button('Open'), 'Enter')
  await pressAt(button('Cancel'), 'Enter')
}

test('the button that opened a form has the focus again when the form is gone', async () => {
  await openAndCancel(null)
  await expect.element(button('Open')).toHaveFocus()
})

test('it has it, too, where the form goes away late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openAndCancel(promise)
  // Longer than a frame, in which it used to be looked for once.
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  resolve()
  await expect.element(button('Open')).toHaveFocus()
})

test('whoever went elsewhere meanwhile is left there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openAndCancel(promise)
  await button('Elsewhere').click()
  resolve()
  await expect.element(button('Open')).toBeVisible()
  await expect.element(button('Elsewhere')).toHaveFocus()
})

test('what is inert or disabled for now is waited for', async () => {
  await openAndCancel(null)
  const opener = button('Open').element() as HTMLButtonElement
  opener.blur()
  opener.disabled = true
  focusWhenThere(() => opener)
  await expect.element(button('Open')).not.toHaveFocus()
  opener.disabled = false
  await expect.element(button('Open')).toHaveFocus()
})
