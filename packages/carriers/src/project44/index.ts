import type { Connector, ParcelAbility } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { ltlRoads } from '../kit/reach.ts'
import { accountsWith } from './accounts.ts'
import { bookWith, findWith, orderTerms } from './book.ts'
import { cancelWith } from './cancel.ts'
import { documentsWith } from './documents.ts'
import { rateWith } from './rate.ts'
import { createSend } from './send.ts'
import { type Project44Settings, readSettings } from './settings.ts'
import { trackWith } from './track.ts'
import { transitWith } from './transit.ts'

/** Carriers at project44 can do all but change an order and name their terminals: its API v4 has no call for either. */
type Project44 = Required<Omit<Connector<Project44Settings>, 'change' | 'terminals' | ParcelAbility>>

/** project44 API v4: prices of many LTL carriers through one provider, orders, tracking and papers. */
export function project44(kit: Kit): Project44 {
  const send = createSend(kit)
  return {
    name: 'project44',
    title: 'project44',
    readSettings,
    secretSettings: ['oauthClientSecret'],
    reach: ltlRoads,
    rate: rateWith(send),
    booking: { ...orderTerms, book: bookWith(send) },
    find: findWith(send),
    cancel: cancelWith(send),
    track: trackWith(send),
    documents: documentsWith(send),
    transit: transitWith(send),
    accounts: accountsWith(send),
  }
}
