import '../../../texts/dayEnd.ts'
import '../../../texts/lists.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Account } from './Account.tsx'
import { Closes } from './Closes.tsx'
import classes from './DayEnd.module.css'
import { Disputed } from './Disputed.tsx'
import { DropOff } from './DropOff.tsx'
import { type AskedTruck, PickupPanel } from './PickupPanel.tsx'
import { Pickups } from './Pickups.tsx'
import { Unscanned } from './Unscanned.tsx'

/** What a clerk does before going home: trucks, manifests, and labels that nobody has seen. */
export function DayEnd() {
  const t = useText()
  const { data, error, refetch } = useCall(GetDayEnd)
  const [asked, setAsked] = useState<AskedTruck | null>(null)
  useLive('', [GetDayEnd, DisputedLabels], news => news.topic === 'dayEnd' || news.topic === 'booking')
  const body = () => {
    if (data === undefined) {
      return error === null ? (
        <Skeleton height={240} radius={4} m={16} />
      ) : (
        <ErrorState {...explain(error, 'dayEnd.failed')} onRetry={() => void refetch()} />
      )
    }
    const { accounts, pickups, closes, place, today } = data
    return (
      <div className={classes.split}>
        <div className={classes.page}>
          {accounts.length === 0 ? (
            <EmptyState
              title={t('dayEnd.noAccount')}
              why={t('dayEnd.noAccountWhy')}
              action={<Link to="/ParcelAccounts">{t('dayEnd.toAccounts')}</Link>}
            />
          ) : (
            <section className={classes.part} aria-label={t('dayEnd.accounts')}>
              <h2 className={classes.title}>{t('dayEnd.accounts')}</h2>
              <div className={classes.accounts}>
                {accounts.map(account => (
                  <Account
                    key={account.AccountID}
                    account={account}
                    fallback={place}
                    onPickup={fleet => setAsked({ account, fleet })}
                  />
                ))}
              </div>
            </section>
          )}
          {(accounts.length > 0 || pickups.length > 0) && <Pickups pickups={pickups} />}
          {(accounts.length > 0 || closes.length > 0) && <Closes closes={closes} />}
          <Disputed />
          <Unscanned />
          {accounts.some(({ canLocate }) => canLocate) && <DropOff accounts={accounts} zip={place?.Zip ?? ''} />}
        </div>
        {asked !== null && (
          <PickupPanel
            key={`${asked.account.AccountID} ${asked.fleet}`}
            asked={asked}
            place={place ?? asked.account.place}
            today={today}
            onClose={() => setAsked(null)}
          />
        )}
      </div>
    )
  }
  return (
    <>
      <PageHeader title={t('screens.dayEnd')} />
      {body()}
    </>
  )
}
