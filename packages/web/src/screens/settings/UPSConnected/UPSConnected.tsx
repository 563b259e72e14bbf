import '../../../texts/trade.ts'
import '../../../texts/upsReady.ts'
import { Button, Skeleton } from '@mantine/core'
import { UpsConnected } from '@waybill/contract/calls/UPSReady/UpsConnected.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState, type Explained } from '../../../ui/ErrorState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

/** Where UPS sends the browser back to: what it brings is used once, and whoever went there is led back. */
export function UPSConnected() {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isAsked = useRef(false)
  const [problem, setProblem] = useState<Explained | null>(null)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const said = (name: string): string => params.get(name) ?? ''
    const body = { State: said('state'), Code: said('code'), Error: said('error') }
    makeCall(UpsConnected, { body }).then(
      ({ CameFrom, ...connected }) => navigate(`/${CameFrom}`, { replace: true, state: { connected } }),
      (error: unknown) => setProblem(explain(error, 'upsReady.connectFailed')),
    )
  }, [params, navigate])
  return (
    <Sheet>
      <h1>{t('upsReady.connecting')}</h1>
      {problem === null && <Skeleton height={80} radius={4} />}
      {problem !== null && (
        <>
          <ErrorState {...problem} />
          <Button component={Link} to="/UPSReady" variant="default">
            {t('upsReady.backToWizard')}
          </Button>
        </>
      )}
    </Sheet>
  )
}
