import { fedex } from './fedex/index.ts'
import { google } from './google/index.ts'
import type { Kit } from './kit/kit.ts'
import { type Registered, registered } from './kit/openAccount.ts'
import { nmfta } from './nmfta/index.ts'
import { odfl } from './odfl/index.ts'
import { project44 } from './project44/index.ts'
import { ups } from './ups/index.ts'
import { usps } from './usps/index.ts'

/** Every connector of the product, on one kit: a new carrier is a line here. */
export const openConnectors = (kit: Kit): readonly Registered[] => [
  registered(project44(kit)),
  registered(odfl(kit)),
  registered(nmfta(kit)),
  registered(ups(kit)),
  registered(fedex(kit)),
  registered(usps(kit)),
  registered(google(kit)),
]
