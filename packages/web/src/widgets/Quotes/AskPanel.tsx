import { Skeleton } from '@mantine/core'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { isEquipment } from '@waybill/domain'
import { useMemo } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { issueText, useText } from '../../texts/texts.ts'
import { AmountField, CheckField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { ManyField } from '../../ui/form/ManyField.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { statusOf, useShipmentRecord } from '../ShipmentActions/useShipmentRecord.ts'
import { type AskForm, askForm, questionOf, refusalAtFields, startDeadline } from './askForm.ts'
import { Deadline } from './Deadline.tsx'
import { Groups } from './Groups.tsx'
import { LeavesHouse } from './LeavesHouse.tsx'
import { Others } from './Others.tsx'
import { quoteReads } from './quoteReads.ts'

/** Why a carrier that was chosen is not asked, as texts have it. */
const refusedCodes = { otherMode: 'carrierOtherMode', inactive: 'carrierInactive' } as const

interface Props {
  readonly details: WireShipmentDetails
  readonly onClose: () => void
}

/** Whom to ask for quotes, until when, and what they are told (rules of the trade: tender and quotes). */
export function AskPanel({ details, onClose }: Props) {
  const t = useText()
  const { data } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  if (data !== undefined) return <AskFields details={details} timeZone={data.timeZone} onClose={onClose} />
  return (
    <Panel title={t('quotes.askTitle')} onClose={onClose}>
      <Skeleton height={240} radius={2} />
    </Panel>
  )
}

function AskFields({ details, timeZone, onClose }: Props & { timeZone: string }) {
  const t = useText()
  const { shipmentId } = details
  const { currency, EquipmentType } = details.shipment
  const schema = useMemo(() => askForm(currency), [currency])
  const windows = useMemo(
    () => [{ ...details.shipment.SheduleDateTime, zone: details.originZone }],
    [details.shipment.SheduleDateTime, details.originZone],
  )
  const start: AskForm = useMemo(
    () => ({
      ...{ carriers: [], group: '', others: [], ...startDeadline(timeZone, windows), remindMinutes: '60' },
      EquipmentType: isEquipment(EquipmentType) ? t(`way.${EquipmentType}`) : EquipmentType,
      ...{ notes: '', target: '', targetShown: false, files: [] },
    }),
    [timeZone, windows, EquipmentType, t],
  )
  const shipment = useMemo(() => shipmentFromWire(details.shipment), [details.shipment])
  const carriers = useCall(CarriersList, {}, { freshFor: 60_000 })
  const ask = useChange(SpotQuote, quoteReads)
  const kit = useFormKit<AskForm>({
    schema,
    start,
    explain: explainShort,
    keepAs: `askQuotes.${shipmentId}`,
    record: useShipmentRecord(details, () => start, { now: statusOf(details), of: statusOf }),
    save: async (values, version) => {
      try {
        const { quote, refused } = await ask.mutateAsync({
          body: { shipmentId, version, ...questionOf(values, currency) },
        })
        notifyMailed(t('quotes.asked', { count: quote.invitations.length }))
        for (const { CarrierName: carrier, reason } of refused)
          notify.warn(issueText(refusedCodes[reason], { carrier }))
        onClose()
      } catch (error) {
        throw refusalAtFields(error, values)
      }
    },
  })
  const { form } = kit
  const isTruckload = details.shipment.shipMode === 'TL'
  const known = (carriers.data?.carriers ?? []).filter(({ RateMode }) => (RateMode === 'TL') === isTruckload)
  const names = new Map(
    known.map(({ SCAC, CarrierName, Email, TenderEmail }) => [
      SCAC,
      `${CarrierName} (${SCAC})${Email === '' && TenderEmail === '' ? `, ${t('quotes.noQuoteMail')}` : ''}`,
    ]),
  )
  const codes = [...new Set([...names.keys(), ...form.watch('carriers')])]
  const files = details.files.filter(({ kind }) => kind === 'attachment')
  return (
    <PanelForm kit={kit} title={t('quotes.askTitle')} submit={t('quotes.askSubmit')} onClose={onClose}>
      <p>{t('quotes.askWhy')}</p>
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
      <TextField form={form} name="EquipmentType" label={t('quotes.equipment')} />
      <TextAreaField form={form} name="notes" label={t('quotes.notes')} rows={2} />
      <LeavesHouse shipment={shipment} notes={form.watch(['EquipmentType', 'notes'])} />
      <TextField
        form={form}
        name="target"
        label={t('quotes.target', { currency })}
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckField form={form} name="targetShown" label={t('quotes.targetShown')} />
      {files.length > 0 && (
        <ManyField
          form={form}
          name="files"
          label={t('quotes.files')}
          nothing=""
          choices={files.map(({ fileId, name }) => ({ value: String(fileId), label: name }))}
        />
      )}
    </PanelForm>
  )
}
