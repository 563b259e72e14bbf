import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import type { WireDockView } from '@waybill/contract/wire/dock.ts'
import { addDays, isDayOfOurTime } from '@waybill/domain'
import { useText } from '../../../texts/texts.ts'
import { formatDate } from '../../../ui/format.ts'
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.generated.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import classes from './DockView.module.css'

/** Which day and which dock, and how much the next days have. */
export function DayBar({
  view,
  day,
  onDay,
  onSite,
}: {
  view: WireDockView
  /** The day that was asked for, whose pickups may be on their way. */
  day: string
  /** A blank day is today, whichever that is. */
  onDay: (date: string) => void
  onSite: (siteId: number | null) => void
}) {
  const t = useText()
  const { date, today, sites, siteId, days, leftBehind, leftBehindOn } = view
  return (
    <div className={classes.bar}>
      <div className={classes.when}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('dock.dayBefore')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onDay(addDays(day, -1))}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <TextInput
          type="date"
          aria-label={t('dock.day')}
          value={day}
          onChange={event => {
            const next = event.currentTarget.value
            if (isDayOfOurTime(next)) onDay(next)
          }}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('dock.dayAfter')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onDay(addDays(day, 1))}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
        <Button variant="default" size="xs" disabled={day === today} onClick={() => onDay('')}>
          {t('dock.today')}
        </Button>
        {sites.length > 1 && (
          <NativeSelect
            aria-label={t('dock.site')}
            value={siteId === null ? '' : String(siteId)}
            onChange={event => onSite(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
            data={[
              { value: '', label: t('dock.allSites') },
              ...sites.map(site => ({ value: String(site.addressId), label: `${site.CompanyName} · ${site.City}` })),
            ]}
          />
        )}
      </div>
      <nav className={classes.days} aria-label={t('dock.days')}>
        {days
          .filter(next => next.date !== date)
          .map(next => (
            <button key={next.date} type="button" data-empty={next.count === 0} onClick={() => onDay(next.date)}>
              {t('dock.dayCount', { date: formatDate(next.date), count: next.count })}
            </button>
          ))}
      </nav>
      {leftBehind > 0 && (
        <p className={classes.behind}>
          {t('dock.leftBehind', { count: leftBehind })}{' '}
          {leftBehindOn !== date && (
            <LinkButton onClick={() => onDay(leftBehindOn)}>{t('dock.showLeftBehind')}</LinkButton>
          )}
        </p>
      )}
    </div>
  )
}
