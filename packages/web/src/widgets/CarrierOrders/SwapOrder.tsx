import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useIsHeld } from '../../api/useSession.ts'
import { useText } from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { formatMoney } from '../../ui/format.ts'
import { notify } from '../../ui/notify.ts'
import { FieldStack } from '../../ui/Sheet.tsx'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import type { CarrierOrder } from './carrierOrder.ts'

const schema = z.object({ reason: z.string().trim().max(textLimits.reason) })

/** Asks before the freight goes with another order than the one in force. */
export function SwapOrder({ order, onClose }: { order: CarrierOrder; onClose: () => void }) {
  const t = useText()
  const isHeld = useIsHeld()
  const { shipmentId, bookingId, CarrierName: carrier } = order
  const amount = (minor: number | null, currency: string): string =>
    minor === null ? t('carrierOrders.noPrice') : formatMoney(minor, currency)
  const { data } = useCall(ShipmentDetails, { body: { shipmentId } })
  const { mutateAsync } = useChange(SwapBooking, shipmentReads)
  const kit = useFormKit({
    schema,
    start: { reason: '' },
    explain: explainShort,
    save: async ({ reason }) => {
      // What is swapped are the orders; an edit of the shipment meanwhile does not stand against it.
      const { version, booking } = await makeCall(ShipmentDetails, { body: { shipmentId } })
      const { way, CarrierName: other } = booking
      await mutateAsync({ body: { shipmentId, version, bookingId, reason } })
      const isAsked = way === 'api'
      const done = !isAsked
        ? 'carrierOrders.swappedCall'
        : isHeld
          ? 'carrierOrders.swappedHeld'
          : 'carrierOrders.swapped'
      notify[isAsked && isHeld ? 'warn' : 'done'](t(done, { carrier, other }))
      onClose()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        {data !== undefined && (
          <>
            <p>
              {t(data.booking.way === 'api' ? 'carrierOrders.swapWhatApi' : 'carrierOrders.swapWhatCall', {
                carrier,
                other: data.booking.CarrierName,
              })}
            </p>
            <p>
              {t('carrierOrders.swapPrice', {
                now: amount(data.TotalCharge, data.currency),
                after: amount(order.amount, order.currency),
              })}
            </p>
          </>
        )}
        <TextAreaField
          form={kit.form}
          name="reason"
          label={t('shipment.reasonOptional')}
          description={t('shipment.reasonWhy')}
          rows={2}
        />
        <FormButtons
          kit={kit}
          submit={t('carrierOrders.swapAct', { carrier })}
          disabled={data === undefined}
          onClose={onClose}
        />
      </FieldStack>
    </KitForm>
  )
}
