import { Button } from '@mantine/core'
import { CloseDay } from '@waybill/contract/calls/DayEnd/CloseDay.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import type { WireAddress } from '@waybill/contract/wire/address.ts'
import type { WireDayAccount } from '@waybill/contract/wire/dayEnd.ts'
import { Link } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount, formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import classes from './DayEnd.module.css'

/** One account: what is not closed by day, and what waits for a truck. */
export function Account({
  account,
  fallback,
  onPickup,
}: {
  account: WireDayAccount
  /** Where packages stand, as far as it is known otherwise. */
  fallback: WireAddress | null
  onPickup: (fleet: string) => void
}) {
  const t = useText()
  const closing = useChange(CloseDay, [GetDayEnd])
  const { AccountID, CarrierName: carrier, open, waiting, canPickUp, close, closesAll } = account
  const place = account.place ?? fallback
  const newest = open.at(-1)?.day
  const closeUntil = async (until: string, given: WireAddress): Promise<void> => {
    try {
      const { count } = await closing.mutateAsync({ body: { AccountID, until, place: given } })
      notify.done(t(close === 'own' ? 'dayEnd.closedNow' : 'dayEnd.closing', { count }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <section className={classes.account} aria-label={carrier}>
      <h3 className={classes.name}>{carrier}</h3>
      {open.length === 0 && <Hint>{t('dayEnd.nothingOpen')}</Hint>}
      {open.map(({ day, count, weightLb, charges, currency }) => (
        <p key={day} className={classes.line}>
          <strong>
            <DateText date={day} />
          </strong>
          <span>{t('dayEnd.load', { count, weight: formatCount(weightLb) })}</span>
          <Money amount={charges} currency={currency} />
          {place !== null && (!closesAll || day === newest) && (
            <ActionButton
              size="xs"
              aria-label={t(closesAll ? 'dayEnd.closeAllOf' : 'dayEnd.closeDay', { carrier, day: formatDate(day) })}
              onAct={() => closeUntil(day, place)}
            >
              {t(closesAll && open.length > 1 ? 'dayEnd.closeAll' : 'dayEnd.close')}
            </ActionButton>
          )}
        </p>
      ))}
      {open.length > 0 && place === null && (
        <Hint warns>
          {t('dayEnd.noPlace')} <Link to="/Locations">{t('dayEnd.toPlaces')}</Link>
        </Hint>
      )}
      {open.length > 0 && place !== null && (
        <Hint small>
          {t(close === 'own' ? 'dayEnd.closeOwn' : closesAll ? 'dayEnd.closeWhole' : 'dayEnd.closeCarrier')}
        </Hint>
      )}
      {canPickUp && waiting.length === 0 && <p className={classes.line}>{t('dayEnd.noneWaits')}</p>}
      {canPickUp &&
        waiting.map(({ fleet, count, weightLb }) => (
          <p key={fleet} className={classes.line}>
            <span>
              {fleet === '' ? '' : `${fleet}: `}
              {t('dayEnd.waiting', { count, weight: formatCount(weightLb) })}
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={t('dayEnd.askPickupOf', { carrier: fleet === '' ? carrier : `${carrier} (${fleet})` })}
              onClick={() => onPickup(fleet)}
            >
              {t('dayEnd.askPickup')}
            </Button>
          </p>
        ))}
    </section>
  )
}
