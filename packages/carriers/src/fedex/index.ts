import type { Connector } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { printedReturns } from '../kit/waysBack.ts'
import { checkAddressWith } from './address.ts'
import { checkWith } from './check.ts'
import { closeTerms, closeWith } from './close.ts'
import { buyWith, labelTerms } from './labels.ts'
import { locateWith } from './locate.ts'
import { askPickupWith, cancelPickupWith, pickupTerms } from './pickup.ts'
import { rateWith } from './rate.ts'
import { recoverWith } from './recover.ts'
import { createSend } from './send.ts'
import { type FedexSettings, form, readSettings } from './settings.ts'
import { documentsWith, trackWith } from './track.ts'
import { voidWith } from './void.ts'

type Fedex = Required<
  Pick<
    Connector<FedexSettings>,
    | 'rate'
    | 'labels'
    | 'waysBack'
    | 'track'
    | 'documents'
    | 'checkAddress'
    | 'check'
    | 'form'
    | 'pickups'
    | 'dayClose'
    | 'locations'
  >
> &
  Pick<Connector<FedexSettings>, 'name' | 'title' | 'readSettings' | 'secretSettings' | 'reach'>

/** FedEx small packages, by air and on the ground: prices, labels, tracking, proofs of delivery, addresses, trucks that come, the end of a day on the ground, and where to drop off. */
export function fedex(kit: Kit): Fedex {
  const send = createSend(kit)
  return {
    name: 'fedex',
    title: 'FedEx',
    readSettings,
    secretSettings: ['clientSecret'],
    // Where it delivers it says itself: a country that a service does not reach is a refusal of its own.
    reach: { modes: ['PARCEL'], from: ['US'], to: null, returnsFrom: null },
    waysBack: printedReturns,
    form,
    check: checkWith(send),
    rate: rateWith(send),
    labels: { ...labelTerms, buy: buyWith(send), recover: recoverWith(send), void: voidWith(send) },
    track: trackWith(send),
    documents: documentsWith(send),
    checkAddress: checkAddressWith(send),
    pickups: { ...pickupTerms, ask: askPickupWith(send), cancel: cancelPickupWith(send) },
    dayClose: { ...closeTerms, close: closeWith(send) },
    locations: locateWith(send),
  }
}
