import '../../texts/confirmations.ts'
import '../../texts/sourceFaults.ts'
import type { BodyOf } from '@waybill/contract'
import { GetConfirmationsOf } from '@waybill/contract/calls/Orders/GetConfirmationsOf.ts'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { InstantText } from '../../ui/InstantText.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { useReachable } from '../screens.ts'
import classes from './ConfirmationsOf.module.css'
import { type Confirmation, confirmationTones, orderOf, whereTo, whyOf } from './confirmationWords.ts'
import { useConfirmation } from './useConfirmation.ts'

/** What was said of an order, or of the orders on a shipment, to where they came from; each can be downloaded. */
export function ConfirmationsOf({ of }: { of: BodyOf<typeof GetConfirmationsOf> }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetConfirmationsOf, { body: of }, { keepOld: false })
  useLive('', [GetConfirmationsOf], ({ topic }) => topic === 'confirmation' || topic === 'mail')
  if (data === undefined) {
    return error && <ErrorState {...explain(error, 'confirmations.notLoaded')} onRetry={() => void refetch()} />
  }
  const { confirmations, count } = data
  if (count === 0) return <Hint>{t('confirmations.emptyWhy')}</Hint>
  return (
    <>
      <ul className={classes.all}>
        {confirmations.map(each => (
          <One key={each.confirmationId} confirmation={each} isOfOrder={of.orderId !== undefined} />
        ))}
      </ul>
      {count > confirmations.length && (
        <Hint>{t('confirmations.moreOf', { count: count - confirmations.length })}</Hint>
      )}
    </>
  )
}

function One({ confirmation, isOfOrder }: { confirmation: Confirmation; isOfOrder: boolean }) {
  const t = useText()
  const reachable = useReachable()
  const { download, send } = useConfirmation()
  const { number, cause, causedAt, state, BOLNumber } = confirmation
  const other = isOfOrder ? BOLNumber : orderOf(confirmation)
  const name = t('confirmations.oneOf', { number, other })
  return (
    <li className={classes.one} aria-label={name}>
      <div className={classes.head}>
        <strong>{name}</strong>
        <Badge tone={confirmationTones[state]}>{t(`confirmations.state_${state}`)}</Badge>
      </div>
      <div>
        {t(`confirmations.cause_${cause}`)}, <InstantText at={causedAt} />
      </div>
      <Hint>{whereTo(confirmation)}</Hint>
      {whyOf(confirmation) !== '' && <Hint warns>{whyOf(confirmation)}</Hint>}
      <div className={classes.head}>
        <ActionButton variant="default" size="xs" onAct={() => download(confirmation)}>
          {t('confirmations.download')}
        </ActionButton>
        {confirmation.canSend && reachable('OrderIntegration') && (
          <ActionButton variant="default" size="xs" onAct={() => send(confirmation)}>
            {t('confirmations.sendAgain')}
          </ActionButton>
        )}
      </div>
    </li>
  )
}
