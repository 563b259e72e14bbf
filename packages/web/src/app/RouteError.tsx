import { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import { useEffect, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { makeCall } from '../api/call.ts'
import { useText } from '../texts/texts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ScreenNotLoaded } from './loadScreen.ts'

/** Tells the server's log what broke; answers with what support finds it by, once it is known. */
function useReported(error: unknown): string {
  const [reference, setReference] = useState('')
  useEffect(() => {
    if (error instanceof ScreenNotLoaded) return
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const body = {
      route: window.location.pathname.slice(0, 200),
      message: message.slice(0, 500),
      stack: stack.slice(0, 4_000),
    }
    makeCall(ReportCrash, { body }).then(
      reply => setReference(reply.reference),
      () => undefined,
    )
  }, [error])
  return reference
}

/** Stands in for a screen that broke or whose code did not arrive. Forms keep what was typed by themselves. */
export function RouteError() {
  const t = useText()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const reference = useReported(error)
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
      requestId={reference}
      retryLabel={t('frame.openAgain')}
      onRetry={() => void revalidate()}
    />
  )
}
