import type { Connector, ParcelAbility } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { ltlRoads } from '../kit/reach.ts'
import { bookWith, cancelWith, changeWith, findWith, orderTerms } from './book.ts'
import { rateWith } from './rate.ts'
import { createSend } from './send.ts'
import { type NmftaSettings, readSettings } from './settings.ts'
import { documentsWith, trackWith } from './track.ts'

/** The council describes neither transit times nor terminals in public: such carriers offer none here. */
type Nmfta = Required<Omit<Connector<NmftaSettings>, 'terminals' | 'transit' | 'accounts' | ParcelAbility>>

/** Any LTL carrier that speaks the Digital LTL Council's standard, each at its own address. */
export function nmfta(kit: Kit): Nmfta {
  const send = createSend(kit)
  return {
    name: 'nmfta',
    title: 'Digital LTL (NMFTA)',
    readSettings,
    secretSettings: ['apiKey'],
    reach: ltlRoads,
    rate: rateWith(send),
    booking: { ...orderTerms, book: bookWith(send) },
    find: findWith(send),
    cancel: cancelWith(send),
    change: changeWith(send),
    track: trackWith(send),
    documents: documentsWith(send),
  }
}
