import { randomBytes } from 'node:crypto'
import { type ConditionedCall, upsCalls } from '@waybill/conditions'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { happenedTo, openSoldLabels, type SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { invoiceOf, isAbroad } from './abroad.ts'
import { address } from './addresses.ts'
import { openAuthorization } from './authorization.ts'
import { zplOf } from './label.ts'
import { locations } from './locations.ts'
import { openPickups } from './pickups.ts'
import { fault, isMailed, rate, rated, servicesTo } from './rates.ts'
import { register } from './registration.ts'
import { addressOf, breach, dollars, no } from './said.ts'
import { isEconomy, isSaver } from './services.ts'

const NETWORK = 'ups'
const PREFIX = '/ups'

type Given = SandboxOptions & { readonly ledger: Ledger }

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

const digitOf = (character: string): number =>
  /[0-9]/.test(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10

/** A 1Z number of an account: shipper, service, serial, check digit. */
function trackingOf(account: string, service: string, serial: number): string {
  const body = `${account.padEnd(6, '0').slice(0, 6)}${service.padStart(2, '0')}${String(serial).padStart(7, '0')}`
  const sum = [...body].reduce((total, c, place) => total + digitOf(c) * (place % 2 === 1 ? 2 : 1), 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}

/** Who sends, as it stands on the label. */
const fromOf = (shipment: Json): readonly string[] => {
  const { Name } = objectOf(shipment.ShipFrom)
  const { AddressLine, City, StateProvinceCode, PostalCode } = addressOf(shipment.ShipFrom)
  return [
    textOf(Name),
    textOf(listOf(AddressLine)[0]),
    `${textOf(City)} ${textOf(StateProvinceCode)} ${textOf(PostalCode)}`,
  ]
}

/** UPS's services: see README.md for what of them is published. */
export function createUps({ ledger, latency = 0, tokenSeconds = 14_399, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const sold = openSoldLabels(ledger, NETWORK)
  const pickups = openPickups(ledger)
  const authorization = openAuthorization(tokenSeconds, tokens)

  function token({ headers, body }: Asked): Reply {
    const form = new URLSearchParams(body)
    if (form.get('grant_type') === 'authorization_code') return authorization.exchange(form)
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const [client = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
    if (!body.includes('grant_type=client_credentials')) return no(400, '10400', 'Invalid/Missing grant_type')
    if (client === '' || secret === '' || secret === 'wrong') return no(401, '10401', 'ClientId is Invalid')
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return {
      status: 200,
      json: {
        token_type: 'Bearer',
        issued_at: String(Date.now()),
        client_id: client,
        access_token: value,
        scope: '',
        expires_in: String(tokenSeconds),
        refresh_count: '0',
        status: 'approved',
      },
    }
  }

  const isSignedIn = ({ headers }: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

  async function ship(body: Json, { hiddenMs }: How): Promise<Reply> {
    const shipment = objectOf(objectOf(body.ShipmentRequest).Shipment)
    const wrong = fault(shipment, true)
    if (wrong !== null) return wrong
    const serviceCode = textOf(objectOf(shipment.Service).Code)
    const isNamedAlone = isAbroad(shipment) ? isEconomy(serviceCode) : isSaver(serviceCode)
    const isSold = servicesTo(shipment).includes(serviceCode) || isNamedAlone
    if (!isSold) return no(400, '111210', 'The requested service is unavailable between the selected locations.')
    const { packages, negotiated, list, level, zone } = rated(shipment, serviceCode)
    const account = textOf(objectOf(shipment.Shipper).ShipperNumber).toUpperCase()
    const given = listOf(shipment.Package)
    const references = listOf(objectOf(given[0]).ReferenceNumber ?? shipment.ReferenceNumber)
    const reference = textOf(objectOf(references.at(-1)).Value)
    const first = sold.count() + 1
    const numbers = packages.map((_, index) => trackingOf(account, serviceCode, first + index))
    const to = addressOf(shipment.ShipTo)
    const labels = packages.map((one, index) =>
      sold.sell(
        {
          account,
          reference,
          trackingNumber: numbers[index] ?? '',
          shipmentNumber: numbers[0] ?? '',
          to: {
            ...{ city: textOf(to.City), state: textOf(to.StateProvinceCode), zip: textOf(to.PostalCode) },
            country: textOf(to.CountryCode) || 'US',
          },
          n: index + 1,
          of: packages.length,
          weightLb: one.pounds,
          serviceCode,
          // Two of them are printed.
          shown: references
            .slice(0, 2)
            .map(one => textOf(objectOf(one).Value))
            .join(', '),
        },
        hiddenMs,
      ),
    )
    const form = await invoiceOf(shipment)
    const picture = (label: SoldLabel) => ({
      ImageFormat: { Code: 'ZPL', Description: 'ZPL' },
      GraphicImage: zplOf(label, fromOf(shipment)).toString('base64'),
    })
    const results = labels.map((label, index) => ({
      TrackingNumber: label.trackingNumber,
      BaseServiceCharge: dollars(packages[index]?.cents(zone, level) ?? 0),
      ServiceOptionsCharges: dollars(0),
      // A label by e-mail goes to who ships, and to nobody else.
      ...(isMailed(shipment) ? {} : { ShippingLabel: picture(label) }),
    }))
    return {
      status: 200,
      json: {
        ShipmentResponse: {
          Response: {
            ResponseStatus: { Code: '1', Description: 'Success' },
            Alert: [{ Code: '120900', Description: 'SAMPLE, NOT FOR SHIPMENT' }],
          },
          ShipmentResults: {
            ShipmentCharges: {
              TransportationCharges: dollars(list),
              ServiceOptionsCharges: dollars(0),
              TotalCharges: dollars(list),
            },
            NegotiatedRateCharges: { TotalCharge: dollars(negotiated) },
            BillingWeight: {
              UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
              Weight: String(packages.reduce((sum, one) => sum + one.billed, 0)),
            },
            ShipmentIdentificationNumber: numbers[0],
            // One alone is no list.
            PackageResults: results.length === 1 ? results[0] : results,
            ...form,
          },
        },
      },
    }
  }

  function recover(body: Json): Reply {
    const asked = objectOf(body.LabelRecoveryRequest)
    const { ReferenceNumber, ShipperNumber } = objectOf(asked.ReferenceValues)
    const reference = textOf(objectOf(ReferenceNumber).Value)
    const account = textOf(ShipperNumber).toUpperCase()
    const one = sold.number(textOf(asked.TrackingNumber))
    const found = one === undefined ? sold.reference(reference).filter(({ entry }) => entry.account === account) : [one]
    if (found.length === 0) return absent
    const results = found.map(label => ({
      TrackingNumber: label.trackingNumber,
      LabelImage: { LabelImageFormat: { Code: 'ZPL' }, GraphicImage: zplOf(label).toString('base64') },
    }))
    return {
      status: 200,
      json: {
        LabelRecoveryResponse: {
          Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
          ShipmentIdentificationNumber: found[0]?.shipmentNumber,
          LabelResults: results.length === 1 ? results[0] : results,
        },
      },
    }
  }

  const isGone = (label: SoldLabel): boolean => happenedTo(label, life).some(({ type }) => type === 'P' || type === 'D')

  function cancel(number: string, tracking: readonly string[]): Reply {
    const all = sold.shipment(number)
    const chosen = tracking.length === 0 ? all : all.filter(one => tracking.includes(one.trackingNumber))
    if (chosen.length === 0) return no(400, '190117', 'No shipment found within the allowed void period.')
    if (chosen.every(one => one.voided)) return no(400, '190118', 'The shipment has already been voided.')
    const gone = chosen.filter(isGone)
    // A shipment goes as a whole or not at all; of packages that are named those go that still can.
    if (gone.length === chosen.length || (gone.length > 0 && tracking.length === 0)) {
      return no(400, '190119', 'The package has been picked up and cannot be voided.')
    }
    for (const one of chosen) if (!gone.includes(one)) sold.void(one)
    return {
      status: 200,
      json: {
        VoidShipmentResponse: {
          Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
          SummaryResult: { Status: { Code: '1', Description: 'Voided' } },
          PackageLevelResults: chosen.map(one => ({
            TrackingNumber: one.trackingNumber,
            Status: gone.includes(one)
              ? { Code: '0', Description: 'Not voided' }
              : { Code: '1', Description: 'Voided' },
          })),
        },
      },
    }
  }

  function track(number: string): Reply {
    const label = sold.number(number)
    const inquiry = { inquiryNumber: number }
    // What it does not know comes with 200 and a warning.
    if (label === undefined || label.voided) {
      const warnings = [{ code: 'TW0001', message: 'Tracking Information Not Found' }]
      return { status: 200, json: { trackResponse: { shipment: [{ ...inquiry, warnings }] } } }
    }
    const events = happenedTo(label, life)
    const all = [{ type: 'M', dateTime: label.entry.at, description: 'Shipper created a label' }, ...events]
    const activity = all.toReversed().map(({ type, dateTime, description }) => ({
      location: { address: { city: label.to.city, stateProvince: label.to.state, countryCode: 'US', country: 'US' } },
      status: { type, code: codes[type] ?? type, description: words[type] ?? description, statusCode: '003' },
      date: dateTime.slice(0, 10).replaceAll('-', ''),
      time: dateTime.slice(11, 19).replaceAll(':', ''),
    }))
    return {
      status: 200,
      json: { trackResponse: { shipment: [{ ...inquiry, package: [{ trackingNumber: number, activity }] }] } },
    }
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const ms = latency === 'natural' ? 120 : latency
    if (ms > 0) await wait(ms)
    const path = asked.url.pathname.slice(PREFIX.length)
    if (path === '/security/v1/oauth/token') return token(asked)
    if (path === '/security/v1/oauth/authorize') return authorization.authorize(asked)
    if (path === '/security/v1/oauth/refresh') return authorization.refresh(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) return no(401, '250003', 'Invalid Access License number')
    if (authorization.refusesNumber(asked)) return no(400, '120100', 'Missing or invalid shipper number.')
    const body = objectOf(jsonOf(asked))
    const { operation } = operationOf(asked)
    const last = decodeURIComponent(path.split('/').at(-1) ?? '')
    const conditioned = { ...upsCalls, check: upsCalls.rate } as Readonly<Record<string, ConditionedCall>>
    const broken = breach(conditioned[operation], body)
    if (broken !== null) return broken
    switch (operation) {
      case 'rate':
      case 'check':
        return rate(body, last)
      case 'buyLabels':
        return ship(body, how)
      case 'recoverLabels':
        return recover(body)
      case 'voidLabels':
        return cancel(last, asked.url.searchParams.getAll('trackingnumber'))
      case 'track':
        return track(last)
      case 'checkAddress':
        return address(body)
      case 'askPickup':
        return pickups.ask(body, how)
      case 'ratePickup':
        return pickups.rate(body)
      case 'findPickup':
        return pickups.pending(textOf(asked.headers.accountnumber))
      case 'cancelPickup':
        return pickups.cancel(textOf(asked.headers.prn))
      case 'locations':
        return locations(body)
      case 'register':
        return register(body)
      default:
        return no(404, '404', 'Not found')
    }
  }

  const operationOf = ({ method, url }: Asked) => ({
    operation: operations.find(([verb, pattern]) => verb === method && pattern.test(url.pathname))?.[2] ?? '',
    account: 'UPS',
    absent,
  })

  return {
    name: NETWORK,
    reachedAt: (): void => {},
    serve,
    knows: (path: string): boolean => path.startsWith(`${PREFIX}/`),
    operationOf,
    expireTokens: () => tokens.clear(),
    become: authorization.become,
    /** Under our reference, or under a tracking number. */
    addEvents(reference: string, given: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const one = sold.number(reference)
      const found = one === undefined ? sold.reference(reference) : [one]
      for (const label of found) {
        for (const { type, dateTime = new Date().toISOString(), description = type } of given) {
          label.events.push({ type, dateTime, description })
        }
      }
      return found.length > 0
    },
  }
}

const absent = no(400, '300102', 'No label found for the reference number.')

/** Codes and words of kinds of activity. */
const codes: Readonly<Record<string, string>> = { M: 'MP', P: 'OR', I: 'AR', D: 'FS', X: '48' }
const words: Readonly<Record<string, string>> = {
  M: 'Shipper created a label, UPS has not received the package yet.',
  P: 'Pickup scan',
  I: 'Arrived at facility',
  D: 'Delivered',
  X: 'A delivery attempt was made.',
}

const operations: readonly (readonly [method: string, path: RegExp, operation: string])[] = [
  ['POST', /\/oauth\/token$/, 'token'],
  ['GET', /\/oauth\/authorize$/, 'authorize'],
  ['POST', /\/oauth\/refresh$/, 'refresh'],
  ['POST', /\/rating\/v\d+\/Rate$/, 'check'],
  ['POST', /\/rating\/v\d+\/\w+$/, 'rate'],
  ['POST', /\/shipments\/v\d+\/ship$/, 'buyLabels'],
  ['POST', /\/labels\/v\d+\/recovery$/, 'recoverLabels'],
  ['DELETE', /\/shipments\/v\d+\/void\/cancel\/[^/]+$/, 'voidLabels'],
  ['GET', /\/track\/v1\/details\/[^/]+$/, 'track'],
  ['POST', /\/pickupcreation\/v\d+\/pickup$/, 'askPickup'],
  ['POST', /\/shipments\/v\d+\/pickup\/oncall$/, 'ratePickup'],
  ['GET', /\/shipments\/v\d+\/pickup\/oncall$/, 'findPickup'],
  ['DELETE', /\/shipments\/v\d+\/pickup\/02$/, 'cancelPickup'],
  ['POST', /\/locations\/v\d+\/search\/availabilities\/\d+$/, 'locations'],
  ['POST', /\/registration\/v\d+\/shipper$/, 'register'],
  ['POST', /\/addressvalidation\/v\d+\/\d$/, 'checkAddress'],
]
