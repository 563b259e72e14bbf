import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { impliedIn } from '@waybill/contract/wire/rate.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation } from '@waybill/contract/wire/spotQuote.ts'
import { loadReviewOf, textLimits } from '@waybill/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Fact } from '../../ui/Panel.tsx'
import { arrivalOf } from '../LoadReview/arrival.ts'
import { LoadReview } from '../LoadReview/LoadReview.tsx'
import { PriceRemarks } from '../LoadReview/PriceRemarks.tsx'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { useAnotherLoad } from '../Order/AnotherLoad.tsx'
import { useApproval } from '../Order/AskApproval.tsx'
import { OverrideReason, useOverride } from '../Order/OverrideReason.tsx'
import { isUninsured } from '../RateList/words.ts'
import { shipmentActions } from '../ShipmentActions/shipmentActions.ts'
import { statusOf, useShipmentRecord } from '../ShipmentActions/useShipmentRecord.ts'
import { quotedAmount } from './Invitations.tsx'
import { quoteReads } from './quoteReads.ts'
import { carrierOf } from './quoteWords.ts'

const schema = z.object({ comments: z.string().trim().max(textLimits.comments) })
const start = { comments: '' }

/** Books one option of an answer by a tender: asks once more who, at what price, and why against the routing guide. */
export function AwardPanel({
  details,
  invitation,
  offer,
  onClose,
}: {
  details: WireShipmentDetails
  invitation: WireInvitation
  offer: WireInvitation['offers'][number]
  onClose: () => void
}) {
  const t = useText()
  const { shipmentId, shipment } = details
  const carrier = carrierOf(invitation)
  const rate = details.PriceSheets.find(({ PricesheetID }) => PricesheetID === offer.bookableId)
  const warnings = rate?.carrierWarnings ?? []
  const override = useOverride(rate?.guide?.says === 'doNotUse')
  const approval = useApproval()
  const another = useAnotherLoad()
  /** A quote may be given for less than a bill needs, such as freight without its class. */
  const [isIncomplete, setIncomplete] = useState(false)
  const { mutateAsync } = useChange(AwardSpotOffer, quoteReads)
  const kit = useFormKit({
    schema,
    start,
    // A spot offer is no rate: new ones would not bring it back.
    explain: error =>
      error instanceof CallProblem && error.code === 'QuoteOutdated' ? t('quotes.awardStale') : explainShort(error),
    keepAs: `award.${offer.PriceSheetID}`,
    record: useShipmentRecord(details, () => start, { now: statusOf(details), of: statusOf }),
    save: async (values, version) => {
      if (!override.isGiven()) return
      const whose = { offerId: offer.PriceSheetID, SCAC: invitation.CarrierSCAC }
      try {
        await mutateAsync({ body: { shipmentId, version, ...whose, comments: values.comments, ...override.sent() } })
      } catch (error) {
        if (override.isAskedBy(error)) return
        setIncomplete(error instanceof CallProblem && error.code === 'NotReady')
        throw approval.note(another.note(error), { shipmentId, PricesheetID: offer.bookableId ?? 0 })
      }
      notifyMailed(t('quotes.awarded', { carrier }))
      onClose()
    },
  })
  const isStale = rate?.current === false
  const amount = quotedAmount(offer, shipment.currency)
  return (
    <PanelForm
      kit={kit}
      title={t('quotes.awardTitle', { carrier })}
      submit={isStale || isUninsured(warnings) ? null : t('quotes.awardSubmit', { amount })}
      answers={
        <>
          {approval.part}
          {another.part(() => kit.submit())}
          {isIncomplete && <Link to={shipmentActions.edit.page(shipmentId)}>{t('quotes.awardComplete')}</Link>}
        </>
      }
      onClose={onClose}
    >
      <p>{t('quotes.awardWhy')}</p>
      {isStale && <p role="status">{t('quotes.awardStale')}</p>}
      <dl>
        <Fact name={t('quotes.awardPrice')}>
          <strong>{amount}</strong> {offer.service}
        </Fact>
        <LoadReview
          load={loadReviewOf(shipmentFromWire(shipment))}
          implied={rate === undefined ? [] : impliedIn(rate)}
          arrival={arrivalOf(rate ?? { deliveryDate: '', ServiceDays: null, trace: [] })}
        />
      </dl>
      <PriceRemarks
        carrier={carrier}
        missing={offer.missing}
        warnings={rate?.warnings ?? []}
        carrierWarnings={warnings}
        className={undefined}
      />
      <TextAreaField form={kit.form} name="comments" label={t('quotes.awardComments')} rows={2} />
      <OverrideReason override={override} guideCarrier="" isForbidden={rate?.guide?.says === 'doNotUse'} />
    </PanelForm>
  )
}
