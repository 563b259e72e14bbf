import { Button } from '@mantine/core'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireTenderRound } from '@waybill/contract/wire/tenderRound.ts'
import { useNavigate } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { aheadBy } from '../../../widgets/Quotes/Clock.tsx'
import { roundSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { RoundSteps } from '../../../widgets/Quotes/RoundSteps.tsx'
import { useCompanyTime } from '../../../widgets/Quotes/useCompanyTime.ts'
import { shipmentActions } from '../../../widgets/ShipmentActions/shipmentActions.ts'
import { useReachable } from '../../../widgets/screens.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Notice } from './Notice.tsx'
import classes from './Offers.module.css'
import { Part } from './Part.tsx'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** What somebody has to act on: the round under way, or the last one when nobody took it. */
const pressing = (rounds: readonly WireTenderRound[], { shipmentStatus }: WireShipmentDetails) =>
  rounds.find(({ state }, i) => state === 'open' || (i === 0 && state === 'exhausted' && shipmentStatus === 'Q'))

/** Above the facts while carriers are being offered the shipment, with a clock; and what next when none took it. */
export function OfferNotice({ details, onPanel }: Props) {
  const t = useText()
  const reachable = useReachable()
  const navigate = useNavigate()
  const { shipmentId } = details
  const { data, dataUpdatedAt } = useCall(GetTenderRounds, { body: { shipmentId } })
  const round = pressing(data?.rounds ?? [], details)
  if (round === undefined) return null
  const { roundId } = round
  const steps = (
    <div className={classes.steps}>
      <RoundSteps round={round} ahead={aheadBy(data?.now, dataUpdatedAt)} hasPhone />
    </div>
  )
  if (round.state === 'open') {
    return (
      <Notice title={t('offers.openTitle')}>
        <p>{t('offers.openWhy')}</p>
        {steps}
        <ButtonRow>
          <ChangeButton
            variant="default"
            onClick={() => onPanel({ kind: 'spot', spot: { does: 'takeBackOffers', roundId } })}
          >
            {t('offers.takeBack')}
          </ChangeButton>
        </ButtonRow>
      </Notice>
    )
  }
  return (
    <Notice tone="warn" title={t('offers.nobodyTitle')}>
      <p>{t('offers.nobodyWhy')}</p>
      <ButtonRow>
        <ChangeButton onClick={() => onPanel({ kind: 'spot', spot: { does: 'offer' } })}>
          {t('offers.anew')}
        </ChangeButton>
        <ChangeButton variant="default" onClick={() => onPanel({ kind: 'spot', spot: { does: 'ask' } })}>
          {t('offers.askQuotes')}
        </ChangeButton>
        {reachable('Prepaid') && (
          <Button variant="default" onClick={() => void navigate(shipmentActions.getRates.page(shipmentId))}>
            {t('offers.another')}
          </Button>
        )}
      </ButtonRow>
      {steps}
    </Notice>
  )
}

/** The rounds that are over, each with what its carriers said. */
export function Offers({ details }: Pick<Props, 'details'>) {
  const t = useText()
  const { shipmentId } = details
  const { data, error, dataUpdatedAt, refetch } = useCall(GetTenderRounds, { body: { shipmentId } })
  if (error !== null && data === undefined) {
    return (
      <Part title={t('offers.part')}>
        <ErrorState {...explain(error, 'offers.loadFailed')} onRetry={() => void refetch()} />
      </Part>
    )
  }
  const all = data?.rounds ?? []
  const above = pressing(all, details)
  const [newest, ...earlier] = all.filter(round => round !== above)
  if (newest === undefined) return null
  const ahead = aheadBy(data?.now, dataUpdatedAt)
  return (
    <Part title={t('offers.part')}>
      <Round round={newest} ahead={ahead} />
      {earlier.length > 0 && (
        <details>
          <summary className={classes.earlier}>{t('offers.earlier', { count: earlier.length })}</summary>
          {earlier.map(round => (
            <Round key={round.roundId} round={round} ahead={ahead} />
          ))}
        </details>
      )}
    </Part>
  )
}

function Round({ round, ahead }: { round: WireTenderRound; ahead: number }) {
  const t = useText()
  const when = useCompanyTime()
  const { words, tone } = roundSaid(round)
  return (
    <div className={classes.question}>
      <p className={classes.head}>
        <Badge tone={tone}>{words}</Badge>
        <span>{t(`offers.kind_${round.kind}`)}</span>
      </p>
      <Hint small>{t('offers.by', { at: when(round.startedAt), name: round.startedBy })}</Hint>
      {round.comments !== '' && <p className={classes.notes}>{round.comments}</p>}
      <RoundSteps round={round} ahead={ahead} />
    </div>
  )
}
