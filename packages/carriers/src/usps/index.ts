import type { Connector } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { printedReturns } from '../kit/waysBack.ts'
import { checkAddressWith } from './address.ts'
import { closeTerms, closeWith } from './close.ts'
import { buyWith, labelTerms, recoverWith } from './labels.ts'
import { locateWith } from './locate.ts'
import { askPickupWith, cancelPickupWith, pickupTerms } from './pickup.ts'
import { rateWith } from './rate.ts'
import { createSend, createSendPaid } from './send.ts'
import { form, readSettings, type UspsSettings } from './settings.ts'
import { trackWith } from './track.ts'
import { voidWith } from './void.ts'

type Usps = Required<
  Pick<
    Connector<UspsSettings>,
    'rate' | 'labels' | 'waysBack' | 'track' | 'checkAddress' | 'check' | 'form' | 'pickups' | 'dayClose' | 'locations'
  >
> &
  Pick<Connector<UspsSettings>, 'name' | 'title' | 'readSettings' | 'secretSettings' | 'reach'>

/** USPS: prices of its classes, labels package by package, also abroad and for what comes back, and their void, tracking, addresses, pickups, SCAN forms and post offices. */
export function usps(kit: Kit): Usps {
  const send = createSend(kit)
  const { sendPaid, askPayment } = createSendPaid(send)
  return {
    name: 'usps',
    title: 'USPS',
    readSettings,
    secretSettings: ['clientSecret'],
    // Which countries it reaches it says itself.
    reach: { modes: ['PARCEL'], from: ['US'], to: null },
    waysBack: printedReturns,
    form,
    // A token that pays says that sign-in, mailer and account go together. It buys nothing.
    check: async (account, wireCall) => (await askPayment(account, wireCall)) ?? { kind: 'accepted' },
    rate: rateWith(send),
    labels: { ...labelTerms, buy: buyWith(sendPaid), recover: recoverWith(sendPaid), void: voidWith(sendPaid) },
    track: trackWith(send),
    checkAddress: checkAddressWith(send),
    pickups: { ...pickupTerms, ask: askPickupWith(send), cancel: cancelPickupWith(send) },
    dayClose: { ...closeTerms, close: closeWith(send) },
    locations: locateWith(send),
  }
}
