import type { Connector, ParcelAbility } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { ltlRoads } from '../kit/reach.ts'
import { bookWith, cancelWith, findWith, orderTerms } from './book.ts'
import { documentsWith } from './documents.ts'
import { rateWith } from './rate.ts'
import { createSend } from './send.ts'
import { type OdflSettings, readSettings } from './settings.ts'
import { terminalsWith, transitWith } from './times.ts'
import { trackWith } from './track.ts'

/** A pickup that was asked for is changed by telephone: no body of a change is known (README.md). */
type Odfl = Required<Omit<Connector<OdflSettings>, 'change' | 'accounts' | ParcelAbility>>

/** Old Dominion Freight Line: rates, times and service centers by SOAP; bills, pickups, tracking and papers by REST. */
export function odfl(kit: Kit): Odfl {
  const send = createSend(kit)
  return {
    name: 'odfl',
    title: 'Old Dominion',
    readSettings,
    secretSettings: ['password'],
    reach: ltlRoads,
    rate: rateWith(send),
    booking: { ...orderTerms, book: bookWith(send) },
    find: findWith(send),
    cancel: cancelWith(send),
    track: trackWith(send),
    documents: documentsWith(send),
    terminals: terminalsWith(send),
    transit: transitWith(send),
  }
}
