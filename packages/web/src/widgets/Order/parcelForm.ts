import { DEFAULT_PACKAGING, noParcelNeeds, OWN_PACKAGING, type ParcelNeeds, parcelPackagingOf } from '@waybill/domain'
import { text } from '../../texts/texts.ts'
import { formatDate } from '../../ui/format.ts'
import type { ItemDraft } from '../ItemsEditor/itemDraft.ts'
import { weighedWhole } from '../ItemsEditor/parcelDraft.ts'
import type { OrderForm } from './orderForm.ts'
import { type OrderMode, wayFormOf } from './wayForm.ts'

/** What small packages ask for. A draft of an older version knows none. */
export const parcelFormOf = ({ parcel }: Pick<OrderForm, 'parcel'>): ParcelNeeds => parcel ?? noParcelNeeds

/** The sold-to party of what is typed: who pays for third-party freight, else the consignee; blank until its ZIP says it is whole. */
export function soldToTyped({
  terms,
  billTo,
  destination,
}: Pick<OrderForm, 'terms' | 'billTo' | 'destination'>): string {
  const { company, zip } = terms === 'thirdParty' && billTo.company.trim() !== '' ? billTo : destination
  return zip.trim().length >= 5 ? company.trim() : ''
}

/** A row in packaging of its mode: what freight is packed as is a package of one's own, and the other way round. */
function packedFor(item: ItemDraft, mode: OrderMode): ItemDraft {
  const isParcel = parcelPackagingOf(item.handlingUnitType) !== null
  if (mode === 'PARCEL') return isParcel ? item : { ...item, handlingUnitType: OWN_PACKAGING }
  const whole = weighedWhole(item)
  return isParcel ? { ...whole, handlingUnitType: DEFAULT_PACKAGING } : whole
}

/** The order in another mode. Nothing that was typed is lost: what the mode has no use for is not sent. */
export const inMode = (form: OrderForm, mode: OrderMode): OrderForm => ({
  ...form,
  way: { ...wayFormOf(form), mode },
  items: form.items.map(item => packedFor(item, mode)),
})

/** What packages ask for, in words; blank: nothing. */
export const needsText = (needs: ParcelNeeds): string =>
  [
    needs.signature === '' ? '' : text(`parcel.signature_${needs.signature}`),
    needs.deliverBy === undefined ? '' : `${text('parcel.deliverBy')} ${formatDate(needs.deliverBy)}`,
    needs.saturdayDelivery ? text('parcel.saturday') : '',
    needs.holdForPickup ? text('parcel.hold') : '',
    needs.residential ? text('parcel.residential') : '',
    needs.returnService === '' ? '' : text(`parcel.return_${needs.returnService}`),
    needs.importControl === '' ? '' : text('parcel.importControl'),
    needs.commercialInvoiceRemoval ? text('parcel.invoiceRemoval') : '',
    needs.surePostCode,
    needs.endorsement === '' ? '' : text(`parcel.endorsement_${needs.endorsement}`),
    ...needs.services,
    needs.payerAccount,
    needs.upsAccount,
    needs.fedexAccount,
    ...Object.values(needs.export ?? {}),
    ...Object.values(needs.returnAddress ?? {}).map(String),
  ]
    .filter(Boolean)
    .join(', ')
