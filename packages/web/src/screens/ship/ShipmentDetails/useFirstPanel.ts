import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OpenPanel } from './DetailsPanel.tsx'

const first: Readonly<Record<string, OpenPanel>> = { ask: { kind: 'spot', spot: { does: 'ask' } } }

/** The panel that is open, starting with the one that another page asked for in the address (`?do=ask`), once. */
export function useFirstPanel() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('do')
  const panel = useState<OpenPanel | null>(asked === null ? null : (first[asked] ?? null))
  useEffect(() => {
    if (asked !== null) setParams({}, { replace: true })
  }, [asked, setParams])
  return panel
}
