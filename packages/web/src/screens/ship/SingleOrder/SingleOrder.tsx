import '../../../texts/address.ts'
import '../../../texts/carrierOrders.ts'
import '../../../texts/hazmat.ts'
import '../../../texts/load.ts'
import '../../../texts/order.ts'
import '../../../texts/orderSetup.ts'
import '../../../texts/parcel.ts'
import '../../../texts/rates.ts'
import '../../../texts/routing.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import '../../../texts/stops.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { Navigate, useParams } from 'react-router'
import { OrderPage } from '../../../widgets/Order/OrderPage.tsx'

/** A single order; who pays is a field of it. */
export const SingleOrder = () => <OrderPage screen="SingleOrder" title="screens.singleOrder" terms="prepaid" />

/** The same order with the freight prepaid, or a past shipment to copy, edit or print again (`{shipmentid}/{sh}`). */
export function Prepaid() {
  const { shipmentid, sh } = useParams()
  if (sh === 'reprint') return <Navigate to={`/PrintDocuments?ids=${shipmentid}`} replace />
  return <OrderPage screen="Prepaid" title="screens.prepaid" terms="prepaid" />
}

/** Small packages: the same order in their mode, or a past one to copy or edit (`{shipmentid}/{sh}`). */
export function Parcel() {
  const { shipmentid, sh } = useParams()
  if (sh === 'reprint') return <Navigate to={`/PrintDocuments?ids=${shipmentid}`} replace />
  return <OrderPage screen="Parcel" title="screens.parcel" terms="prepaid" mode="PARCEL" />
}

/** Freight that the consignee pays: the same order on collect terms, booked with the carrier agreed for them. */
export function Collect() {
  const { shipmentid, sh } = useParams()
  if (sh === 'reprint') return <Navigate to={`/PrintDocuments?ids=${shipmentid}`} replace />
  return <OrderPage screen="Collect" title="screens.collect" terms="collect" />
}
