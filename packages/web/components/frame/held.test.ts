import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { wireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { wireMail } from '@waybill/contract/wire/mail.ts'
import { wireInvitation, wireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { endedJob } from '../testing/answers/bulk.ts'
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

const isCopy = { ...clerk, isHeld: true }
const waits = page.getByText('Waits: this is a copy', { exact: true })

test('a quote that was asked on a copy waits: its carrier was not asked', async () => {
  const invitation = madeUp(wireInvitation, {
    ...{ invitationId: 1, CarrierName: 'Demo Lines', state: 'asked', standing: 'open', round: 1, mailState: 'queued' },
    answerBy: '2026-11-27T15:00:00.000Z',
  })
  const quote = madeUp(wireSpotQuote, {
    ...{ spotId: 1, shipmentId: 101, state: 'open', currency: 'USD', invitations: [invitation] },
    ...{ QuoteDeadline: '2026-11-27T15:00:00.000Z', requestedAt: '2026-11-20T15:00:00.000Z' },
  })
  const quotes = answer(GetSpotQuotes, { ...madeUp(GetSpotQuotes.reply), quotes: [quote], total: 1 })
  const { answers } = keptShipment(shipmentDetails(101, { shipmentStatus: 'Q' }))
  const ask = (user: typeof clerk) => renderScreen('/ShipmentDetails/101', { answers: [...answers, quotes], user })
  await ask(isCopy)
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByText('Requested', { exact: true })).not.toBeInTheDocument()
  await expectAccessible()
  await ask(clerk)
  await expect.element(page.getByText('Requested', { exact: true })).toBeVisible()
})

test('a row of a bulk job whose letter stays on a copy says that it waits', async () => {
  const row = madeUp(wireBulkRow, { name: '0400000101', id: 101, state: 'asked' })
  const job = endedJob(1, { action: 'tender', asked: 1, done: 1, toFix: 0, endedAt: null, shown: [row] })
  const jobs = answer(GetBulk, { ...madeUp(GetBulk.reply), jobs: [job] })
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, shipmentList([]), jobs], user: isCopy })
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByText('No answer yet.')).not.toBeInTheDocument()
  await expectAccessible()
})

const told = { at: '2026-11-27T14:00:00.000Z', way: 'mail', state: 'waiting', note: '', isOutdated: false } as const

test('a carrier that is to be told of a change is not said to be told from a copy', async () => {
  const kept = keptShipment(
    shipmentDetails(101, {
      shipmentStatus: 'T',
      booking: {
        ...{ ...booking, state: 'booked', CarrierName: 'Demo Lines', bookingId: 7 },
        ...{ tellWays: ['mail'], unknownToCarrier: ['items'] },
      },
    }),
  )
  const tell = kept.changedBy(TellCarrier, () => ({ booking: { ...kept.now().booking, notification: told } }), {
    isTakenBack: false,
  })
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, tell], user: isCopy })
  await page.getByRole('button', { name: 'Tell by e-mail' }).click()
  const panel = page.getByRole('dialog').or(page.getByRole('complementary')).first()
  await expect.element(page.getByText(/^This is a copy: the notice is recorded and waits/)).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Tell by e-mail' }).click()
  await expect.element(page.getByText(/^The notice to Demo Lines is recorded and waits/)).toBeVisible()
  await expect.element(page.getByText(/^The notice to Demo Lines by e-mail waits: this is a copy/)).toBeVisible()
  await expect.element(page.getByText(/is being told/)).not.toBeInTheDocument()
})

test('an order that is to be given back is not said to be asked about from a copy', async () => {
  const order = madeUp(GetCarrierWork.reply.shape.rows.element, {
    ...{ shipmentId: 101, bookingId: 7, CarrierName: 'Demo Lines', state: 'cancelling' },
  })
  const work = answer(GetCarrierWork, { ...madeUp(GetCarrierWork.reply), rows: [order] })
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, shipmentList([]), work], user: isCopy })
  await expect.element(page.getByText(/^The cancellation leaves once/)).toBeVisible()
  await expect.element(waits).toBeVisible()
})
