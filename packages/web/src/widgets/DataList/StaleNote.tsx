import { explain } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { formatInstant } from '../../ui/format.ts'
import { RetryButton } from '../../ui/RetryButton.tsx'
import classes from './DataList.module.css'

/** The rows stay, and say that they are old, since when, and why. */
export function StaleNote({ error, since, onRetry }: { error: unknown; since: number; onRetry: () => void }) {
  const t = useText()
  const { why, requestId } = explain(error, 'problems.listTitle')
  return (
    <p className={classes.stale} data-keep-clear role="status">
      <span>
        <strong>{t('lists.stale', { since: formatInstant(new Date(since).toISOString()) })}</strong> {why}
        {requestId !== undefined && requestId !== '' && (
          <>
            {' '}
            {t('problems.reference')} <code>{requestId}</code>
          </>
        )}
      </span>
      <RetryButton variant="default" size="compact-sm" onRetry={onRetry}>
        {t('problems.retry')}
      </RetryButton>
    </p>
  )
}
