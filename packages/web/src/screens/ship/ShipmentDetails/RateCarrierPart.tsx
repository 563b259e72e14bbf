import '../../../texts/stars.ts'
import { Button, Chip, Rating, Textarea } from '@mantine/core'
import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { RateCarrier } from '@waybill/contract/calls/Shipment/RateCarrier.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { STARS_MAX } from '@waybill/contract/constants.ts'
import { RATING_NOTE_MAX, type WireCarrierRating } from '@waybill/contract/wire/carrierRating.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { type RatingReason, ratingReasons } from '@waybill/domain'
import { useState } from 'react'
import { explainShort, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { starsWords } from '../../../widgets/CarrierStars/starsText.ts'
import { useCarrierStars } from '../../../widgets/CarrierStars/useCarrierStars.ts'
import { Part } from './Part.tsx'

const none: WireCarrierRating = { stars: 0, reasons: [], note: '' }

/** One's own stars for the carrier that delivered, and what the company thinks of it; nothing before it is delivered. */
export function RateCarrierPart({ details }: { details: WireShipmentDetails }) {
  const { carrier, shipmentId, shipmentStatus } = details
  if (carrier === null || shipmentStatus !== 'D') return null
  return (
    <Stars key={carrier.CarrierSCAC} shipmentId={shipmentId} scac={carrier.CarrierSCAC} name={carrier.CarrierName} />
  )
}

function Stars({ shipmentId, scac, name }: { shipmentId: number; scac: string; name: string }) {
  const t = useText()
  const own = useCall(RateCarrier, { body: { shipmentId } }, { freshFor: 0 })
  const known = useCarrierStars().get(scac)
  const change = useChange(RateCarrier, [RateCarrier, GetCarrierStars, ShipmentDetails])
  /** What is being changed; null: nothing. */
  const [typed, setTyped] = useState<WireCarrierRating | null>(null)
  if (own.data === undefined) {
    return own.error === null ? null : (
      <Part title={t('stars.title')}>
        <Hint>{explainShort(own.error)}</Hint>
        <Button variant="default" onClick={() => void own.refetch()}>
          {t('stars.again')}
        </Button>
      </Part>
    )
  }
  const { rating } = own.data
  const shown = typed ?? rating ?? none
  const edit = (to: Partial<WireCarrierRating>): void => setTyped({ ...shown, ...to })
  const send = async (next: WireCarrierRating | null): Promise<void> => {
    try {
      await change.mutateAsync({ body: { shipmentId, rating: next } })
      setTyped(null)
      notify.done(t(next === null ? 'stars.takenBack' : 'stars.saved'))
    } catch (error) {
      notify.failed(explainWith(error, 'stars.failed'))
    }
  }
  const average = starsWords(known)
  return (
    <Part title={t('stars.title')}>
      <FieldStack>
        <Hint small>{average === '' ? t('stars.noneYet', { carrier: name }) : `${name}: ${average}`}</Hint>
        <Rating
          size="lg"
          count={STARS_MAX}
          value={shown.stars}
          onChange={stars => edit({ stars })}
          getSymbolLabel={stars => t('stars.of', { stars })}
        />
        {(typed !== null || rating !== null) && (
          <>
            <Chip.Group
              multiple
              value={[...shown.reasons]}
              onChange={reasons => edit({ reasons: ratingReasons.filter(one => reasons.includes(one)) })}
            >
              <ButtonRow>
                {ratingReasons.map((reason: RatingReason) => (
                  <Chip key={reason} value={reason} size="xs">
                    {t(`stars.${reason}`)}
                  </Chip>
                ))}
              </ButtonRow>
            </Chip.Group>
            <Textarea
              label={t('stars.note')}
              maxLength={RATING_NOTE_MAX}
              autosize
              minRows={1}
              maxRows={4}
              value={shown.note}
              onChange={event => edit({ note: event.currentTarget.value })}
            />
          </>
        )}
        <ButtonRow>
          {typed !== null && typed.stars > 0 && (
            <ActionButton onAct={() => send(typed)}>{t('stars.save')}</ActionButton>
          )}
          {typed !== null && (
            <Button variant="default" onClick={() => setTyped(null)}>
              {t('stars.cancel')}
            </Button>
          )}
          {typed === null && rating !== null && (
            <ActionButton variant="default" onAct={() => send(null)}>
              {t('stars.takeBack')}
            </ActionButton>
          )}
        </ButtonRow>
      </FieldStack>
    </Part>
  )
}
