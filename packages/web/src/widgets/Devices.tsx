import '../texts/devices.ts'
import '../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import { EndSessions } from '@waybill/contract/calls/LogIn/EndSessions.ts'
import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import type { WireSession } from '@waybill/contract/wire/session.ts'
import { explain, explainShort } from '../api/explain.ts'
import { useCall } from '../api/useCall.ts'
import { useChange } from '../api/useChange.ts'
import { useText } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Hint } from '../ui/Hint.tsx'
import { InstantText } from '../ui/InstantText.tsx'
import { notify } from '../ui/notify.ts'
import classes from './Devices.module.css'
import { deviceName } from './deviceName.ts'

/** Where somebody is signed in, ended one by one or all. @param userId a colleague; left out: oneself */
export function Devices({ userId }: { userId?: number }) {
  const t = useText()
  const body = userId === undefined ? {} : { UserId: userId }
  const { data, error, refetch } = useCall(GetSessions, { body }, { keepOld: false })
  const change = useChange(EndSessions, [GetSessions])
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={60} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'devices.notLoaded')} onRetry={() => void refetch()} />
    )
  }
  const { sessions } = data
  const end = async (session?: WireSession): Promise<void> => {
    try {
      const { ended } = await change.mutateAsync({
        body: { ...body, ...(session === undefined ? {} : { sessionId: session.sessionId }) },
      })
      notify.done(t('devices.ended', { count: ended }))
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  if (sessions.length === 0) return <Hint>{t('devices.none')}</Hint>
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const companies = new Set(sessions.map(({ CompanyName }) => CompanyName))
  return (
    <>
      <ul className={classes.devices} aria-label={t('devices.title')}>
        {sessions.map(session => (
          <li key={session.sessionId}>
            <div className={classes.what}>
              <strong>{deviceName(session.userAgent) || t('devices.unknown')}</strong>
              <Hint small>
                {session.address || t('devices.noAddress')}
                {companies.size > 1 && `, ${session.CompanyName}`}
                {', '}
                {session.isCurrent ? t('devices.thisOne') : <InstantText at={session.lastSeenAt} />}
              </Hint>
            </div>
            {!session.isCurrent && (
              <ActionButton looks variant="default" size="xs" onAct={() => end(session)}>
                {t('devices.end')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <ActionButton looks variant="default" onAct={() => end()}>
            {t(others.length < sessions.length ? 'devices.endOthers' : 'devices.endAll')}
          </ActionButton>
        </div>
      )}
    </>
  )
}
