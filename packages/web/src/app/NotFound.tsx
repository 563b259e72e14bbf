import { Button } from '@mantine/core'
import { Link, Navigate, useLocation } from 'react-router'
import { settings } from '../api/settings.ts'
import { useUser } from '../api/useSession.ts'
import { useText } from '../texts/texts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { firstReachable } from './access.ts'
import { routes } from './routes.generated.ts'

/** Any path that leads nowhere (specification §2). */
export function NotFound() {
  const t = useText()
  const { pathname } = useLocation()
  const home = firstReachable(routes, useUser()?.pageList ?? null)
  if (home === null) {
    return (
      <EmptyState title={t('screens.notFound')} why={t('frame.nothingReachable', { email: settings.supportEmail })} />
    )
  }
  // The sign-in page may be asked for by its own name; who is signed in has nothing to do there.
  if (/^\/login$/i.test(pathname)) return <Navigate to={home} replace />
  return (
    <>
      <PageHeader title={t('frame.notFoundTitle')} />
      <EmptyState
        title={t('screens.notFound')}
        why={t('frame.notFoundWhy', { place: pathname })}
        action={
          <Button component={Link} to={home}>
            {t('frame.toHome')}
          </Button>
        }
      />
    </>
  )
}
