import { useText } from '../texts/texts.ts'
import { LinkButton } from './LinkButton.tsx'

/** Why a file did not arrive, with what sends it again. @param onRetry null: it would not arrive later, either */
export function SendProblem({ problem, onRetry }: { problem: string; onRetry: (() => void) | null }) {
  const t = useText()
  if (problem === '' && onRetry === null) return null
  return (
    <p role="alert">
      {problem}
      {onRetry !== null && (
        <>
          {' '}
          <LinkButton tone="plain" onClick={onRetry}>
            {t('problems.retry')}
          </LinkButton>
        </>
      )}
    </p>
  )
}
