import '../../../texts/lists.ts'
import '../../../texts/sheet.ts'
import { Button, Skeleton } from '@mantine/core'
import { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { ExportSheet } from '@waybill/contract/calls/Bulk/ExportSheet.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { type SheetState, sheetStates, type WireSheet } from '@waybill/contract/wire/bulkSheet.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useIsLive, useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { exportRows } from '../../../widgets/DataList/exportRows.ts'
import { NextStep } from './NextStep.tsx'
import classes from './OrderSheet.module.css'
import { SheetRows } from './SheetRows.tsx'
import { StateFilter } from './StateFilter.tsx'

/** Rows that are drawn at once. */
const PAGE = 100

/** Milliseconds after which a sheet that is worked is asked for again; longer where news of it come in. */
const AGAIN_MS = { live: 10_000, silent: 3_000 } as const

/** Orders that were built together, or shipments, from there to their carriers: each once, with the next step above them all. */
export function OrderSheet() {
  const t = useText()
  const bulkId = Number(useParams().bulkid)
  const isLive = useIsLive()
  const [params, setParams] = useSearchParams()
  const state: SheetState | null = sheetStates.find(each => each === params.get('state')) ?? null
  /** The last rows of the pages before this one. */
  const [before, setBefore] = useState<readonly number[]>([])
  const body = { bulkId, pageSize: PAGE, after: before.at(-1) ?? -1, ...(state === null ? {} : { states: [state] }) }
  const shown = useCall(
    GetSheet,
    { body },
    {
      freshFor: 0,
      againAfter: ({ counts }) => counts.working > 0 && AGAIN_MS[isLive ? 'live' : 'silent'],
    },
  )
  useLive('', [GetSheet], ({ topic }) => topic === 'bulk' || topic === 'shipment')
  const { mutateAsync } = useChange(ContinueSheet, [GetSheet])
  const go = async (
    step: 'rate' | 'tender' | 'retry' | 'stop',
    given: { seen?: string; rowNo?: number } = {},
  ): Promise<void> => {
    try {
      await mutateAsync({ body: { bulkId, step, ...given } })
    } catch (error) {
      notify.failed(explainShort(error))
      await shown.refetch()
    }
  }
  const sheet = shown.data
  return (
    <>
      <PageHeader
        title={t('screens.orderSheet')}
        action={
          sheet !== undefined && (
            <ActionButton
              looks
              variant="default"
              onAct={() => exportRows(() => fetchFile(ExportSheet, { body: { bulkId } }))}
            >
              {t('list.export')}
            </ActionButton>
          )
        }
      />
      <div className={classes.page}>
        {shown.error !== null && sheet === undefined && (
          <ErrorState {...explain(shown.error, 'sheet.failed')} onRetry={() => void shown.refetch()} />
        )}
        {sheet === undefined && shown.error === null && <Skeleton height={200} />}
        {sheet !== undefined && (
          <>
            <div className={classes.bar} data-keep-clear>
              <StateFilter
                sheet={sheet}
                state={state}
                onChoose={to => {
                  setParams(to === null ? {} : { state: to }, { replace: true })
                  setBefore([])
                }}
              />
              <NextStep sheet={sheet} onGo={go} />
            </div>
            {sheet.rows.length === 0 ? (
              <EmptyState title={t('sheet.none')} why={t('sheet.noneWhy')} />
            ) : (
              <SheetRows sheet={sheet} onRetry={rowNo => go('retry', { rowNo })} />
            )}
            <Pages sheet={sheet} before={before} onChoose={setBefore} />
          </>
        )}
      </div>
    </>
  )
}

function Pages({
  sheet,
  before,
  onChoose,
}: {
  sheet: WireSheet
  before: readonly number[]
  onChoose: (before: readonly number[]) => void
}) {
  const t = useText()
  const { next } = sheet
  if (before.length === 0 && next === null) return null
  return (
    <nav className={classes.pages} aria-label={t('sheet.orders')}>
      <Button variant="default" disabled={before.length === 0} onClick={() => onChoose(before.slice(0, -1))}>
        {t('sheet.before')}
      </Button>
      <Button variant="default" disabled={next === null} onClick={() => next !== null && onChoose([...before, next])}>
        {t('sheet.after')}
      </Button>
    </nav>
  )
}
