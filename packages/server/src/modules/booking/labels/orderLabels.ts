import { type Package, packagesOf, type Shipment } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type Tx, within } from '../../../db/open.ts'
import { askLabels } from '../../labels/index.ts'
import type { Tender } from '../tenders.ts'
import { addTransmission } from '../transmissions.ts'
import { accountOfTender } from '../wireOrder.ts'

/**
 * Asks for labels in the transaction that takes them up: by one message, or by one for each package where the carrier sells
 * them one by one. Each message has a key of its own, by which it is bought once.
 * @param kind what one message for all of them is: the order itself, or an addition to it
 */
export async function orderLabels(
  app: App,
  tx: Tx,
  tender: Tender,
  {
    kind,
    contentNo,
    shipment,
  }: { readonly kind: 'book' | 'label'; readonly contentNo: number; readonly shipment: Shipment },
  isWanted: (parcel: Package) => boolean = () => true,
): Promise<void> {
  const account = await accountOfTender(app, within(tx), tender)
  if (account.open.labels?.buys !== 'unit') {
    const order = await addTransmission(app, tx, tender, kind, contentNo)
    return askLabels(tx, order, shipment, isWanted)
  }
  for (const wanted of packagesOf(shipment).filter(isWanted)) {
    const order = await addTransmission(app, tx, tender, 'label', contentNo)
    await askLabels(tx, order, shipment, ({ unitId, place }) => unitId === wanted.unitId && place === wanted.place)
  }
}
