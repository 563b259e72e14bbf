import { useState } from 'react'
import { RetryButton } from '../../src/ui/RetryButton.tsx'

/** Two places, one button: when it is pressed another one takes its place at once, in the same section or in the other. */
export function Places({ leadsTo }: { leadsTo: 'First' | 'Second' }) {
  const [tries, setTries] = useState(0)
  const place = tries === 0 ? 'First' : leadsTo
  const button = (
    <RetryButton key={tries} onRetry={() => setTries(tries + 1)}>
      {`Try ${tries}`}
    </RetryButton>
  )
  return (
    <>
      <section aria-label="First">{place === 'First' && button}</section>
      <section aria-label="Second">{place === 'Second' && button}</section>
    </>
  )
}
