import { ActionIcon, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../texts/texts.ts'
import { formatCount } from '../ui/format.ts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '../ui/icons.generated.ts'
import mark from '../ui/mark.svg'
import type { Menu, ScreenRow } from '../widgets/screenRow.ts'
import { logOut } from './logOut.ts'
import classes from './Sidebar.module.css'
import { useWaitingApprovals } from './useWaitingApprovals.ts'

const groups = ['plan', 'ship', 'track', 'analyze'] as const satisfies readonly Menu[]
const PREFERENCE = 'waybill.preference.sidebar'

/** Plan, Ship, Track, Analyze as far as built, and Log Out. Slim on request; over the page on a narrow screen. */
export function Sidebar({
  rows,
  isOpen,
  onClose,
}: {
  rows: readonly ScreenRow[]
  isOpen: boolean
  onClose: () => void
}) {
  const t = useText()
  const waiting = useWaitingApprovals(rows.some(({ page }) => page === 'Approvals'))
  const [slim, setSlim] = useState(() => localStorage.getItem(PREFERENCE) === 'slim')
  const toggle = (): void => {
    localStorage.setItem(PREFERENCE, slim ? 'wide' : 'slim')
    setSlim(!slim)
  }
  const Toggle = slim ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <>
      {isOpen && <div className={classes.veil} onClick={onClose} aria-hidden="true" />}
      <nav className={classes.sidebar} data-slim={slim} data-open={isOpen} aria-label={t('nav.main')}>
        <div className={classes.brand}>
          <img src={mark} width="24" height="24" alt="" />
          <span className={classes.word}>Waybill</span>
          <CloseButton className={classes.close} aria-label={t('actions.close')} onClick={onClose} />
        </div>
        {groups.map(group => (
          <Group key={group} group={group} rows={rows.filter(row => row.menu === group)} waiting={waiting} />
        ))}
        <div className={classes.foot}>
          <button type="button" className={classes.entry} onClick={() => void logOut()} title={t('nav.logOut')}>
            <IconLogout size={18} aria-hidden="true" />
            <span className={classes.word}>{t('nav.logOut')}</span>
          </button>
          <ActionIcon
            className={classes.collapse}
            variant="subtle"
            color="gray"
            aria-label={slim ? t('nav.expand') : t('nav.collapse')}
            onClick={toggle}
          >
            <Toggle size={18} />
          </ActionIcon>
        </div>
      </nav>
    </>
  )
}

function Group({
  group,
  rows,
  waiting,
}: {
  group: (typeof groups)[number]
  rows: readonly ScreenRow[]
  /** Approvals that wait for whoever looks. */
  waiting: number
}) {
  const t = useText()
  if (rows.length === 0) return null
  const isItself = rows.length === 1 && group === 'track'
  return (
    <div className={classes.group}>
      {!isItself && <p className={classes.groupName}>{t(`nav.${group}`)}</p>}
      {rows.map(row => (
        <NavLink
          key={row.path}
          to={row.path}
          className={classes.entry ?? ''}
          title={isItself ? t('nav.track') : t(row.menuTitle ?? row.title)}
        >
          <row.icon size={18} aria-hidden="true" />
          <span className={classes.word}>{isItself ? t('nav.track') : t(row.menuTitle ?? row.title)}</span>
          {row.page === 'Approvals' && waiting > 0 && (
            <span className={classes.waiting} title={t('nav.waiting')}>
              {formatCount(waiting)}
              <span className="wb-unseen">, {t('nav.waiting')}</span>
            </span>
          )}
        </NavLink>
      ))}
    </div>
  )
}
