import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import type { WireUnscanned } from '@waybill/contract/wire/dayEnd.ts'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { forget, useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { BulkResults } from '../../../widgets/DataList/BulkResults.tsx'
import { useBulk } from '../../../widgets/DataList/useBulk.ts'
import classes from './DayEnd.module.css'

const DAYS = '7'
const DAYS_MAX = 365

/** Labels that were paid for and that no carrier has seen; chosen ones are given back together. */
export function Unscanned() {
  const t = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(DAYS)
  const isRead = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= DAYS_MAX
  // While something else is typed, the list stays as it was last asked for.
  const asked = useRef(Number(DAYS))
  if (isRead) asked.current = Number(typed)
  const days = asked.current
  const { data, error, refetch } = useCall(UnscannedLabels, { body: { days } })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const bulk = useBulk(['voidLabels'], () => void forget(cache, UnscannedLabels))
  // Results outlive their rows: which shipment a label is of is remembered while the page stands.
  const known = useRef(new Map<number, number>())
  for (const { labelId, shipmentId } of data?.rows ?? []) known.current.set(labelId, shipmentId)
  const rows = data?.rows ?? []
  const marked = rows.filter(({ labelId }) => chosen.has(labelId))
  const voidThem = async (): Promise<void> => {
    const started = await bulk.start({
      action: 'voidLabels',
      rows: marked.map(({ labelId: id }) => ({ id })),
      comments: t('dayEnd.neverSent'),
    })
    if (started === 'failed' || !('bulkId' in started)) return
    setChosen(new Set())
    setAsked(false)
  }
  const money = data?.totals.map(({ charge, currency }) => formatMoney(charge, currency)).join(', ') ?? ''
  return (
    <section className={classes.part} aria-label={t('dayEnd.unscanned')}>
      <h2 className={classes.title}>{t('dayEnd.unscanned')}</h2>
      <Hint small>{t('dayEnd.unscannedWhy')}</Hint>
      <div className={classes.question}>
        <TextInput
          label={t('dayEnd.olderThan')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={!isRead && t('dayEnd.daysWrong', { max: DAYS_MAX })}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </div>
      <BulkResults
        jobs={bulk}
        onOpen={id => {
          const shipmentId = known.current.get(id)
          if (shipmentId !== undefined) void navigate(`/ShipmentDetails/${shipmentId}`)
        }}
      />
      {data === undefined &&
        (error === null ? (
          <Skeleton height={80} radius={4} />
        ) : (
          <ErrorState {...explain(error, 'dayEnd.unscannedFailed')} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && data.count === 0 && <Hint role="status">{t('dayEnd.noneUnscanned')}</Hint>}
      {data !== undefined && data.count > 0 && (
        <>
          <p role="status">
            {t('dayEnd.unscannedCount', { count: data.count, money: money || '–' })}{' '}
            {rows.length < data.count && t('dayEnd.shown', { count: rows.length })}
          </p>
          <Rows rows={rows} chosen={chosen} onChoose={setChosen} />
          {!isAsked && (
            <Button disabled={marked.length === 0} onClick={() => setAsked(true)}>
              {t('dayEnd.voidChosen', { count: marked.length })}
            </Button>
          )}
          {isAsked && (
            <div className={classes.confirm} role="alert">
              <p>{t('dayEnd.voidWhy')}</p>
              <div className={classes.acts}>
                <ActionButton disabled={marked.length === 0} onAct={voidThem}>
                  {t('dayEnd.voidNow')}
                </ActionButton>
                <Button variant="default" onClick={() => setAsked(false)}>
                  {t('dayEnd.keep')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Rows({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly WireUnscanned[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}) {
  const t = useText()
  const toggle = (id: number): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  const isAll = rows.every(({ labelId }) => chosen.has(labelId))
  return (
    <div className={classes.wide}>
      <SmallTable>
        <thead>
          <tr>
            <td>
              <Checkbox
                aria-label={t('dayEnd.chooseAll')}
                checked={isAll}
                onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ labelId }) => labelId)))}
              />
            </td>
            <th scope="col">{t('dayEnd.label')}</th>
            <th scope="col">{t('dayEnd.charge')}</th>
            <th scope="col">{t('dayEnd.bought')}</th>
            <th scope="col">{t('dayEnd.shipment')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.labelId}>
              <td>
                <Checkbox
                  aria-label={t('dayEnd.choose', { number: row.trackingNumber })}
                  checked={chosen.has(row.labelId)}
                  onChange={() => toggle(row.labelId)}
                />
              </td>
              <th scope="row">
                {row.trackingNumber} <span className={classes.quiet}>{row.service}</span>
              </th>
              <td>
                <Money amount={row.charge} currency={row.currency} />
              </td>
              <td>
                <InstantText at={row.boughtAt} />
              </td>
              <td>
                <Link to={`/ShipmentDetails/${row.shipmentId}`}>{row.BOLNumber}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </div>
  )
}
