import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireBookAddress } from '../../wire/bookAddress.ts'
import { collectCarrier, providerCarrier } from '../../wire/carrierChoice.ts'
import { wirePallet } from '../../wire/pallet.ts'
import { GetCountryList } from '../Address/GetCountryList.ts'

/** The common data of specification §3, loaded after sign-in. */
export const IntialCachefunction = defineCall({
  group: 'Shipment',
  name: 'IntialCachefunction',
  summary: 'What every screen needs to know once',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    supportEmail: z.string(),
    mailroomEmail: z.string(),
    handlingUnitTypes: z.array(z.object({ Code: z.string(), Name: z.string() })),
    freightClasses: z.array(z.string()),
    accessorials: z.array(
      z.object({ Code: z.string(), Name: z.string(), At: z.enum(['pickup', 'delivery', 'either']) }),
    ),
    countries: GetCountryList.reply.shape.countries,
    collectCarriers: z.array(collectCarrier),
    providerCarriers: z.array(providerCarrier),
    currencies: z.array(z.string()),
    /** Pallets as the company loads them. */
    palletConfig: z.array(wirePallet),
    /** The pickup date to start with and the usual window, at the user's own pickup location. */
    defaultPickup: z.object({ date: z.string(), from: z.string(), to: z.string() }),
    /** Codes of the services that a new order starts with. */
    defaultServices: z.array(z.string()),
    /** Both at that location for a mode of its own, where they differ from the usual ones. */
    defaultsByMode: z.array(
      z.object({ mode: z.string(), from: z.string(), to: z.string(), services: z.array(z.string()) }),
    ),
    /** Both by mode at docks that have defaults of their own, and under 0 at every other place. */
    defaultsByDock: z.array(
      z.object({
        dockId: z.int(),
        mode: z.string(),
        from: z.string(),
        to: z.string(),
        services: z.array(z.string()),
      }),
    ),
    /** Codes of the services that the company asked for last, the most frequent first; then what shippers ask for as a rule. */
    usualServices: z.array(z.string()),
    /** What the company calls references 1 to 5, in their order; blank or left out: no name of its own. */
    referenceLabels: z.array(z.string()),
    defaultOrigin: wireBookAddress.nullable(),
    /** The company’s: deadlines are entered in it. */
    timeZone: z.string(),
    /** My station is there with a printer. */
    printerOnlineStatus: z.boolean(),
  }),
})
