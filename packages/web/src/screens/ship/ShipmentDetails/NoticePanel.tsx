import { Checkbox, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { TrackingNotice } from '@waybill/contract/calls/NewTrackingAPI/TrackingNotice.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { isTrackingStatus, trackingStatuses } from '@waybill/domain'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { trackingStatusName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

const schema = z.object({ statuses: z.array(z.string()), addresses: z.string().max(2000) })

/** Which events of this shipment are mailed to whom. */
export function NoticePanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const notice = useCall(
    TrackingNotice,
    { query: { flag: 'load' }, body: { shipmentId } },
    { freshFor: 0, keepOld: false },
  )
  const { data, error } = notice
  if (data) return <NoticeForm shipmentId={shipmentId} notice={data} onClose={onClose} />
  return (
    <Panel title={t('shipment.noticeTitle')} onClose={onClose}>
      {error ? (
        <ErrorState {...explain(error, 'tracking.failed')} onRetry={() => void notice.refetch()} />
      ) : (
        <Skeleton height={180} radius={2} />
      )}
    </Panel>
  )
}

function NoticeForm({
  shipmentId,
  notice,
  onClose,
}: {
  shipmentId: number
  notice: ReplyOf<typeof TrackingNotice>
  onClose: () => void
}) {
  const t = useText()
  const { mutateAsync } = useChange(TrackingNotice, [TrackingNotice, ...shipmentReads])
  const kit = useFormKit({
    schema,
    start: { statuses: [...notice.statuses] as string[], addresses: notice.addresses.join(', ') },
    explain: explainShort,
    keepAs: `notice.${shipmentId}`,
    save: async ({ statuses, addresses }) => {
      const list = addresses.split(/[,;\s]+/).filter(address => address !== '')
      const body = { shipmentId, statuses: statuses.filter(isTrackingStatus), addresses: list }
      await mutateAsync({ query: { flag: 'save' }, body })
      notify.done(t('shipment.noticeSaved'))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.noticeTitle')} submit={t('shipment.noticeSave')} onClose={onClose}>
      <p>{t(notice.isDefault ? 'shipment.noticeDefault' : 'shipment.noticeWhy')}</p>
      <Controller
        control={kit.form.control}
        name="statuses"
        render={({ field }) => (
          <Checkbox.Group label={t('shipment.noticeStatuses')} value={field.value} onChange={field.onChange}>
            {trackingStatuses.map(status => (
              <Checkbox key={status} value={status} label={trackingStatusName(status)} size="xs" mt={6} />
            ))}
          </Checkbox.Group>
        )}
      />
      <TextAreaField form={kit.form} name="addresses" label={t('shipment.noticeTo')} rows={2} />
    </PanelForm>
  )
}
