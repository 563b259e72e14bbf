import { Button, Group } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FieldStack } from '../../ui/Sheet.tsx'
import { CallCarrier } from './CallCarrier.tsx'
import { voidNeedsReason } from './handMoves.ts'
import { shipmentName } from './shipmentName.ts'
import { type ActedShipment, shipmentReads } from './shipmentReads.ts'
import { explainChange, useSeenVersion } from './useSeenVersion.ts'

const given = z.object({ reason: z.string().trim().min(1).max(500) })
const optional = z.object({ reason: z.string().trim().max(500) })

/** Asks before it voids, and says whom to call: voiding here does not stop the truck (specification §4). */
export function VoidForm({ shipment, onClose }: { shipment: ActedShipment; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = shipment
  const [done, setDone] = useState<ReplyOf<typeof Void> | null>(null)
  const details = useCall(ShipmentDetails, { body: { shipmentId } })
  const change = useChange(Void, shipmentReads)
  const withVersion = useSeenVersion(shipmentId, shipment.version)
  const needsReason = voidNeedsReason(shipment.shipmentStatus)
  const name = shipmentName(shipment)
  const kit = useFormKit({
    schema: needsReason ? given : optional,
    start: { reason: '' },
    explain: explainChange,
    save: async ({ reason }) =>
      setDone(
        await withVersion(version => change.mutateAsync({ body: { shipmentId, version, reason: reason.trim() } })),
      ),
  })
  const carrier = details.data?.shipmentId === shipmentId ? details.data.carrier : null
  if (done !== null) {
    return (
      <Panel title={t('shipment.voided', { name })} onClose={onClose}>
        <FieldStack>
          <p role="status">{done.Message}</p>
          {done.carrier && (
            <CallCarrier
              intro={t('shipment.voidCallNow', { carrier: done.carrier.CarrierName })}
              name={done.carrier.CarrierName}
              phone={done.carrier.phone}
              contact={carrier?.contactName ?? ''}
            />
          )}
          <Button variant="default" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </FieldStack>
      </Panel>
    )
  }
  return (
    <Panel title={t('shipment.voidTitle', { name })} onClose={onClose} takesFocus>
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
          <p>{t('shipment.voidWhat')}</p>
          {carrier && (
            <CallCarrier
              intro={t('shipment.voidCall', { carrier: carrier.CarrierName })}
              name={carrier.CarrierName}
              phone={carrier.phone}
              contact={carrier.contactName}
            />
          )}
          <TextAreaField
            form={kit.form}
            name="reason"
            label={t(needsReason ? 'shipment.reason' : 'shipment.reasonOptional')}
            description={t('shipment.reasonWhy')}
            required={needsReason}
            maxLength={500}
          />
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            <Button type="submit" color="red.9" loading={kit.saving}>
              {t('shipment.voidAct')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('shipment.keep')}
            </Button>
          </Group>
        </FieldStack>
      </form>
    </Panel>
  )
}
