import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { besideShipments, shipmentList } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'

const words = page.getByText(/^This is a copy of the database/)

test('a copy of the database that nobody has claimed says on every page that nothing leaves it', async () => {
  const answers = [...besideShipments, shipmentList([])]
  await renderScreen('/Track?tab=T', { answers, user: { ...clerk, isHeld: true } })
  await expect.element(words).toBeVisible()
  await expectAccessible()
})

test('the installation that works says nothing of it', async () => {
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, shipmentList([])], user: clerk })
  await expect.element(page.getByRole('heading', { name: 'Track' })).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
})
