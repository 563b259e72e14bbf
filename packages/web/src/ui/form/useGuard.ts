import { useEffect, useRef, useState } from 'react'
import { type Guard, leaveGuards } from './leaveGuard.ts'

/**
 * Has what is typed asked for before it is left, where no form of the kit does.
 * @param isDirty whether something is typed that leaving would lose.
 * @param drop forgets what is kept of it, when the person leaves without saving.
 */
export function useGuard(isDirty: boolean, drop: () => void = () => undefined): Guard {
  const latest = useRef({ isDirty, drop })
  latest.current = { isDirty, drop }
  const [guard] = useState<Guard>(() => ({
    isDirty: () => latest.current.isDirty,
    drop: () => latest.current.drop(),
  }))
  useEffect(() => leaveGuards.guard(guard), [guard])
  return guard
}
