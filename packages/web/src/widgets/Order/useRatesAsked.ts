import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Who came to get rates (`#rates`) does not press for them again: they are asked for once, as soon as the form is there. */
export function useRatesAsked(rate: () => Promise<void>): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const hasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    hasAsked.current = true
    // A reload of the page is no wish for other prices.
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    void rate()
  })
  const isWanted = hash === '#rates'
  useEffect(() => {
    if (isWanted && !hasAsked.current) ask()
  }, [isWanted])
}
