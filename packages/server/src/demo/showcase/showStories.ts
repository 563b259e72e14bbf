import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { DemoClerk, Placed } from '../datedShipment.ts'
import { clerkAt } from './clerkAt.ts'
import { giveBack, offerInTurn, openSpotRound } from './openStories.ts'
import { shipParcels } from './parcels.ts'
import { fileOldProofs, fileProof } from './proofOfDelivery.ts'
import type { Story } from './stories.ts'
import { tellInVain } from './toldInVain.ts'
import { insertEvents } from './trackEvents.ts'

/** Makes the states that only happen: through the calls people make, so that all that follows from them is there. */
export async function showStories(
  app: App,
  tx: Tx,
  clerk: DemoClerk,
  placed: readonly Placed[],
  now: Date,
): Promise<void> {
  const of = (story: Story): Placed => {
    const found = placed.find(one => one.story === story)
    if (found === undefined) throw new RangeError(`The showcase has no ${story}.`)
    return found
  }
  const doing = clerkAt(app, tx, clerk, now)
  // Each is about a shipment of its own: what they ask the database leaves together.
  await Promise.all([
    insertEvents(tx, placed, clerk, now),
    fileProof(app, tx, clerk, of('delivered')).then(() => fileOldProofs(tx, clerk, placed)),
    openSpotRound(doing, of('spotOpen')),
    offerInTurn(doing, of('offered')),
    giveBack(doing, of('givenBack')),
    tellInVain(doing, of('callDue')),
    shipParcels(doing, [of('parcels'), of('severalParcels')], of('labelGivenBack')),
  ])
}
