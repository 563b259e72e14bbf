import { useEffect } from 'react'
import { useText } from '../texts/texts.ts'
import { keepSearchKeys } from '../ui/keys/earlySearch.ts'

/** Before the first page is there. */
export function Loading() {
  const t = useText()
  useEffect(keepSearchKeys, [])
  return (
    <p className="wb-unseen" role="status">
      {t('frame.loading')}
    </p>
  )
}
