import { isUspsTrackingNumber } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDayEnd } from '../conformance/describeDayEnd.ts'
import { describeParcels } from '../conformance/describeParcels.ts'
import { openKit } from '../kit/kit.ts'
import { box, exampleLabels, exampleParcels, sentTo } from '../testing/parcels.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'
import { labelBody, optionsBody } from './body.ts'
import { scanFormBody } from './close.ts'
import { usps } from './index.ts'
import { partsOf } from './multipart.ts'
import { pickupBody } from './pickup.ts'
import { type Account, createSend, createSendPaid, paths } from './send.ts'
import { readSettings } from './settings.ts'

const accountAt = (url: string, changes: object = {}): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'USPS', baseUrl: `${url}/usps` },
  settings: readSettings({
    ...{ clientId: 'example', clientSecret: CANARY, crid: '12345678', mid: '901000123', accountNumber: '1000405' },
    ...changes,
  }),
  secrets: [CANARY],
})

describeParcels('usps', {
  open: usps,
  account: sandbox => accountAt(sandbox.url),
  service: 'USPS_GROUND_ADVANTAGE',
  isNumber: isUspsTrackingNumber,
  delivered: 'D',
  canary: CANARY,
})

describeDayEnd('usps', { open: usps, account: sandbox => accountAt(sandbox.url), service: 'PRIORITY_MAIL' })

describe('what is sent', () => {
  const valued = exampleParcels([{ ...box, handlingUnits: 2, pieces: 2, declaredValue: 25_000 }], {
    ...{ signature: 'required', endorsement: 'forward' },
  })
  const ordered = { ...valued, orderNumber: 'SO-7', customerPo: 'PO-8' }
  const order = exampleLabels('R1', 'PRIORITY_MAIL', ordered)
  const [, second] = order.packages

  test('signature, value and endorsement stand where the post looks for them, and a package says which it is', () => {
    if (second === undefined) throw new Error('one package')
    expect(labelBody(order, second)).toMatchObject({
      imageInfo: { imageType: 'ZPL203DPI', labelType: '4X6LABEL', packageNumber: 2, totalPackages: 2 },
      packageDescription: {
        mailClass: 'PRIORITY_MAIL',
        extraServices: [921, 930],
        packageOptions: { packageValue: 250, ancillaryServiceEndorsements: 'FORWARDING_SERVICE_REQUESTED' },
        customerReference: [
          { referenceNumber: 'SO-7', printReferenceNumber: true },
          { referenceNumber: 'PO-8', printReferenceNumber: false },
          { referenceNumber: 'W-1', printReferenceNumber: false },
        ],
      },
    })
    const express = labelBody({ ...order, serviceCode: 'PRIORITY_MAIL_EXPRESS' }, second)
    expect(express.packageDescription.extraServices).toEqual([981, 930])
  })

  test('a way of telling who moved is not priced where its class does not sell it', async () => {
    const sandbox = await startSandbox()
    const connector = usps(openKit())
    const shipment = exampleParcels([box], { endorsement: 'change' })
    const answers = await connector.rate(accountAt(sandbox.url), shipment, wireCallOf())
    const codes = answers.map(one => (one.kind === 'price' ? one.serviceCode : one.message))
    expect(codes).toEqual(['USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL_EXPRESS'])
    const buy = (serviceCode: string) =>
      connector.labels.buy(accountAt(sandbox.url), exampleLabels('RMOVED', serviceCode, shipment), wireCallOf())
    expect(await buy('PRIORITY_MAIL')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('undeliverable'),
    })
    expect(await buy('USPS_GROUND_ADVANTAGE')).toMatchObject({ kind: 'bought' })
    await sandbox.close()
  })

  test('a price is asked for with everything that each class may call it', () => {
    if (second === undefined) throw new Error('one package')
    expect(optionsBody(second, valued, { priceType: 'COMMERCIAL' }).packageDescription).toMatchObject({
      ...{ mailClass: 'ALL_OUTBOUND', extraServices: [921, 981, 930], packageValue: 250 },
      ...{ length: 12, width: 10, height: 8 },
    })
  })
})

test('parts are read with the names of files on either side, and a cut answer has none', () => {
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary="b"' })
  const whole =
    '--b\r\nContent-Disposition: form-data; filename="x.zpl"; name="labelImage"\r\n\r\n^XA\r\n^XZ\r\n--b--\r\n'
  expect(partsOf({ headers, bytes: Buffer.from(whole) })).toEqual([
    { name: 'labelImage', bytes: Buffer.from('^XA\r\n^XZ') },
  ])
  expect(partsOf({ headers, bytes: Buffer.from(whole.slice(0, -8)) })).toBeNull()
})

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const connector = usps(openKit())
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())
  const rate = (shipment = exampleParcels()) => connector.rate(accountAt(sandbox.url), shipment, wireCallOf())

  test('packages of several kinds cost what each costs, and flat-rate boxes are none of the shipper’s own', async () => {
    const heavy = { ...box, weightLb: 20 }
    const [both, light, other] = await Promise.all([
      rate(exampleParcels([{ ...box, handlingUnits: 2, pieces: 2, weightLb: 19 }, heavy])),
      rate(exampleParcels([{ ...box, handlingUnits: 2, pieces: 2, weightLb: 19 }])),
      rate(exampleParcels([heavy])),
    ])
    const total = (answers: typeof both) =>
      answers
        .map(one => (one.kind === 'price' && one.serviceCode === 'PRIORITY_MAIL' ? one.total : 0))
        .reduce((a, b) => a + b)
    expect(total(both)).toBe(total(light) + total(other))
    expect(total(other)).toBeGreaterThan(450)
  })

  test('services beside a class are lines of their own', async () => {
    const answers = await rate(exampleParcels([{ ...box, declaredValue: 60_000 }], { signature: 'adult' }))
    expect(answers).toHaveLength(3)
    expect(answers[0]).toMatchObject({
      zone: expect.stringMatching(/^\d\d$/),
      transitDays: expect.any(Number),
      charges: [
        { kind: 'linehaul', description: 'Postage' },
        { description: 'Adult Signature Required', amount: 935 },
        { description: 'Insurance > $500', amount: 1_250 },
      ],
    })
  })

  test.each([
    ['71 lb', { weightLb: 71 }, /70 LB/],
    ['131 in length and girth', { lengthIn: 51, widthIn: 20, heightIn: 20 }, /130 inches/],
  ])('%s is refused in the words of the post', async (_, size, words) => {
    expect(await rate(exampleParcels([{ ...box, ...size }]))).toMatchObject([
      { kind: 'failed', reason: 'refused', message: expect.stringMatching(words) },
    ])
  })

  test.each([
    ['a PO box', { street: 'PO Box 12' }],
    ['a military address', { street: 'PSC 3 Box 12', city: 'APO', state: 'AE', zip: '09012' }],
  ])('%s is reached by the post, and by UPS it is not', async (_, place) => {
    const customs = { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 8_800, currency: 'USD' }
    const shipment = sentTo(place, exampleParcels([{ ...box, customs }]))
    expect((await rate(shipment)).map(({ kind }) => kind)).toEqual(['price', 'price', 'price'])
    const bought = await connector.labels.buy(
      accountAt(sandbox.url),
      exampleLabels('RBOX', 'PRIORITY_MAIL', shipment),
      wireCallOf(),
    )
    expect(bought.kind).toBe('bought')
    const settings = { clientId: 'example', clientSecret: CANARY, accountNumber: 'A1B2C3', pickupType: '01' as const }
    const ownAccount = { ...accountAt(sandbox.url), scac: 'UPSN', baseUrl: `${sandbox.url}/ups/api`, settings }
    expect(await ups(openKit()).rate(ownAccount, shipment, wireCallOf())).toMatchObject([{ kind: 'failed' }])
  })

  test('an account that is closed is said on the check and before any label', async () => {
    const closed = accountAt(sandbox.url, { accountNumber: 'CLOSED' })
    const said = { kind: 'failed', reason: 'refused', message: expect.stringContaining('not active') }
    expect(await connector.check(closed, wireCallOf())).toMatchObject(said)
    const order = exampleLabels('RCLOSED', 'PRIORITY_MAIL')
    expect(await connector.labels.buy(closed, order, wireCallOf())).toMatchObject(said)
    expect(sandbox.orders().filter(one => one.reference === order.wireKey)).toEqual([])
  })

  const handover = () => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    return { ...stop.address, company: 'Example', contactName: 'Ada Example', contactPhone: '937-555-0100' }
  }

  test('a SCAN form holds the labels that the post takes, and says which it left out', async () => {
    const sold = await connector.labels.buy(
      accountAt(sandbox.url),
      exampleLabels('RSCAN', 'PRIORITY_MAIL'),
      wireCallOf(),
    )
    const number = sold.kind === 'bought' ? (sold.purchase.labels[0]?.trackingNumber ?? '') : ''
    const label = (trackingNumber: string) => ({ trackingNumber, serviceCode: 'PRIORITY_MAIL', weightLb: 9.5 })
    const given = { reference: 'C1', day: '2026-11-24', address: handover(), labels: [label(number), label('9405')] }
    expect(scanFormBody(given)).toMatchObject({ overwriteMailingDate: true, entryFacilityZIPCode: expect.any(String) })
    const close = () => connector.dayClose.close(accountAt(sandbox.url), given, wireCallOf())
    const outcome = await close()
    if (outcome.kind !== 'closed') throw new Error(JSON.stringify(outcome))
    expect(outcome).toMatchObject({ number: expect.stringMatching(/^\d{22}$/), left: [{ trackingNumber: '9405' }] })
    expect(Buffer.from(outcome.papers[0]?.bytes ?? []).toString('latin1')).toMatch(/^%PDF/)
    expect(await close()).toMatchObject({ kind: 'failed', message: expect.stringContaining('No labels') })
    sandbox.fault({ kind: 'dropAfter', operation: 'closeDay' })
    expect(await close()).toMatchObject({ kind: 'unknown' })
    sandbox.clearFaults()
  })

  test('a pickup counts its packages by class, those abroad together, and says where they stand', () => {
    const request = {
      ...{ reference: 'P1', address: { ...handover(), contactName: '' }, residential: false, date: '2026-11-24' },
      ...{ readyAt: '13:00', closeAt: '17:30', fleet: '', weightLb: 19.2, heaviestLb: 9.5, instructions: '' },
      pieces: [
        { serviceCode: 'PRIORITY_MAIL', country: 'US', count: 2 },
        { serviceCode: 'PRIORITY_MAIL_INTERNATIONAL', country: 'CA', count: 1 },
        { serviceCode: 'FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE', country: 'FR', count: 3 },
        { serviceCode: 'MEDIA_MAIL', country: 'US', count: 1 },
      ],
    }
    expect(pickupBody(request)).toMatchObject({
      pickupAddress: { firstName: 'Shipping', lastName: 'Department', contact: [{ cellNumber: '9375550100' }] },
      packages: [
        { packageType: 'PRIORITY_MAIL', packageCount: 2 },
        { packageType: 'INTERNATIONAL', packageCount: 4 },
        { packageType: 'OTHER', packageCount: 1 },
      ],
      estimatedWeight: 20,
      pickupLocation: { packageLocation: 'RECEPTION', specialInstructions: 'Ref P1' },
    })
    expect(pickupBody({ ...request, instructions: 'Dock 4' }).pickupLocation.packageLocation).toBe('OTHER')
  })

  test('the order number is what a label says, and one that was asked for otherwise before is still found', async () => {
    const order = exampleLabels('RNOW', 'PRIORITY_MAIL', { ...exampleParcels(), orderNumber: 'SO-7' })
    const outcome = await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())
    const [label] = outcome.kind === 'bought' ? outcome.purchase.labels : []
    expect(Buffer.from(label?.bytes ?? []).toString()).toContain('REF: SO-7')
    const former = { ...order, wireKey: crypto.randomUUID() }
    const [parcel] = former.packages
    if (parcel === undefined) throw new Error('no package')
    const { sendPaid } = createSendPaid(createSend(openKit()))
    const request = {
      ...({ operation: 'buyLabels', method: 'POST', path: paths.label.domestic } as const),
      headers: { 'X-Idempotency-Key': former.wireKey, accept: 'multipart/form-data' },
      body: labelBody(former, parcel, 'shipments'),
    }
    await sendPaid(accountAt(sandbox.url), request, wireCallOf())
    const found = await connector.labels.recover(accountAt(sandbox.url), former, wireCallOf())
    expect(found.kind).toBe('found')
    expect(sandbox.orders().filter(one => one.reference === former.wireKey)).toHaveLength(1)
  })

  test('the same key with another request sells nothing', async () => {
    const order = exampleLabels('RKEY', 'PRIORITY_MAIL')
    await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())
    const other = { ...order, serviceCode: 'PRIORITY_MAIL_EXPRESS' }
    expect(await connector.labels.buy(accountAt(sandbox.url), other, wireCallOf())).toMatchObject({ kind: 'failed' })
    expect(sandbox.orders().filter(one => one.reference === order.wireKey)).toHaveLength(1)
  })

  test.each([
    ['100 Example St', 'valid', 'commercial'],
    ['7 Maple Lane', 'valid', 'residential'],
    ['7 Vacant Lane', 'valid', 'unknown'],
    ['1 Ambiguous Rd', 'ambiguous', 'unknown'],
    ['Nowhere', 'unknown', 'unknown'],
  ])('an address at %s is %s and %s', async (street, verdict, classification) => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const address = { ...stop.address, street }
    const answer = await connector.checkAddress(accountAt(sandbox.url), { address }, wireCallOf())
    expect(answer).toMatchObject({ kind: 'checked', verdict, classification })
  })
})
