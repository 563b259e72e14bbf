import type { LabelOrder } from '@waybill/carriers'
import type { App } from '../../../app.ts'
import { able } from '../../../carriers/accounts.ts'
import { labelOrderOf } from '../../../carriers/labelBooking.ts'
import { labelsOf } from '../../labels/index.ts'
import { contentOf } from '../../shipments/index.ts'
import type { Tender } from '../tenders.ts'
import type { Transmission } from '../transmissions.ts'
import { accountOfTender, orderOf } from '../wireOrder.ts'

/** The packages that a message asked labels for, as they go over the wire, and the account they are bought with. */
export async function labelsAsked(app: App, tender: Tender, { transmissionId, contentNo, wireKey }: Transmission) {
  const { clientId, shipmentId } = tender
  const db = app.db.forClient(clientId)
  const account = await accountOfTender(app, db, tender)
  const content = await contentOf(app, db, tender, contentNo)
  const order = await orderOf(app, db, tender, content, wireKey)
  const rows = await labelsOf(app, db, clientId, shipmentId)
  const own = new Set(
    rows.filter(row => row.transmissionId === transmissionId).map(row => `${row.unitId}/${row.place}`),
  )
  const given: LabelOrder = labelOrderOf(order, ({ unitId, place }) => own.has(`${unitId}/${place}`))
  return { account, labels: able(account, 'labels'), given }
}
