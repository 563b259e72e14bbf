import { CancelPickup } from '@waybill/contract/calls/DayEnd/CancelPickup.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { LookForPickup } from '@waybill/contract/calls/DayEnd/LookForPickup.ts'
import { SettlePickup } from '@waybill/contract/calls/DayEnd/SettlePickup.ts'
import type { WirePickup } from '@waybill/contract/wire/dayEnd.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import classes from './DayEnd.module.css'

const tones: Readonly<Record<WirePickup['state'], Tone>> = {
  ...{ asking: 'busy', asked: 'good', failed: 'bad', unknown: 'warn' },
  ...{ cancelling: 'busy', cancelled: 'quiet', cancelUnknown: 'warn' },
}

/** Trucks that were asked for, the newest first. */
export function Pickups({ pickups }: { pickups: readonly WirePickup[] }) {
  const t = useText()
  return (
    <section className={classes.part} aria-label={t('dayEnd.pickups')}>
      <h2 className={classes.title}>{t('dayEnd.pickups')}</h2>
      {pickups.length === 0 && <Hint>{t('dayEnd.noPickups')}</Hint>}
      <ul className={classes.rows}>
        {pickups.map(pickup => (
          <Row key={pickup.pickupId} pickup={pickup} />
        ))}
      </ul>
    </section>
  )
}

function Row({ pickup }: { pickup: WirePickup }) {
  const t = useText()
  const cancelling = useChange(CancelPickup, [GetDayEnd])
  const looking = useChange(LookForPickup, [GetDayEnd])
  const settling = useChange(SettlePickup, [GetDayEnd])
  const { pickupId, state, number } = pickup
  const name = number || String(pickupId)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => notify.failed(explainShort(error)))
  }
  const isUnclear = state === 'unknown' || state === 'cancelUnknown'
  const settle = (comes: boolean) => act(() => settling.mutateAsync({ body: { pickupId, comes } }))
  return (
    <li className={classes.row} aria-label={`${pickup.CarrierName} ${name}`}>
      <p className={classes.line}>
        <strong>{pickup.CarrierName}</strong>
        {number !== '' && <span className="wb-whole">{number}</span>}
        <Badge tone={tones[state]}>{t(`dayEnd.pickup_${state}`)}</Badge>
        <DateText date={pickup.date} from={pickup.readyAt} to={pickup.closeAt} />
        <span>{t('dayEnd.load', { count: pickup.count, weight: formatCount(pickup.weightLb) })}</span>
        {pickup.charge !== null && <Money amount={pickup.charge} currency={pickup.currency} />}
      </p>
      <p className={classes.quiet}>{pickup.place}</p>
      {pickup.answer !== '' && <Hint warns={isUnclear || state === 'failed'}>{said(pickup.answer)}</Hint>}
      <div className={classes.acts}>
        {(state === 'asked' || state === 'cancelUnknown') && (
          <ActionButton
            size="xs"
            variant="default"
            aria-label={t('dayEnd.cancelOf', { number: name })}
            onAct={() => act(() => cancelling.mutateAsync({ body: { pickupId } }))}
          >
            {t('dayEnd.cancel')}
          </ActionButton>
        )}
        {pickup.canLook && (state === 'asked' || isUnclear) && (
          <ActionButton
            size="xs"
            variant="default"
            aria-label={t('dayEnd.lookOf', { number: name })}
            onAct={() => act(() => looking.mutateAsync({ body: { pickupId } }))}
          >
            {t('dayEnd.look')}
          </ActionButton>
        )}
        {isUnclear && (
          <>
            <ActionButton
              size="xs"
              variant="default"
              aria-label={t('dayEnd.comesOf', { number: name })}
              onAct={() => settle(true)}
            >
              {t('dayEnd.comes')}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              aria-label={t('dayEnd.comesNotOf', { number: name })}
              onAct={() => settle(false)}
            >
              {t('dayEnd.comesNot')}
            </ActionButton>
          </>
        )}
      </div>
    </li>
  )
}
