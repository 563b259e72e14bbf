import { NativeSelect, TextInput } from '@mantine/core'
import { GetRateDifference } from '@waybill/contract/calls/RateSheets/GetRateDifference.ts'
import { laneChanges, type WireLaneChange, type WireRateSheet } from '@waybill/contract/wire/rateSheet.ts'
import { useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount, formatDate } from '../../../ui/format.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { figureWords } from '../../../widgets/RateSheets/figureWords.ts'
import { partWords } from '../../../widgets/RateSheets/partWords.ts'
import { Pages } from './Pages.tsx'
import classes from './RateSheet.module.css'

const SIZE = 50

interface DifferenceProps {
  versionId: number
  against: WireRateSheet | null
  currency: string
}

/** What a version changes against the one in force before it, lane by lane. */
export function Difference({ versionId, against, currency }: DifferenceProps) {
  const t = useText()
  const [page, setPage] = useState(1)
  const [change, setChange] = useState<(typeof laneChanges)[number] | ''>('')
  const [place, setPlace] = useState('')
  const body = { versionId, pageIndex: page, pageSize: SIZE, searchText: place, changes: change === '' ? [] : [change] }
  const { data, error, refetch } = useCall(GetRateDifference, { body })
  const why =
    against === null
      ? t('rateSheets.differenceFirst')
      : t('rateSheets.differenceAgainst', { version: against.version, from: formatDate(against.from) })
  if (against !== null && against.fileName === '') {
    return (
      <Section title={t('rateSheets.difference')} why={t('rateSheets.differenceWhole', { version: against.version })}>
        {null}
      </Section>
    )
  }
  if (error != null && data === undefined)
    return <ErrorState {...explain(error, 'rateSheets.loadFailed')} onRetry={() => void refetch()} />
  const counts = (['added', 'removed', 'changed', 'same'] as const).map(name =>
    t(`rateSheets.${name}`, { count: formatCount(data?.[name] ?? 0) }),
  )
  return (
    <Section title={t('rateSheets.difference')} why={why}>
      <p role="status">
        <strong>{counts.join(' · ')}</strong>
      </p>
      <div className={classes.tools}>
        <NativeSelect
          label={t('rateSheets.change')}
          data={[
            { value: '', label: t('rateSheets.all') },
            ...laneChanges.map(value => ({ value, label: t(`rateSheets.change_${value}`) })),
          ]}
          value={change}
          onChange={event => {
            setChange(laneChanges.find(one => one === event.currentTarget.value) ?? '')
            setPage(1)
          }}
        />
        <TextInput
          label={t('rateSheets.place')}
          value={place}
          maxLength={20}
          onChange={event => {
            setPlace(event.currentTarget.value)
            setPage(1)
          }}
        />
      </div>
      {data !== undefined && data.rows.length === 0 ? (
        <p>{t('rateSheets.noChange')}</p>
      ) : (
        <Lines rows={data?.rows ?? []} currency={currency} />
      )}
      <Pages page={page} size={SIZE} total={data?.total ?? 0} onPage={setPage} />
    </Section>
  )
}

function Lines({ rows, currency }: { rows: readonly WireLaneChange[]; currency: string }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('rateSheets.difference')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('rateSheets.lane')}</th>
            <th scope="col">{t('rateSheets.rowFor')}</th>
            <th scope="col">{t('rateSheets.change')}</th>
            <th scope="col" className="wb-number">
              {t('rateSheets.byHowMuch')}
            </th>
            <th scope="col">{t('rateSheets.before')}</th>
            <th scope="col">{t('rateSheets.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.origin} ${row.destination} ${row.part}`}>
              <td className={classes.lane}>
                {row.destination === '' ? row.origin : `${row.origin} → ${row.destination}`}
              </td>
              <td>{partWords(row.part)}</td>
              <td>{t(`rateSheets.change_${row.change}`)}</td>
              <td className="wb-number">
                {row.percent === null ? '–' : `${row.percent > 0 ? '+' : ''}${row.percent} %`}
              </td>
              <td className={classes.raw} title={figureWords(row.before, currency)}>
                {figureWords(row.before, currency)}
              </td>
              <td className={classes.raw} title={figureWords(row.after, currency)}>
                {figureWords(row.after, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
