import { Button, Group } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { z } from 'zod'
import { makeCall } from '../../api/call.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { FieldStack } from '../../ui/Sheet.tsx'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import { explainChange } from '../ShipmentActions/useSeenVersion.ts'
import type { CarrierOrder } from './carrierOrder.ts'

const schema = z.object({ reason: z.string().trim().max(500) })

/** Asks before the freight goes with another order than the one in force. */
export function SwapOrder({ order, onClose }: { order: CarrierOrder; onClose: () => void }) {
  const t = useText()
  const { shipmentId, bookingId, CarrierName: carrier } = order
  const { mutateAsync } = useChange(SwapBooking, shipmentReads)
  const kit = useFormKit({
    schema,
    start: { reason: '' },
    explain: explainChange,
    save: async ({ reason }) => {
      // What is swapped are the orders; an edit of the shipment meanwhile does not stand against it.
      const { version } = await makeCall(ShipmentDetails, { body: { shipmentId } })
      await mutateAsync({ body: { shipmentId, version, bookingId, reason } })
      notify.done(t('carrierOrders.swapped', { carrier }))
      onClose()
    },
  })
  return (
    <form onSubmit={event => void kit.submit(event)} noValidate>
      <FieldStack>
        <p>{t('carrierOrders.swapWhat', { carrier })}</p>
        <TextAreaField
          form={kit.form}
          name="reason"
          label={t('shipment.reasonOptional')}
          description={t('shipment.reasonWhy')}
          maxLength={500}
          rows={2}
        />
        <FormProblem problem={kit.problem} />
        <Group gap="xs">
          <Button type="submit" loading={kit.saving}>
            {t('carrierOrders.swapAct', { carrier })}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
        </Group>
      </FieldStack>
    </form>
  )
}
