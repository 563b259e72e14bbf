import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../texts/texts.ts'
import { useKeys } from '../ui/keys/useKeys.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'

/** `g t` and its like, from the route table. */
export function useJumps(rows: readonly ScreenRow[]): void {
  const t = useText()
  const navigate = useNavigate()
  const withJump = useMemo(() => rows.filter(row => row.jump !== undefined), [rows])
  const keys = useMemo(
    () => Object.fromEntries(withJump.map(row => [`g ${row.jump}`, () => void navigate(row.path)])),
    [withJump, navigate],
  )
  const names = Object.fromEntries(withJump.map(row => [`g ${row.jump}`, t('frame.keyJump', { page: t(row.title) })]))
  useKeys(keys, names, 'everywhere')
}
