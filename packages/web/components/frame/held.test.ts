import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { wireMail } from '@waybill/contract/wire/mail.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { besideShipments, shipmentList } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

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

const { booking } = shipmentDetails(101)
const mail = madeUp(wireMail, { mailId: 1, purpose: 'tender', to: ['desk@lines.invalid'], state: 'queued' })
/** A shipment whose tender waits to be sent. */
const tendered = (mails = [mail]) =>
  keptShipment(
    shipmentDetails(101, {
      shipmentStatus: 'T',
      booking: { ...booking, state: 'reserved', way: 'mail', CarrierName: 'Demo Lines' },
      mails,
    }),
  )

test('on a copy a tender by e-mail is not said to be on its way: it waits, and so does its e-mail', async () => {
  await renderScreen('/ShipmentDetails/101', { answers: tendered().answers, user: { ...clerk, isHeld: true } })
  await expect.element(page.getByText('The tender to Demo Lines waits: this is a copy.')).toBeVisible()
  await expect.element(page.getByText('Waits: this is a copy', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/is on its way/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('the installation that works says that a tender is on its way', async () => {
  await renderScreen('/ShipmentDetails/101', { answers: tendered().answers, user: clerk })
  await expect.element(page.getByText('Tender to Demo Lines is on its way.')).toBeVisible()
})

test('who has an e-mail sent on a copy is told that it waits', async () => {
  const { answers } = tendered([{ ...mail, state: 'failed' }])
  const resend = answer(ResendMail, madeUp(ResendMail.reply))
  await renderScreen('/ShipmentDetails/101', { answers: [...answers, resend], user: { ...clerk, isHeld: true } })
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText(/^Saved, not sent: this is a copy of the database/)).toBeVisible()
})
