import { isFedExBarcode34, isFedExExpressNumber, isFedExGroundNumber } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDayEnd } from '../conformance/describeDayEnd.ts'
import { describeParcels } from '../conformance/describeParcels.ts'
import { openKit } from '../kit/kit.ts'
import { startAnswering } from '../testing/answering.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { closeBody } from './close.ts'
import { fedex } from './index.ts'
import { shipBody } from './labels.ts'
import { locationsBody } from './locate.ts'
import { availabilityBody, pickupBody } from './pickup.ts'
import { rateBody } from './rate.ts'
import { type Account, createSend, paths } from './send.ts'
import { readSettings } from './settings.ts'

const accountAt = (url: string, accountNumber = '510088000', holdLocation = 'YBZA'): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'FDEG', baseUrl: `${url}/fedex` },
  settings: readSettings({
    ...{ clientId: 'example', clientSecret: CANARY, accountNumber },
    holdLocation,
  }),
  secrets: [CANARY],
})

const ground = 'FEDEX_GROUND'

describeParcels('fedex', {
  open: fedex,
  account: sandbox => accountAt(sandbox.url),
  service: ground,
  isNumber: isFedExGroundNumber,
  delivered: 'DL',
  canary: CANARY,
})

describeDayEnd('fedex by air', { open: fedex, account: sandbox => accountAt(sandbox.url), service: 'FEDEX_2_DAY' })
describeDayEnd('fedex on the ground', { open: fedex, account: sandbox => accountAt(sandbox.url), service: ground })

describe('what is sent', () => {
  const account = accountAt('http://127.0.0.1:1')

  test('services, value, handling and references stand where FedEx looks for them', () => {
    const shipment = exampleParcels([{ ...box, declaredValue: 25_050, additionalHandling: true, lengthIn: 12.2 }], {
      ...{ signature: 'adult', saturdayDelivery: true, holdForPickup: true, residential: true },
    })
    const ordered = { ...shipment, orderNumber: 'SO-7', customerPo: 'PO-8' }
    const { requestedShipment } = shipBody(account, exampleLabels('R1', 'FEDEX_2_DAY', ordered))
    const special = {
      specialServiceTypes: ['SIGNATURE_OPTION', 'NON_STANDARD_CONTAINER'],
      signatureOptionType: 'ADULT',
    }
    expect(requestedShipment).toMatchObject({
      serviceType: 'FEDEX_2_DAY',
      packagingType: 'YOUR_PACKAGING',
      recipients: [{ contact: { phoneNumber: '5555550100' }, address: { residential: true } }],
      shipmentSpecialServices: {
        specialServiceTypes: ['SATURDAY_DELIVERY', 'HOLD_AT_LOCATION'],
        holdAtLocationDetail: { locationId: 'YBZA' },
      },
      requestedPackageLineItems: [
        {
          sequenceNumber: 1,
          dimensions: { length: 13, width: 10, height: 8, units: 'IN' },
          declaredValue: { amount: 250.5, currency: 'USD' },
          packageSpecialServices: special,
          customerReferences: [
            { customerReferenceType: 'CUSTOMER_REFERENCE', value: 'SO-7' },
            { customerReferenceType: 'INVOICE_NUMBER', value: 'W-1' },
            { customerReferenceType: 'P_O_NUMBER', value: 'PO-8' },
            { customerReferenceType: 'DEPARTMENT_NUMBER', value: 'R1' },
          ],
        },
      ],
    })
    const rated = rateBody(account, shipment).requestedShipment
    expect(rated.requestedPackageLineItems).toMatchObject([{ packageSpecialServices: special }])
    expect(rated).not.toHaveProperty('serviceType')
  })

  test.each([
    ['none', 'NO_SIGNATURE_REQUIRED'],
    ['required', 'DIRECT'],
  ] as const)('signature %s is %s', (signature, code) => {
    const body = shipBody(account, exampleLabels('R1', ground, exampleParcels([box], { signature })))
    expect(body.requestedShipment.requestedPackageLineItems[0]?.packageSpecialServices).toMatchObject({
      signatureOptionType: code,
    })
  })

  test.each([
    ['collect', 'RECIPIENT', '700257037'],
    ['thirdParty', 'THIRD_PARTY', '700257037'],
    ['prepaid', 'SENDER', '510088000'],
  ] as const)('%s freight is charged to the %s', (terms, paymentType, value) => {
    const shipment = exampleParcels([box], { fedexAccount: '700257037' }, { terms })
    expect(shipBody(account, exampleLabels('R1', ground, shipment)).requestedShipment.shippingChargesPayment).toEqual({
      paymentType,
      payor: { responsibleParty: { accountNumber: { value } } },
    })
  })

  test.each([
    ['several kinds of packaging', exampleParcels([box, { ...box, handlingUnitType: 'FXPAK' }])],
    ['31 packages', exampleParcels([{ ...box, handlingUnits: 31, pieces: 31 }])],
    ['a return by mail', exampleParcels([box], { returnService: 'printAndMail' })],
    ['an import', exampleParcels([box], { importControl: 'printLabel' })],
  ])('%s is refused before anything is sent', async (_, shipment) => {
    const connector = fedex(openKit())
    expect(await connector.rate(account, shipment, wireCallOf())).toMatchObject([{ kind: 'failed', reason: 'refused' }])
    const order = exampleLabels('R1', ground, shipment)
    expect(await connector.labels.buy(account, order, wireCallOf())).toMatchObject({ reason: 'refused' })
  })

  test('a truck, the end of a day and places are asked for as FedEx names them', () => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const address = { ...stop.address, contactPhone: '937-555-0100' }
    const given = {
      ...{ reference: 'P1', address, residential: false, date: '2026-11-24', readyAt: '13:00', closeAt: '17:30' },
      ...{ fleet: 'Ground', weightLb: 19, heaviestLb: 9.5, instructions: 'Dock 4' },
      pieces: [
        { serviceCode: ground, country: 'US', count: 2 },
        { serviceCode: ground, country: 'CA', count: 1 },
      ],
    }
    const international = { countryRelationship: 'INTERNATIONAL', carriers: ['FDXG'], dispatchDate: '2026-11-24' }
    expect(availabilityBody(given)).toMatchObject(international)
    expect(pickupBody(account, given)).toMatchObject({
      associatedAccountNumber: { value: '510088000' },
      originDetail: {
        pickupLocation: { contact: { phoneNumber: '9375550100' } },
        ...{ readyDateTimestamp: '2026-11-24T13:00:00Z', customerCloseTime: '17:30:00' },
      },
      ...{ carrierCode: 'FDXG', packageCount: 3, remarks: 'Dock 4', countryRelationships: 'INTERNATIONAL' },
    })
    expect(closeBody(account, { reference: 'C1', day: '2026-11-24', address, labels: [] })).toMatchObject({
      ...{ closeReqType: 'GCDR', groundServiceCategory: 'GROUND', closeDate: '2026-11-24' },
    })
    const question = { ...{ zip: '45402', city: 'Dayton', state: 'OH', country: 'US' }, radiusMiles: 20, most: 80 }
    expect(locationsBody(question).locationsSummaryRequestControlParameters).toEqual({
      ...{ distance: { units: 'MI', value: 20 }, maxResults: 50 },
    })
  })

  test('a return is a shipment whose label the shipper prints', () => {
    const shipment = exampleParcels([box], { returnService: 'printLabel' })
    const special = {
      ...{ specialServiceTypes: ['RETURN_SHIPMENT'], returnShipmentDetail: { returnType: 'PRINT_RETURN_LABEL' } },
    }
    expect(shipBody(account, exampleLabels('R1', ground, shipment)).requestedShipment).toMatchObject({
      shipmentSpecialServices: special,
    })
  })

  test('nothing is held without a location', async () => {
    const shipment = exampleParcels([box], { holdForPickup: true })
    const [answer] = await fedex(openKit()).rate(accountAt('http://x', '510088000', ''), shipment, wireCallOf())
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('location') })
  })
})

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const connector = fedex(openKit())
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  const buy = (reference: string, service = ground, count = 2, accountNumber = '510088000') =>
    connector.labels.buy(
      accountAt(sandbox.url, accountNumber),
      exampleLabels(reference, service, exampleParcels([{ ...box, handlingUnits: count, pieces: count }])),
      wireCallOf(),
    )
  const bought = async (...given: Parameters<typeof buy>) => {
    const outcome = await buy(...given)
    if (outcome.kind !== 'bought') throw new Error(JSON.stringify(outcome))
    return outcome.purchase
  }

  test('a price names its zone, its weight, its days and what is taken off its list', async () => {
    const prices = await connector.rate(accountAt(sandbox.url), exampleParcels(), wireCallOf())
    expect(prices).toHaveLength(5)
    const express = prices.find(one => one.kind === 'price' && one.serviceCode === 'FEDEX_2_DAY')
    expect(express).toMatchObject({ service: 'FedEx 2Day', transitDays: 2, deliveryDate: '2099-03-12', zone: '04' })
    if (express?.kind !== 'price') throw new Error('no price')
    expect(express.discount).toBeGreaterThan(0)
    expect(express.fuel).toBeGreaterThan(0)
  })

  test('a home gets Home Delivery, a Saturday the services that have one', async () => {
    const codes = async (needs: Parameters<typeof exampleParcels>[1]) =>
      (await connector.rate(accountAt(sandbox.url), exampleParcels([box], needs), wireCallOf())).map(one =>
        one.kind === 'price' ? one.serviceCode : one.message,
      )
    expect(await codes({ residential: true })).toContain('GROUND_HOME_DELIVERY')
    expect(await codes({ saturdayDelivery: true })).toEqual(['FEDEX_2_DAY', 'PRIORITY_OVERNIGHT'])
  })

  test('a label names its price, the number of all and of each, and its barcode passes its check', async () => {
    for (const [service, isNumber] of [
      [ground, isFedExGroundNumber],
      ['PRIORITY_OVERNIGHT', isFedExExpressNumber],
    ] as const) {
      const { labels, shipmentNumber, total, currency, zone, billedWeightLb } = await bought(`BAR${service}`, service)
      expect(labels[0]?.trackingNumber).toBe(shipmentNumber)
      expect([total === null, currency, zone, billedWeightLb]).toEqual([false, 'USD', '04', 14])
      for (const { bytes, trackingNumber } of labels) {
        const barcode = /\^FD>;(\d{34})\^FS/.exec(Buffer.from(bytes).toString())?.[1] ?? ''
        expect([isNumber(trackingNumber), isFedExBarcode34(barcode)]).toEqual([true, true])
        expect(barcode.endsWith(trackingNumber)).toBe(true)
      }
    }
  })

  test('the order number is what a label says, and what stood there before is still found by', async () => {
    const shipment = { ...exampleParcels(), orderNumber: 'SO-7', customerPo: 'PO-8' }
    const order = exampleLabels('RNOW', ground, shipment)
    const outcome = await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())
    const [label] = outcome.kind === 'bought' ? outcome.purchase.labels : []
    expect(Buffer.from(label?.bytes ?? []).toString()).toContain('REF: SO-7')
    const former = exampleLabels('RBEFORE', ground, shipment)
    const body = shipBody(accountAt(sandbox.url), former)
    for (const parcel of body.requestedShipment.requestedPackageLineItems) {
      parcel.customerReferences = [{ customerReferenceType: 'CUSTOMER_REFERENCE', value: 'RBEFORE' }]
    }
    const account = accountAt(sandbox.url)
    await createSend(openKit())(account, { operation: 'buyLabels', path: paths.ship, body }, wireCallOf())
    for (const one of [order, former]) {
      const found = await connector.labels.recover(account, one, wireCallOf())
      expect([one.reference, found.kind]).toEqual([one.reference, 'heldWithoutLabels'])
    }
  })

  test('labels that were cancelled are no longer held under their reference', async () => {
    const order = exampleLabels('RHELD', ground, exampleParcels([{ ...box, handlingUnits: 2, pieces: 2 }]))
    const { shipmentNumber, labels } = await bought('RHELD')
    const recover = () => connector.labels.recover(accountAt(sandbox.url), order, wireCallOf())
    const numbers = labels.map(one => one.trackingNumber)
    expect(await recover()).toEqual({ kind: 'heldWithoutLabels', shipmentNumber, trackingNumbers: numbers })
    const { shipment } = order
    const given = { shipment, shipmentNumber, trackingNumbers: numbers.slice(0, 1), isWhole: false }
    const cancel = (isWhole: boolean) =>
      connector.labels.void(accountAt(sandbox.url), { ...given, isWhole }, wireCallOf())
    expect(await cancel(false)).toMatchObject({ kind: 'voided' })
    expect(await recover()).toEqual({ kind: 'heldWithoutLabels', shipmentNumber, trackingNumbers: numbers.slice(1) })
    expect(await cancel(true)).toMatchObject({ kind: 'voided' })
    expect(await recover()).toEqual({ kind: 'absent' })
  })

  test.each([
    ['0 lb', { ...box, weightLb: 0 }, null],
    ['151 lb', { ...box, weightLb: 151 }, '150 pounds'],
    ['109 in', { ...box, lengthIn: 109 }, '108 inches'],
    ['166 in around', { ...box, lengthIn: 66, widthIn: 25, heightIn: 25 }, '165 inches'],
  ])('%s is refused in FedEx’s words', async (_, item, words) => {
    const [answer] = await connector.rate(accountAt(sandbox.url), exampleParcels([item]), wireCallOf())
    // What weighs nothing is asked about as the least that FedEx weighs.
    if (words === null) expect(answer?.kind).toBe('price')
    else expect(answer).toMatchObject({ reason: 'refused', message: expect.stringContaining(words) })
  })

  test('an account that nobody has, and one that is closed between price and label, are said', async () => {
    const [unknown] = await connector.rate(accountAt(sandbox.url, '400000000'), exampleParcels(), wireCallOf())
    expect(unknown).toMatchObject({ reason: 'refused', message: expect.stringContaining('invalid') })
    const [price] = await connector.rate(accountAt(sandbox.url, '999999999'), exampleParcels(), wireCallOf())
    expect(price?.kind).toBe('price')
    expect(await buy('RCLOSED', ground, 1, '999999999')).toMatchObject({ reason: 'refused' })
    expect(sandbox.orders().filter(one => one.reference === 'RCLOSED')).toEqual([])
  })

  test('a proof of delivery comes once there is one', async () => {
    const [label] = (await bought('RPOD')).labels
    const number = label?.trackingNumber ?? ''
    const confirmation = { providerId: '', pickupNumber: '', proNumber: number }
    const held = { shipment: exampleParcels(), bolNumber: '', confirmation }
    const papers = () => connector.documents(accountAt(sandbox.url), held, wireCallOf())
    expect(await papers()).toEqual({ kind: 'documents', documents: [] })
    sandbox.addEvents(number, [{ type: 'PU' }, { type: 'DL' }])
    expect(await papers()).toMatchObject({ documents: [{ kind: 'pod', name: `POD-${number}.pdf` }] })
    const told = await connector.track(accountAt(sandbox.url), held, wireCallOf())
    expect(told.kind === 'events' && told.events.map(({ code, status }) => [code, status])).toEqual([
      ['OC', null],
      ['PU', 'pickup'],
      ['DL', 'delivered'],
    ])
  })

  const close = (accountNumber: string) => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const given = { reference: 'C1', day: '2026-11-24', address: stop.address, labels: [] }
    return connector.dayClose.close(accountAt(sandbox.url, accountNumber), given, wireCallOf())
  }

  test('the day on the ground is closed once, with its manifest; what goes by air is told to nobody', async () => {
    const accountNumber = '510088111'
    await bought('RAIR', 'FEDEX_2_DAY', 1, accountNumber)
    expect(await close(accountNumber)).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('no shipments'),
    })
    await bought('RCLOSE', ground, 2, accountNumber)
    const outcome = await close(accountNumber)
    if (outcome.kind !== 'closed') throw new Error(JSON.stringify(outcome))
    expect(outcome.number).not.toBe('')
    expect(outcome.papers).toMatchObject([{ name: 'FedEx Ground manifest 2026-11-24.pdf' }])
    expect(Buffer.from(outcome.papers[0]?.bytes ?? []).toString('latin1')).toMatch(/^%PDF/)
    expect(await close(accountNumber)).toMatchObject({ kind: 'failed', reason: 'refused' })
    expect(['FEDEX_2_DAY', ground].map(connector.dayClose.takes)).toEqual([false, true])
  })

  test.each([
    [
      'pages that stand alone stay so',
      ['%PDF-1.4 b', '%PDF-1.4 a'],
      [' part 1.pdf %PDF-1.4 a', ' part 2.pdf %PDF-1.4 b'],
    ],
    ['one that is cut is put together', ['and more', '%PDF-1.4 a '], ['.pdf %PDF-1.4 a and more']],
    ['a text is one text', ['page 2', 'page 1, '], ['.txt page 1, page 2']],
  ])('of a manifest in several parts %s', async (_, images, papers) => {
    const parts = images.map((text, n) => ({
      documentPartSequenceNumber: images.length - n,
      image: Buffer.from(text).toString('base64'),
    }))
    const body = JSON.stringify({ output: { closeDocuments: [{ type: 'MANIFEST', shippingCycle: '7', parts }] } })
    const server = await startAnswering(asked =>
      asked.includes('/oauth/') ? { body: '{"access_token":"t","expires_in":3599}' } : { body },
    )
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const given = { reference: 'C1', day: '2026-11-24', address: stop.address, labels: [] }
    const outcome = await connector.dayClose.close(accountAt(server.url), given, wireCallOf())
    await server.close()
    if (outcome.kind !== 'closed') throw new Error(JSON.stringify(outcome))
    const kept = outcome.papers.map(({ name, bytes }) => `${name} ${Buffer.from(bytes).toString()}`)
    expect(kept).toEqual(papers.map(paper => `FedEx Ground manifest 2026-11-24${paper}`))
  })

  test('a close that nobody heard about is unknown and told once', async () => {
    await bought('RLOST', ground, 1, '510088222')
    sandbox.fault({ kind: 'dropAfter', operation: 'closeDay' })
    const before = sandbox.requests('fedex:closeDay')
    expect(await close('510088222')).toMatchObject({ kind: 'unknown' })
    sandbox.clearFaults()
    expect(sandbox.requests('fedex:closeDay') - before).toBe(1)
  })

  test('services on the ground and by air have a truck each', () => {
    expect([ground, 'GROUND_HOME_DELIVERY', 'FEDEX_2_DAY'].map(connector.pickups.fleetOf)).toEqual([
      ...['Ground', 'Ground', 'Express'],
    ])
  })

  test.each([
    ['100 Example St', 'valid', 'commercial'],
    ['7 Maple Lane', 'valid', 'residential'],
    ['1 Ambiguous Rd', 'ambiguous', 'commercial'],
    ['Nowhere', 'unknown', 'unknown'],
  ])('an address at %s is %s and %s', async (street, verdict, classification) => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const address = { ...stop.address, street }
    const said = await connector.checkAddress(accountAt(sandbox.url), { address }, wireCallOf())
    expect(said).toMatchObject({ kind: 'checked', verdict, classification })
  })
})

describe('odd answers', () => {
  const answering = (body: string) =>
    startAnswering(asked => (asked.includes('/oauth/') ? { body: '{"access_token":"t","expires_in":3599}' } : { body }))
  const piece = (n: number, encodedLabel: string) => ({
    trackingNumber: `61${n}`,
    packageSequenceNumber: n,
    packageDocuments: [{ contentType: 'LABEL', docType: 'ZPLII', encodedLabel }],
  })
  const sold = (...pieceResponses: object[]) =>
    JSON.stringify({ output: { transactionShipments: [{ masterTrackingNumber: '611', pieceResponses }] } })
  const two = exampleLabels('R3', ground, exampleParcels([{ ...box, handlingUnits: 2, pieces: 2 }]))

  test.each([
    ['fewer labels than packages', sold(piece(1, ''))],
    ['an error with 200', '{"errors":[{"code":"SYSTEM.UNEXPECTED","message":"Please try again."}]}'],
  ])('%s leaves the purchase unknown', async (_, body) => {
    const server = await answering(body)
    expect(await fedex(openKit()).labels.buy(accountAt(server.url), two, wireCallOf())).toMatchObject({
      kind: 'unknown',
    })
    await server.close()
  })

  test('labels that come out of order are each given to their package', async () => {
    const server = await answering(sold(piece(2, 'Mg=='), piece(1, 'MQ==')))
    const outcome = await fedex(openKit()).labels.buy(accountAt(server.url), two, wireCallOf())
    expect(outcome.kind === 'bought' && outcome.purchase.labels.map(one => one.trackingNumber)).toEqual(['611', '612'])
    await server.close()
  })

  test.each([
    ['by the rating of a package', [12.1, 7.9], [undefined, undefined], [1_210, 790]],
    ['with each label', [undefined, undefined], [12.1, 7.9], [1_210, 790]],
    ['for all of them alone', [undefined, undefined], [undefined, undefined], [1_000, 1_000]],
    ['at the first label for all', [undefined, undefined], [20, 0], [1_000, 1_000]],
  ])('what is charged is named %s', async (_, rated, amounts, charges) => {
    const actualRateType = 'PAYOR_ACCOUNT_PACKAGE'
    const list = { rateType: 'PAYOR_LIST_PACKAGE', netCharge: 99, currency: 'USD' }
    const completedShipmentDetail = {
      shipmentRating: {
        actualRateType,
        shipmentRateDetails: [{ rateType: actualRateType, totalNetCharge: 20, currency: 'USD' }],
      },
      // FedEx names them in no certain order.
      completedPackageDetails: rated
        .map((netCharge, index) => ({
          sequenceNumber: index + 1,
          packageRating: {
            actualRateType,
            packageRateDetails:
              netCharge === undefined ? [] : [list, { rateType: actualRateType, netCharge, currency: 'USD' }],
          },
        }))
        .toReversed(),
    }
    const pieceResponses = [1, 2].map(n => ({ ...piece(n, 'MQ=='), netChargeAmount: amounts[n - 1] }))
    const server = await answering(
      JSON.stringify({
        output: { transactionShipments: [{ masterTrackingNumber: '611', pieceResponses, completedShipmentDetail }] },
      }),
    )
    const outcome = await fedex(openKit()).labels.buy(accountAt(server.url), two, wireCallOf())
    expect(outcome.kind === 'bought' && outcome.purchase.labels.map(one => one.charge)).toEqual(charges)
    await server.close()
  })

  test('a label of 20 MB is taken, and kept out of the traces', async () => {
    const server = await answering(sold(piece(1, Buffer.alloc(20 * 1024 * 1024, 65).toString('base64'))))
    const wireCall = wireCallOf(20_000)
    const order = exampleLabels('R4', ground)
    const outcome = await fedex(openKit()).labels.buy(accountAt(server.url), order, wireCall)
    expect(outcome.kind === 'bought' && outcome.purchase.labels[0]?.bytes.length).toBe(20 * 1024 * 1024)
    expect(wireCall.exchanges.every(({ responseBody }) => responseBody.length < 30_000)).toBe(true)
    await server.close()
  })

  test('a silent label is looked for around the day it was bought as well as around its pickup', async () => {
    const server = await answering('{"output":{"completeTrackResults":[]}}')
    const wireCall = wireCallOf()
    await fedex(openKit()).labels.recover(accountAt(server.url), exampleLabels('R5', ground), wireCall)
    const asked = wireCall.exchanges.find(
      ({ operation, url }) => operation === 'recoverLabels' && !url.includes('oauth'),
    )
    const { shipDateBegin, shipDateEnd } = JSON.parse(asked?.requestBody ?? '{}').referencesInformation
    expect(shipDateBegin < new Date().toISOString().slice(0, 10)).toBe(true)
    expect(shipDateEnd).toBe('2099-03-17')
    await server.close()
  })

  test('prices that are errors with 200 are a failure in FedEx’s words', async () => {
    const server = await answering('{"errors":[{"code":"RATE.LOCATION.NOSERVICE","message":"No service there."}]}')
    const answers = await fedex(openKit()).rate(accountAt(server.url), exampleParcels(), wireCallOf())
    expect(answers).toMatchObject([{ kind: 'failed', message: 'No service there.' }])
    await server.close()
  })
})
