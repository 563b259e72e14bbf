import { Link } from 'react-router'
import { useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useReachable } from '../screens.ts'

/** What stands in place of prices where the company has nobody who could give one, as on its first day: where they are added. */
export function NobodyToRate({ isParcel }: { isParcel: boolean }) {
  const t = useText()
  const reachable = useReachable()
  const [page, title, why, action] = isParcel
    ? (['ParcelAccounts', 'rates.noAccounts', 'rates.noAccountsWhy', 'rates.toAccounts'] as const)
    : (['Carriers', 'rates.noCarriers', 'rates.noCarriersWhy', 'rates.toCarriers'] as const)
  return (
    <EmptyState
      title={t(title)}
      why={t(why)}
      {...(reachable(page) && { action: <Link to={`/${page}`}>{t(action)}</Link> })}
    />
  )
}
