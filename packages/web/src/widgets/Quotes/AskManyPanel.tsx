import '../../texts/quotes.ts'
import { Skeleton } from '@mantine/core'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useMemo } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { AmountField, TextAreaField } from '../../ui/form/fields.tsx'
import { ManyField } from '../../ui/form/ManyField.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type AskForm, askForm, questionOf, startDeadline } from './askForm.ts'
import { Deadline } from './Deadline.tsx'
import { Groups } from './Groups.tsx'
import { ManyLeave } from './LeavesHouse.tsx'
import { Others } from './Others.tsx'

interface Props {
  readonly rows: readonly WireShipmentRow[]
  /** They are asked. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Nobody names one target for many loads. */
const CURRENCY = 'USD'

/** Whom to ask for quotes about many shipments, and until when; each is asked about by itself. */
export function AskManyPanel(props: Props) {
  const t = useText()
  const { data } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  if (data !== undefined) return <AskManyFields {...props} timeZone={data.timeZone} />
  return (
    <Panel title={t('quotes.askTitle')} onClose={props.onClose}>
      <Skeleton height={240} radius={2} />
    </Panel>
  )
}

function AskManyFields({ rows, timeZone, onDone, onClose }: Props & { timeZone: string }) {
  const t = useText()
  const schema = useMemo(() => askForm(CURRENCY), [])
  // A row does not say in which zone its dock is: the company's.
  const windows = useMemo(
    () =>
      rows.map(({ shipDate, pickupFrom, pickupTo }) => ({
        ...{ PickupByDate: shipDate, PickupByFromTime: pickupFrom, PickupByToTime: pickupTo, zone: timeZone },
      })),
    [rows, timeZone],
  )
  const start: AskForm = useMemo(
    () => ({
      ...{ carriers: [], group: '', others: [], ...startDeadline(timeZone, windows), remindMinutes: '60' },
      ...{ EquipmentType: '', notes: '', target: '', targetShown: false, files: [] },
    }),
    [timeZone, windows],
  )
  const carriers = useCall(CarriersList, {}, { freshFor: 60_000 })
  const begin = useChange(StartBulk, [GetBulk])
  const kit = useFormKit<AskForm>({
    schema,
    start,
    explain: explainShort,
    save: async values => {
      const { carriers: asked, deadline, remindMinutes, notes } = questionOf(values, CURRENCY)
      await begin.mutateAsync({
        body: {
          action: 'askQuotes',
          rows: rows.map(({ shipmentId: id, version }) => ({ id, version })),
          quotes: { carriers: asked ?? [], deadline, ...{ remindMinutes, notes } },
        },
      })
      onDone()
      onClose()
    },
  })
  const { form } = kit
  const names = new Map(
    (carriers.data?.carriers ?? []).map(({ SCAC, CarrierName }) => [SCAC, `${CarrierName} (${SCAC})`]),
  )
  const codes = [...new Set([...names.keys(), ...form.watch('carriers')])]
  return (
    <PanelForm kit={kit} title={t('quotes.askTitle')} submit={t('quotes.askSubmit')} onClose={onClose}>
      <p>{t('quotes.askManyWhy', { count: rows.length })}</p>
      <ManyField
        form={form}
        name="carriers"
        label={t('quotes.carriers')}
        nothing={t('quotes.noCarrier')}
        choices={codes.map(value => ({ value, label: names.get(value) ?? value }))}
      />
      <Groups form={form} />
      <Others form={form} />
      <Deadline form={form} timeZone={timeZone} windows={windows} />
      <AmountField
        form={form}
        name="remindMinutes"
        kind="quantity"
        label={t('quotes.remind')}
        description={t('quotes.remindWhy')}
      />
      <TextAreaField form={form} name="notes" label={t('quotes.notes')} rows={2} />
      <ManyLeave rows={rows} notes={[form.watch('notes')]} />
    </PanelForm>
  )
}
