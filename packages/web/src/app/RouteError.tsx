import { useRevalidator, useRouteError } from 'react-router'
import { useText } from '../texts/texts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ScreenNotLoaded } from './loadScreen.ts'

/** Stands in for a screen that broke or whose code did not arrive. Forms keep what was typed by themselves. */
export function RouteError() {
  const t = useText()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (error instanceof ScreenNotLoaded) {
    return (
      <ErrorState
        what={t('frame.chunkTitle')}
        why={t('frame.chunkWhy')}
        next={t('frame.chunkNext')}
        retryLabel={t('frame.reload')}
        onRetry={() => window.location.reload()}
      />
    )
  }
  return (
    <ErrorState
      what={t('frame.crashTitle')}
      why={t('frame.crashWhy')}
      next={t('frame.crashNext')}
      retryLabel={t('frame.openAgain')}
      onRetry={() => void revalidate()}
    />
  )
}
