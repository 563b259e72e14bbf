import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { SettleLabel } from '@waybill/contract/calls/Labels/SettleLabel.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import type { WireDisputed } from '@waybill/contract/wire/dayEnd.ts'
import { Link } from 'react-router'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import classes from './DayEnd.module.css'

/** Labels that a carrier may charge though they were to be given back; nothing is shown while there is none. */
export function Disputed() {
  const t = useText()
  const { data, error, refetch } = useCall(DisputedLabels)
  if (error !== null && data === undefined) {
    return (
      <section className={classes.part} aria-label={t('dayEnd.disputed')}>
        <ErrorState {...explain(error, 'dayEnd.disputedFailed')} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (data === undefined || data.count === 0) return null
  const { rows, count, totals } = data
  const money = totals.map(({ charge, currency }) => formatMoney(charge, currency)).join(', ')
  return (
    <section className={classes.part} aria-label={t('dayEnd.disputed')}>
      <h2 className={classes.title}>{t('dayEnd.disputed')}</h2>
      <Hint small>{t('dayEnd.disputedWhy')}</Hint>
      <p className={classes.line} role="status">
        {t('dayEnd.disputedCount', { count, money: money || '–' })}{' '}
        {rows.length < count && t('dayEnd.shown', { count: rows.length })}
      </p>
      <ul className={classes.rows}>
        {rows.map(row => (
          <Row key={row.labelId} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: WireDisputed }) {
  const t = useText()
  const asking = useChange(VoidLabel, [DisputedLabels])
  const settling = useChange(SettleLabel, [DisputedLabels])
  const { labelId, shipmentId, version, trackingNumber: number, why, answer, canAsk } = row
  const askAgain = async (): Promise<void> => {
    try {
      await asking.mutateAsync({ body: { shipmentId, version, labelId } })
      notify.done(t('dayEnd.askedAgain'))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const settle = async (isVoided: boolean): Promise<void> => {
    await settling
      .mutateAsync({ body: { labelId, isVoided } })
      .catch((error: unknown) => notify.failed(explainShort(error)))
  }
  return (
    <li className={classes.row} aria-label={number}>
      <p className={classes.line}>
        <strong className="wb-whole">{number}</strong>
        <span>{row.CarrierName}</span>
        <Money amount={row.charge} currency={row.currency} />
        <Link to={`/ShipmentDetails/${shipmentId}`}>{row.BOLNumber}</Link>
      </p>
      <Hint warns>{why === 'unanswered' && answer !== '' ? said(answer) : t(`dayEnd.why_${why}`)}</Hint>
      <div className={classes.acts}>
        {canAsk && (
          <ActionButton size="xs" aria-label={t('dayEnd.askAgainOf', { number })} onAct={askAgain}>
            {t('dayEnd.askAgain')}
          </ActionButton>
        )}
        <ActionButton
          size="xs"
          variant="default"
          aria-label={t('dayEnd.takenBackOf', { number })}
          onAct={() => settle(true)}
        >
          {t('dayEnd.takenBack')}
        </ActionButton>
        <ActionButton
          size="xs"
          variant="default"
          aria-label={t('dayEnd.chargedOf', { number })}
          onAct={() => settle(false)}
        >
          {t('dayEnd.charged')}
        </ActionButton>
      </div>
    </li>
  )
}
