import { useText } from '../texts/texts.ts'
import { IconAlertTriangle, IconRefresh } from './icons.generated.ts'
import { RetryButton } from './RetryButton.tsx'
import classes from './States.module.css'

export interface Explained {
  readonly what: string
  readonly why: string
  readonly next: string
  readonly requestId?: string
}

/** What happened, why, what next, the request id, and the button that tries again. */
export function ErrorState({
  what,
  why,
  next,
  requestId,
  onRetry,
  retryLabel,
}: Explained & {
  onRetry?: () => void
  retryLabel?: string
}) {
  const t = useText()
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden="true" /> {what}
      </p>
      <p className={classes.why}>{why}</p>
      {next !== '' && <p className={classes.why}>{next}</p>}
      {onRetry && (
        <RetryButton variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onRetry={onRetry}>
          {retryLabel ?? t('problems.retry')}
        </RetryButton>
      )}
      {requestId && (
        <p className={classes.reference}>
          {t('problems.reference')} <code>{requestId}</code>
        </p>
      )}
    </div>
  )
}
