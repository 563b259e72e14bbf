import { Button, Group, TextInput } from '@mantine/core'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { CheckField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { notifyMailed } from '../../../widgets/Mails/notifyMailed.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

const schema = z.object({ notifications: z.string().max(2000), mayAdd: z.boolean() })

type Values = z.output<typeof schema>

/** Who receives the freight and is not written to yet, each to be added by one press. */
function Receivers({ details, form }: { details: WireShipmentDetails; form: UseFormReturn<Values> }) {
  const t = useText()
  const typed = useWatch({ control: form.control, name: 'notifications' })
  const written = addressesIn(typed)
  const { Destination, ShipmentStops: stops = [] } = details.shipment
  const offered = [
    Destination,
    ...stops.filter(({ StopType }) => StopType === 'delivery').map(stop => stop.DropOffAddress),
  ].filter(
    ({ EmailID }, index, all) =>
      EmailID !== '' &&
      !written.includes(EmailID.toLowerCase()) &&
      all.findIndex(one => one.EmailID === EmailID) === index,
  )
  if (Destination.EmailID === '') return <Hint small>{t('shipment.linkNoReceiver')}</Hint>
  return offered.map(({ EmailID, CompanyName }) => (
    <LinkButton
      key={EmailID}
      onClick={() =>
        form.setValue('notifications', [...typed.split(',').filter(one => one.trim() !== ''), EmailID].join(', '), {
          shouldDirty: true,
        })
      }
    >
      {t('shipment.linkAdd', { name: CompanyName, to: EmailID })}
    </LinkButton>
  ))
}

const addressesIn = (typed: string): readonly string[] => typed.split(',').map(one => one.trim().toLowerCase())

/** A link to the tracking page: mailed, or made to be copied. It is shown once, since only its fingerprint is kept. */
export function LinkPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const [link, setLink] = useState('')
  const { mutateAsync } = useChange(SendTrackingLink, [GetMails, ...shipmentReads])
  const kit = useFormKit({
    schema,
    start: { notifications: details.shipment.Destination.EmailID, mayAdd: false },
    explain: explainShort,
    save: async ({ notifications, mayAdd }) => {
      const reply = await mutateAsync({ body: { shipmentId, notifications, mayAdd } })
      setLink(reply.TrackingLink)
      const to = reply.notified.join(', ')
      if (to !== '' && reply.kept) notify.warn(t('shipment.linkWaits', { to }))
      else if (to !== '') notifyMailed(t('shipment.linkSending', { to }))
    },
  })
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    notify.done(t('shipment.linkCopied'))
  }
  return (
    <PanelForm
      kit={kit}
      title={t('shipment.sendTracking')}
      submit={t('shipment.linkMake')}
      cancel={t('actions.close')}
      onClose={onClose}
    >
      <p>{t('shipment.linkWhy')}</p>
      <TextField
        form={kit.form}
        name="notifications"
        label={t('shipment.linkTo')}
        description={t('shipment.linkToWhy')}
      />
      <Receivers details={details} form={kit.form} />
      <CheckField form={kit.form} name="mayAdd" label={t('shipment.linkMayAdd')} />
      {link !== '' && (
        <>
          <TextInput readOnly label={t('shipment.link')} value={link} onFocus={event => event.target.select()} />
          <Group gap="xs">
            <Button variant="default" onClick={() => void copy()}>
              {t('shipment.linkCopy')}
            </Button>
            <Button variant="default" component="a" href={link} target="_blank" rel="noreferrer">
              {t('shipment.linkOpen')}
            </Button>
          </Group>
        </>
      )}
    </PanelForm>
  )
}
