import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../ui/keys/useKeys.ts'
import type { ScreenRow } from './screenRow.ts'

/** `g t` and its like, from the route table; for the key sheet and the palette too. */
export function useJumps(rows: readonly ScreenRow[]): readonly ScreenRow[] {
  const navigate = useNavigate()
  const withJump = useMemo(() => rows.filter(row => row.jump !== undefined), [rows])
  const keys = useMemo(
    () => Object.fromEntries(withJump.map(row => [`g ${row.jump}`, () => void navigate(row.path)])),
    [withJump, navigate],
  )
  useKeys(keys)
  return withJump
}
