import { type ImportControl, importControls, type ReturnService, returnServices } from '@waybill/domain'
import type { Connector } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { checkAddressWith } from './address.ts'
import { authorizationWith } from './authorize.ts'
import { checkWith } from './check.ts'
import { buyWith, labelTerms, recoverWith } from './labels.ts'
import { locateWith } from './locate.ts'
import { askPickupWith, cancelPickupWith, findPickupWith, pickupTerms, ratePickupWith } from './pickup.ts'
import { rateWith } from './rate.ts'
import { registerWith } from './register.ts'
import { createSend } from './send.ts'
import { form, readSettings, type UpsSettings } from './settings.ts'
import { documentsWith, trackWith } from './track.ts'
import { voidWith } from './void.ts'

type Ups = Required<
  Pick<
    Connector<UpsSettings>,
    | 'rate'
    | 'labels'
    | 'waysBack'
    | 'track'
    | 'documents'
    | 'checkAddress'
    | 'check'
    | 'register'
    | 'authorization'
    | 'form'
    | 'pickups'
    | 'locations'
  >
> &
  Pick<Connector<UpsSettings>, 'name' | 'title' | 'readSettings' | 'secretSettings' | 'reach'>

/** UPS small packages: prices of all services, labels and their way back, tracking, addresses, trucks that come, and where to drop off. It has no end of day. */
export function ups(kit: Kit): Ups {
  const send = createSend(kit)
  return {
    name: 'ups',
    title: 'UPS',
    readSettings,
    secretSettings: ['clientSecret'],
    // Where it delivers it says itself: a country that a service does not reach is a refusal of its own.
    reach: { modes: ['PARCEL'], from: ['US'], to: null, returnsFrom: null },
    waysBack: {
      returns: Object.keys(returnServices) as ReturnService[],
      imports: Object.keys(importControls) as ImportControl[],
    },
    form,
    check: checkWith(send),
    register: registerWith(send),
    authorization: authorizationWith(kit),
    rate: rateWith(send),
    labels: { ...labelTerms, buy: buyWith(send), recover: recoverWith(send), void: voidWith(send) },
    track: trackWith(send),
    documents: documentsWith(send),
    checkAddress: checkAddressWith(send),
    pickups: {
      ...pickupTerms,
      rate: ratePickupWith(send),
      ask: askPickupWith(send),
      find: findPickupWith(send),
      cancel: cancelPickupWith(send),
    },
    locations: locateWith(send),
  }
}
