import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fedex } from '../fedex/index.ts'
import type { CarrierAccount } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { registered } from '../kit/openAccount.ts'
import { openDescriptions, type Recorded } from '../testing/openApi.ts'
import { isPublished } from '../testing/published.ts'
import { startRecording } from '../testing/recording.ts'
import { CANARY } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'
import { usps } from '../usps/index.ts'
import { type Line, sayAll } from './sayAll.ts'

type Opening = Omit<CarrierAccount<unknown>, 'secrets'>

const account = (baseUrl: string, scac: string, settings: unknown): Opening => ({
  ...{ clientId: 1, accountId: 1, scac, baseUrl, settings },
})

const oneAlone = 'one alone stands as an object where a list is declared'

const raw = (path: string): string => `fedex/openapi-raw/${path}-Resource.json`

/** A carrier is a line here. */
const lines: Readonly<Record<string, Line>> = {
  FedEx: {
    open: url =>
      registered(fedex(openKit())).open(
        account(`${url}/fedex`, 'FDEG', {
          ...{ clientId: 'example', clientSecret: CANARY, accountNumber: '510088000' },
          holdLocation: 'YBZA',
        }),
      ),
    service: 'FEDEX_2_DAY',
    holds: true,
    events: ['PU', 'DL'],
    payer: 'fedexAccount',
    operations: 13,
    serviceAbroad: 'FEDEX_INTERNATIONAL_PRIORITY',
    documents: [
      raw('authorization/v1/APIAuthorization'),
      raw('rates-transit-times/v1/RateQuotes'),
      raw('ship/v1/Shipment'),
      raw('track/v1/TrackingNumbers'),
      raw('track/v1/ReferenceNumbers'),
      raw('track/v1/TrackingDocuments'),
      raw('address-validation/v1/Addresses'),
      raw('pickup-request/v1/Pickup'),
      raw('ground-eod-close/v1/ShipmentCloseAPI'),
      raw('locations-search/v1/Locations'),
    ],
    leavesLengths: false,
    known: [
      [
        'request requestedShipment.customsClearanceDetail.commodities[].weight.units must be equal',
        'FedEx’s own samples weigh goods in pounds',
      ],
      [
        'answer 200 output.completeTrackResults[].trackResults[].latestStatusDetail.scanLocation must have required property',
        'an address of tracking by reference is said to need an addressVerificationId, which FedEx never sends',
      ],
    ],
  },
  UPS: {
    open: url =>
      registered(ups(openKit())).open(
        account(`${url}/ups/api`, 'UPSN', {
          ...{ clientId: 'example', clientSecret: CANARY, accountNumber: 'A1B2C3', pickupType: '01' },
        }),
      ),
    service: '02',
    events: ['P', 'D'],
    payer: 'upsAccount',
    operations: 12,
    serviceAbroad: '65',
    documents: [
      'ups/openapi/OAuthClientCredentials.yaml',
      'ups/openapi/Rating.yaml',
      'ups/openapi-tabfixed/Shipping.yaml',
      'ups/openapi-tabfixed/Tracking.yaml',
      'ups/openapi/AddressValidation.yaml',
      'ups/openapi/Pickup.yaml',
      'ups/openapi/Locator.yaml',
    ],
    leavesLengths: true,
    known: [
      ["request RateRequest.Request must have required property 'RequestOption'", 'there is no such property'],
      [
        "request LabelRecoveryRequest must have required property 'TrackingNumbers'",
        'UPS’s own samples ask by references alone',
      ],
      ['answer 200 RateResponse.Response.TransactionReference must be object', 'UPS sends a blank text'],
      ['answer 200 RateResponse.RatedShipment must be array', oneAlone],
      ['answer 200 ShipmentResponse.ShipmentResults.PackageResults must be array', oneAlone],
      ['answer 200 LabelRecoveryResponse.LabelResults must be array', oneAlone],
      ['answer 200 XAVResponse.Candidate must be array', oneAlone],
      ['answer 200 PickupPendingStatusResponse.PendingStatus must be array', oneAlone],
    ],
  },
  USPS: {
    open: url =>
      registered(usps(openKit())).open(
        account(`${url}/usps`, 'USPS', {
          ...{
            clientId: 'example',
            clientSecret: CANARY,
            crid: '12345678',
            mid: '901000123',
            accountNumber: '1000405',
          },
        }),
      ),
    service: 'PRIORITY_MAIL',
    serviceAbroad: 'PRIORITY_MAIL_INTERNATIONAL',
    serviceBack: 'PRIORITY_MAIL_RETURN_SERVICE',
    events: ['P', 'D'],
    operations: 13,
    documents: [
      'addresses',
      'carrier-pickup',
      'domestic-labels',
      'international-labels',
      'locations',
      'payments',
      'scan-forms',
      'shipping-options',
      'tracking',
    ].map(name => `usps/openapi/${name}.yaml`),
    leavesLengths: false,
    known: [
      ['POST /usps/oauth2/v3/token is described nowhere', 'signing in is described in words alone'],
      [
        'request packageDescription.mailingDate must match exactly one',
        'a date fits its two forms where neither is checked',
      ],
      [
        'request packageDescription must have required property',
        'of two forms of a package, each lacks what the other has',
      ],
      ['request packageDescription must match exactly one', 'the date alone is wrong'],
      ['answer 200 contact[] must match exactly one', 'neither form asks for anything: all fits both'],
      [
        'answer 200  must NOT have additional properties',
        'a short form comes first, a part forbids what its whole adds',
      ],
      ...['packageDescription', 'packageDescription.packageOptions', 'customsForm', 'customsForm.contents[]'].map(
        (part): [string, string] => [
          `request ${part} must NOT have additional properties`,
          'of labels abroad: a part forbids what its whole adds',
        ],
      ),
      ['request pickupAddress must NOT have additional properties', 'a part forbids what its whole adds'],
      ['answer 200 carrierPickupRequest.pickupAddress must NOT have additional properties', 'as in its question'],
      ['request pickupAddress.contact[] must match exactly one', 'neither form asks for anything: all fits both'],
      ['answer 200 carrierPickupRequest.pickupAddress.contact[] must match exactly one', 'as in its question'],
    ],
  },
}

describe.each(Object.entries(lines))('%s', (_, line) => {
  const isThere = line.documents.every(isPublished)
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let recording: Awaited<ReturnType<typeof startRecording>>
  beforeAll(async () => {
    sandbox = await startSandbox()
    recording = await startRecording(sandbox.url)
  })
  afterAll(async () => {
    await recording.close()
    await sandbox.close()
  })

  const kindOf = ({ method, path }: Recorded): string => `${method} ${path.replaceAll(/\/[A-Z0-9]{12,}$/g, '')}`

  const name = 'is spoken, by us and by the sandbox, as its carrier publishes it'
  it.skipIf(!isThere)(
    isThere ? name : `${name}: left out, its descriptions are not beside the checkout`,
    async () => {
      await sayAll(line, sandbox, recording.url)
      const findingsOf = openDescriptions(line)
      const all = recording.recorded.flatMap(one => findingsOf(one).map(finding => `${kindOf(one)}: ${finding}`))
      expect([...new Set(all)]).toEqual([])
      expect(new Set(recording.recorded.map(kindOf)).size).toBeGreaterThanOrEqual(line.operations)
    },
    60_000,
  )
})
