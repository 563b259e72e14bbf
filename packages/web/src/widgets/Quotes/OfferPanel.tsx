import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { loadReviewOf, roundKinds, STEP_MINUTES_DEFAULT } from '@waybill/domain'
import { useMemo } from 'react'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { AmountField, ChoiceField, TextAreaField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { LoadReview } from '../LoadReview/LoadReview.tsx'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { useAnotherLoad } from '../Order/AnotherLoad.tsx'
import { useApproval } from '../Order/AskApproval.tsx'
import { OverrideReason, useOverride } from '../Order/OverrideReason.tsx'
import { inOrder } from '../RateList/rateOrder.ts'
import { statusOf, useShipmentRecord } from '../ShipmentActions/useShipmentRecord.ts'
import { LeavesHouse } from './LeavesHouse.tsx'
import { OfferOrder } from './OfferOrder.tsx'
import { type OfferForm, offerable, offerForm, offerRefusal } from './offerForm.ts'
import { quoteReads } from './quoteReads.ts'

/** Offers a shipment in Rate & route to carriers: to one, one after the other, or to all at once. */
export function OfferPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId, shipment, PriceSheets } = details
  const rates = inOrder(offerable(PriceSheets, Date.now()), 'price', shipment.currency)
  const start: OfferForm = { kind: 'waterfall', prices: [], minutes: String(STEP_MINUTES_DEFAULT), comments: '' }
  // Which of the prices go against the guide, the server knows: it asks.
  const override = useOverride(false)
  const approval = useApproval()
  const another = useAnotherLoad()
  const { mutateAsync } = useChange(StartTenderRound, quoteReads)
  const kit = useFormKit<OfferForm>({
    schema: offerForm,
    start,
    explain: explainShort,
    record: useShipmentRecord(details, () => start, { now: statusOf(details), of: statusOf }),
    save: async ({ kind, prices, minutes, comments }, version) => {
      if (!override.isGiven()) return
      const chosen = { kind, stepMinutes: Number(minutes), PricesheetIDs: prices, comments }
      const body = { shipmentId, version, ...chosen, ...override.sent() }
      try {
        await mutateAsync({ body })
      } catch (error) {
        if (override.isAskedBy(error)) return
        const at = error instanceof CallProblem ? Number(error.params.PricesheetID) : 0
        throw offerRefusal(approval.note(another.note(error), { shipmentId, PricesheetID: at }))
      }
      notifyMailed(t('offers.started'))
      onClose()
    },
  })
  const { form } = kit
  const kind = form.watch('kind')
  const load = useMemo(() => shipmentFromWire(shipment), [shipment])
  return (
    <PanelForm
      kit={kit}
      title={t('offers.title')}
      submit={rates.length === 0 ? null : t('offers.submit')}
      answers={
        <>
          {approval.part}
          {another.part(() => kit.submit(), true)}
        </>
      }
      onClose={onClose}
    >
      <p>{t('offers.why')}</p>
      <dl>
        <LoadReview load={{ ...loadReviewOf(load), specialInstructions: '' }} arrival={null} />
      </dl>
      <ChoiceField
        form={form}
        name="kind"
        label={t('offers.kind')}
        choices={roundKinds.map(value => ({ value, label: t(`offers.kind_${value}`) }))}
      />
      <OfferOrder form={form} rates={rates} kind={kind} />
      <AmountField
        form={form}
        name="minutes"
        kind="quantity"
        label={t(kind === 'single' ? 'offers.minutesOne' : 'offers.minutes')}
        required
      />
      <TextAreaField form={form} name="comments" label={t('offers.comments')} rows={2} />
      <LeavesHouse shipment={load} notes={[form.watch('comments')]} />
      <OverrideReason override={override} guideCarrier="" isForbidden={false} />
    </PanelForm>
  )
}
