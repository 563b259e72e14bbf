import { Checkbox } from '@mantine/core'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { type AccessorialEnd, accessorials, HAZMAT, servicesShown } from '@waybill/domain'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { accessorialName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { statusOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'
import { tellSaved } from './consequences.ts'
import classes from './ServicesPanel.module.css'

const schema = z.object({ AdditionalService: z.array(z.string()).max(30) })
const ends = [
  { at: 'pickup', label: 'shipment.atPickup' },
  { at: 'delivery', label: 'shipment.atDelivery' },
  { at: 'either', label: 'shipment.atEither' },
] as const satisfies readonly { at: AccessorialEnd; label: string }[]

const valuesOf = ({ shipment }: WireShipmentDetails) => ({ AdditionalService: [...shipment.AdditionalService] })

/** What the carrier does beyond dock to dock, by the end at which it is done. */
export function ServicesPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const isHazardous = details.shipment.Items.some(({ Hazmatitemflag }) => Hazmatitemflag)
  const isByLine = isHazardous && !details.shipment.AdditionalService.includes(HAZMAT)
  const change = useChange(UpdateServices, shipmentReads)
  const record = useShipmentRecord(details, valuesOf, { now: statusOf(details), of: statusOf })
  const kit = useFormKit({
    schema,
    start: valuesOf(details),
    record,
    explain: error => explainWith(error, 'shipment.servicesFailed'),
    save: async ({ AdditionalService }, version) => {
      const { consequences } = await change.mutateAsync({ body: { shipmentId, version, AdditionalService } })
      tellSaved('shipment.servicesSaved', consequences)
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.servicesTitle')} submit={t('shipment.servicesSave')} onClose={onClose}>
      {details.shipmentStatus === 'T' && <p>{t('shipment.servicesBooked')}</p>}
      <Controller
        control={kit.form.control}
        name="AdditionalService"
        render={({ field }) => (
          <Checkbox.Group
            value={[...servicesShown(field.value, isHazardous)]}
            // What a line stands for is not chosen, and stays as it was.
            onChange={codes => field.onChange(codes.filter(code => !(code === HAZMAT && isByLine)))}
          >
            {ends.map(end => (
              <fieldset key={end.at} className={classes.services}>
                <legend>{t(end.label)}</legend>
                {accessorials
                  .filter(service => service.at === end.at)
                  .map(service => (
                    <Checkbox
                      key={service.code}
                      value={service.code}
                      label={accessorialName(service.code)}
                      size="xs"
                      disabled={service.code === HAZMAT && isHazardous}
                    />
                  ))}
              </fieldset>
            ))}
          </Checkbox.Group>
        )}
      />
    </PanelForm>
  )
}
