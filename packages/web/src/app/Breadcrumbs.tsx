import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../texts/texts.ts'
import { IconInfoCircle } from '../ui/icons.generated.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { useReachable } from '../widgets/screens.ts'
import classes from './Breadcrumbs.module.css'

/** Home / group / screen, and the toggle that explains the screen. */
export function Breadcrumbs({ screen, home }: { screen: ScreenRow | undefined; home: string | null }) {
  const t = useText()
  const [openFor, setOpenFor] = useState<ScreenRow | null>(null)
  const reachable = useReachable()
  const isOpen = screen !== undefined && openFor === screen
  return (
    <div className={classes.bar}>
      <nav aria-label={t('frame.crumbs')}>
        <ol className={classes.crumbs}>
          <li>{home === null ? t('nav.home') : <Link to={home}>{t('nav.home')}</Link>}</li>
          {screen?.crumbs.map(crumb => (
            <li key={crumb}>{t(crumb)}</li>
          ))}
          <li aria-current="page">{t(screen?.title ?? 'screens.notFound')}</li>
        </ol>
      </nav>
      {screen && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="page-info"
          onClick={() => setOpenFor(isOpen ? null : screen)}
        >
          <IconInfoCircle size={16} aria-hidden="true" />
          <span className={classes.toggleWord}>{t('frame.info')}</span>
        </button>
      )}
      <p id="page-info" className={classes.info} hidden={!isOpen}>
        {screen && t(screen.info)}{' '}
        {screen?.page != null && reachable('UserGuide') && (
          <Link to={`/UserGuide?screen=${screen.page}`}>{t('frame.infoGuide')}</Link>
        )}
      </p>
    </div>
  )
}
