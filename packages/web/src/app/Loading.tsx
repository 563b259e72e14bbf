import { useText } from '../texts/texts.ts'

export function Loading() {
  const t = useText()
  return (
    <p className="wb-unseen" role="status">
      {t('frame.loading')}
    </p>
  )
}
