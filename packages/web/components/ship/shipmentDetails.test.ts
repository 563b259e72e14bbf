import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { AcceptPOD } from '@waybill/contract/calls/Shipment/AcceptPOD.ts'
import { SetPRONumber } from '@waybill/contract/calls/Shipment/SetPRONumber.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { wireFile } from '@waybill/contract/wire/file.ts'
import { type WireLabel, wireLabel } from '@waybill/contract/wire/label.ts'
import { wireRate } from '@waybill/contract/wire/rate.ts'
import { plainToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { besideShipments, shipmentList } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { tell } from '../testing/network.ts'
import { renderScreen, visit } from '../testing/render.tsx'
import { answer, answering, refusal, sent } from '../testing/wire.ts'

const panel = page.getByRole('complementary')
const header = page.css('main header')

async function act(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
}

test('a shipment that is not there says so and leads on', async () => {
  const { answers } = keptShipment(shipmentDetails(101))
  await renderScreen('/ShipmentDetails/99999999', { answers: [...answers, ...besideShipments, shipmentList([])] })
  const unknown = page.getByText('Shipment not found')
  await expect.element(unknown).toBeVisible()
  for (const id of ['abc', '0']) {
    await visit(`/ShipmentDetails/${id}`)
    await expect.element(unknown).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to Track' }).click()
  await expect.poll(address).toBe('/Track')
})

test('when the server does not answer, the page says so and tries again', async () => {
  const { answers } = keptShipment(shipmentDetails(101))
  const busy = answer(ShipmentDetails, refusal('TooManyTries', { params: { seconds: 600 } }))
  await renderScreen('/ShipmentDetails/101', { answers: [...answers, busy] })
  await expect.element(page.getByText('The shipment could not be loaded')).toBeVisible()
  await expectAccessible()
  answering(answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('region', { name: 'Items', exact: true })).toBeVisible()
})

test('a change elsewhere on the shipment does not stop what is being typed', async () => {
  const shipment = wireShipment.parse(plainToWire(sampleShipment))
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'T', shipment }))
  const saved = kept.changedBy(UpdateSchedule, ({ PickupByDate, PickupByFromTime, PickupByToTime }) => {
    const { shipment } = kept.now()
    const window = { ...shipment.SheduleDateTime, PickupByDate, PickupByFromTime, PickupByToTime }
    return { shipment: { ...shipment, SheduleDateTime: window } }
  })
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, saved] })
  await act('Change pickup')
  await page.getByLabelText('Comment (optional)').fill('The dock asked for it')
  await panel.getByLabelText('From').fill('8:15a')
  kept.change({ shipment: { ...kept.now().shipment, internalnotes: 'Changed by the other one' } })
  tell({ topic: 'shipment', shipmentId: 101, uniqueName: 'ship-101' })
  await expect.element(page.getByText('Changed by the other one')).toBeVisible()
  await page.getByRole('button', { name: 'Save pickup' }).click()
  await expect.element(page.getByText(/Pickup changed\./)).toBeVisible()
  await expect.element(page.getByText('8:15 AM').first()).toBeVisible()
})

test('a pickup on a day on which most carriers do not come is asked about once, and the next day offered', async () => {
  const shipment = wireShipment.parse(plainToWire(sampleShipment))
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'T', shipment }))
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, kept.changedBy(UpdateSchedule, () => ({}))] })
  await act('Change pickup')
  await panel.getByLabelText('Pickup date').fill('2026-12-05')
  await expect.element(panel.getByText(/do not pick up on weekends/)).toBeVisible()
  await page.getByRole('button', { name: 'Save pickup' }).click()
  await expect.element(panel.getByText(/^Tick this if the carrier picks up/)).toBeVisible()
  await expectAccessible()
  expect(sent(UpdateSchedule)).toEqual([])
  await panel.getByRole('button', { name: 'Use Mon, Dec 7' }).click()
  await expect.element(panel.getByText(/do not pick up on weekends/)).not.toBeInTheDocument()
  await panel.getByLabelText('Pickup date').fill('2026-12-25')
  await panel.getByRole('checkbox', { name: 'Pick up on Fri, Dec 25 anyway' }).click()
  await page.getByRole('button', { name: 'Save pickup' }).click()
  await expect.poll(() => sent(UpdateSchedule).map(({ body }) => body.PickupByDate)).toEqual(['2026-12-25'])
})

test('a void says that the carrier is asked to cancel, and to call it only where it is not', async () => {
  const { booking } = shipmentDetails(101)
  const carrier = {
    ...{ CarrierName: 'Demo Freight', CarrierSCAC: 'DMFR', phone: '937-555-0100', contactName: '' },
    ...{ TenderEmail: '', Email: '' },
  }
  const kept = keptShipment(
    shipmentDetails(101, {
      shipmentStatus: 'T',
      carrier,
      booking: { ...booking, state: 'booked', isCancelAsked: true },
    }),
  )
  await renderScreen('/ShipmentDetails/101', { answers: kept.answers })
  await act('Void')
  await expect.element(panel.getByText(/^Demo Freight is asked to cancel the pickup/)).toBeVisible()
  await expect.element(panel.getByText(/does not stop the truck/)).not.toBeInTheDocument()
  await expectAccessible()
  kept.change({ booking: { ...booking, state: 'booked', isCancelAsked: false } })
  tell({ topic: 'shipment', shipmentId: 101, uniqueName: 'ship-101' })
  await expect.element(panel.getByText(/does not stop the truck/)).toBeVisible()
  await expect.element(panel.getByRole('link', { name: '937-555-0100' })).toBeVisible()
})

test('the second of two who void is told that nothing is left to do', async () => {
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'Q' }))
  const gone = kept.changedBy(Void, () => ({ shipmentStatus: 'V' }), { Message: '', carrier: null })
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, gone] })
  await act('Void')
  await expect.element(panel.getByRole('button', { name: 'Void shipment' })).toBeVisible()
  kept.change({ shipmentStatus: 'V' })
  await panel.getByRole('button', { name: 'Void shipment' }).click()
  await expect.element(page.getByText(/somebody else voided this shipment/)).toBeVisible()
  await expectAccessible()
})

test('a shipment is moved on, and back with a reason', async () => {
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'A' }))
  const moved = kept.changedBy(UpdateStatusCode, ({ statusCode, comments }) => ({
    shipmentStatus: statusCode,
    history: [
      {
        ...{ at: '2026-11-20T15:00:00.000Z', who: 'Demo Clerk', action: 'moved' },
        changes: [{ field: 'note', before: '', after: comments }],
        charges: [],
      },
    ],
  }))
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, moved] })
  await page.getByRole('button', { name: 'Move to Delivered' }).click()
  await panel.getByRole('button', { name: 'Move to Delivered' }).click()
  await expect.element(header.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await act('Back to In Transit')
  await panel.getByRole('button', { name: 'Back to In Transit' }).click()
  await expect.element(panel.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible()
  await panel.getByLabelText('Reason').fill('Delivered to the wrong dock')
  await panel.getByRole('button', { name: 'Back to In Transit' }).click()
  await expect.element(page.getByRole('region', { name: 'History' })).toMatchTextContent('Delivered to the wrong dock')
})

test('a move says when it happened, and a time that cannot be so is marked at its field', async () => {
  const { booking } = shipmentDetails(101)
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'T', booking: { ...booking, state: 'booked' } }))
  const moved = kept.changedBy(UpdateStatusCode, ({ statusCode }) => ({ shipmentStatus: statusCode }))
  const tooLate = answer(
    UpdateStatusCode,
    refusal('InvalidInput', { issues: [{ at: 'body.time', code: 'windowOver', params: { now: '09:05' } }] }),
  )
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, tooLate] })
  await act('Move to In Transit')
  await expect.element(panel.getByText(/^Left blank: now\./)).toBeVisible()
  await expectAccessible()
  await panel.getByLabelText('Picked up on').fill('2026-11-24')
  await panel.getByLabelText('Time').fill('9:30a')
  await panel.getByRole('button', { name: 'Move to In Transit' }).click()
  await expect.element(panel.getByText(/^It is already 9:05 AM there/)).toBeVisible()
  answering([...kept.answers, moved])
  await panel.getByLabelText('Time').fill('8:30a')
  await panel.getByRole('button', { name: 'Move to In Transit' }).click()
  await expect.element(page.getByText(/ is in In Transit\.$/)).toBeVisible()
  expect(sent(UpdateStatusCode).map(({ body }) => [body.date, body.time])).toEqual([
    ['2026-11-24', '09:30'],
    ['2026-11-24', '08:30'],
  ])
})

const parcels = wireShipment.parse({
  ...plainToWire({ ...sampleShipment, mode: 'PARCEL', terms: 'prepaid', billTo: null }),
  UPSAccountNumber: '1A2B3C',
})
const label = (place: number, charge: number, given: Partial<WireLabel> = {}): WireLabel =>
  madeUp(wireLabel, {
    ...{
      labelId: place,
      unitId: 7,
      place,
      number: place,
      trackingNumber: `1Z00${place}`,
      state: 'bought',
      format: 'zpl',
    },
    ...{ charge, isCharged: true, isSurplus: false, packed: null, prints: 0, printedAt: null, scannedAt: null },
    ...{ answer: '', why: '', ...given },
  })
const drawn = answer(PreviewLabel, refusal('NotFound'))
const booked = { ...shipmentDetails(101).booking, state: 'booked' as const }
const carrier = { CarrierName: 'UPS', CarrierSCAC: 'UPSN', phone: '', contactName: '', TenderEmail: '', Email: '' }

test('labels that were given back and a surplus one are told apart from what the shipment costs', async () => {
  const labels = [
    label(1, 18_04),
    label(2, 12_10, { state: 'voided', isCharged: false }),
    label(3, 9_90, { state: 'voidRefused', isCharged: false, isSurplus: true }),
  ]
  const given = {
    shipmentStatus: 'T' as const,
    shipment: parcels,
    carrier,
    booking: booked,
    labels,
    TotalCharge: 18_04,
  }
  await renderScreen('/ShipmentDetails/101', { answers: [...keptShipment(shipmentDetails(101, given)).answers, drawn] })
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await expect.element(money.getByText('1 label charged', { exact: true })).toBeVisible()
  await expect.element(money.getByText('$18.04').first()).toBeVisible()
  await expect.element(money.getByText('1 voided, not charged: $12.10')).toBeVisible()
  await expect.element(money.getByText('1 surplus, not in the charges: $9.90')).toBeVisible()
  await expect.element(header.getByText('$18.04')).toBeVisible()
  const row = (name: string) => page.getByRole('listitem', { name, exact: true })
  await expect.element(row('1Z002').getByText('$12.10 · not charged')).toBeVisible()
  await expect.element(row('1Z003').getByText('$9.90 · not in the charges')).toBeVisible()
  await expectAccessible()
})

test('what the consignee pays is shown as his, with his account, and as an estimate', async () => {
  const shipment = { ...parcels, PaymentType: 'C' as const }
  const rate = madeUp(wireRate, {
    ...{ PricesheetID: 5, CurrAmount: 18_04, currency: 'USD', current: true },
    charges: [{ kind: 'linehaul', code: '', amount: 18_04 }],
  })
  const given = {
    ...{ shipmentStatus: 'T' as const, shipment, carrier, booking: booked, labels: [label(1, 18_04)] },
    ...{ TotalCharge: null, otherCharge: 18_04, selectedPricesheetid: 5, PriceSheets: [rate] },
  }
  await renderScreen('/ShipmentDetails/101', { answers: [...keptShipment(shipmentDetails(101, given)).answers, drawn] })
  await expect.element(header.getByText('The consignee pays · $18.04 estimated')).toBeVisible()
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await expect.element(money.getByText('The consignee pays · Account 1A2B3C')).toBeVisible()
  await expect.element(money.getByText(/^An estimate of what it costs them/)).toBeVisible()
  await expectAccessible()
})

test('the carrier’s number is entered where another page leads to it, and one that cannot be is marked', async () => {
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'A' }))
  const enter = answer(SetPRONumber, ({ body }) => {
    kept.learn({ PRONumber: body.PRONumber, version: 2 })
    return { shipmentId: 101, shipmentStatus: 'A' as const, version: 2 }
  })
  await renderScreen('/ShipmentDetails/101?do=pro', { answers: [...kept.answers, enter] })
  await panel.getByRole('textbox', { name: 'PRO' }).fill('12/34')
  await panel.getByRole('button', { name: 'Save PRO' }).click()
  await expect.element(panel.getByText(/^Please check the format, such as 123456789/)).toBeVisible()
  await expectAccessible()
  await panel.getByRole('textbox', { name: 'PRO' }).fill('123-456')
  await panel.getByRole('button', { name: 'Save PRO' }).click()
  await expect.element(page.getByText(/^The PRO of .* is saved\.$/)).toBeVisible()
  expect(sent(SetPRONumber).map(({ body }) => body.PRONumber)).toEqual(['123-456'])
})

test('what a colleague attached is filed as the proof of delivery by a button', async () => {
  const scan = madeUp(wireFile, { fileId: 5, kind: 'attachment', name: 'scan.pdf', mime: 'application/pdf' })
  const offered = { ...scan, offeredAsPod: false }
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'D', files: [offered] }))
  await renderScreen('/ShipmentDetails/101#files', {
    answers: [...kept.answers, answer(AcceptPOD, { Status: 'Success' })],
  })
  await page.getByRole('button', { name: 'File as POD: scan.pdf' }).click()
  await expect.poll(() => sent(AcceptPOD).map(({ body }) => body)).toEqual([{ fileId: 5 }])
})
