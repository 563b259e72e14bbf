import { Progress } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@waybill/contract/call.ts'
import { DiscardImport } from '@waybill/contract/calls/Imports/DiscardImport.ts'
import { ExportImportReport } from '@waybill/contract/calls/Imports/ExportImportReport.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { RunImport } from '@waybill/contract/calls/Imports/RunImport.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { fetchFile, makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { forget } from '../../api/useCall.ts'
import { refusalText } from '../../texts/names.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { formatCount } from '../../ui/format.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import classes from './ImportFile.module.css'
import { UndoImport } from './UndoImport.tsx'
import { reasonText, type ShownImport } from './words.ts'

const counts = [
  ['added', 'imports.added'],
  ['changed', 'imports.changed'],
  ['same', 'imports.asTheyWere'],
  ['held', 'imports.held'],
  ['skipped', 'imports.skipped'],
] as const satisfies readonly (readonly [keyof ShownImport['run'], TextKey])[]

/** How far an import is, what became of its rows, and what can be done with it now. */
export function RunState({ shown, onDiscarded }: { shown: ShownImport; onDiscarded: () => void }) {
  const t = useText()
  const cache = useQueryClient()
  const { run } = shown
  const { runId, state } = run
  const isUnderWay = state === 'staging' || state === 'running'
  const isUndoing = state === 'undoing'
  const ended = run.done + run.held + run.skipped
  const total = ended + run.waiting
  const part = state === 'running' && total > 0 ? (100 * ended) / total : 0

  const act = async (call: Call): Promise<void> => {
    await makeCall(call, { body: { runId } }).catch((error: unknown) => notify.failed(explainShort(error)))
    await Promise.all([GetImport, GetImportRows, GetImports].map(each => forget(cache, each)))
  }
  const discard = async (): Promise<void> => {
    await act(DiscardImport)
    notify.done(t('imports.discarded'))
    onDiscarded()
  }
  const download = (): Promise<void> =>
    fetchFile(ExportImportReport, { body: { runId } }).then(
      ({ name, blob }) => saveFile(name, blob),
      (error: unknown) => notify.failed(explainShort(error)),
    )
  return (
    <>
      <div role="status">
        <strong>{t(`imports.state_${state}`)}</strong>{' '}
        {state === 'staging' && t('imports.reading', { done: formatCount(total) })}
        {state === 'running' && t('imports.progress', { done: formatCount(ended), total: formatCount(total) })}
        {state === 'failed' &&
          t('imports.failed', { reason: refusalText(run.failure, run.failureWords, run.failureParams) })}
        {isUnderWay && <Progress value={part} size="sm" aria-label={t(`imports.state_${state}`)} />}
      </div>
      {state !== 'mapping' && (
        <dl className={classes.counts}>
          {counts.map(([name, label]) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{formatCount(run[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      <LeftOut shown={shown} />
      {run.kind === 'orders' && <UndoImport run={run} />}
      <ButtonRow flush>
        {isUnderWay && (
          <ActionButton variant="default" onAct={() => act(StopImport)}>
            {t('imports.stop')}
          </ActionButton>
        )}
        {state === 'stopped' && <ActionButton onAct={() => act(RunImport)}>{t('imports.goOn')}</ActionButton>}
        {state === 'done' && run.held > 0 && (
          <ActionButton variant="default" onAct={() => act(RunImport)}>
            {t('imports.againAll')}
          </ActionButton>
        )}
        {run.held + run.skipped > 0 && (
          <ActionButton looks variant="default" onAct={download}>
            {t('imports.report')}
          </ActionButton>
        )}
        {!isUnderWay && !isUndoing && state !== 'discarded' && (
          <ActionButton variant="default" onAct={discard}>
            {t('imports.discard')}
          </ActionButton>
        )}
      </ButtonRow>
    </>
  )
}

/** What was left out, once, with how often for which reason. */
function LeftOut({ shown: { run, leftOut } }: { shown: ShownImport }) {
  const t = useText()
  const count = leftOut.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const reasons = leftOut.map(({ code, count: own }) => `${formatCount(own)} ${reasonText(t, { code, params: {} })}`)
  return (
    <p className={classes.said}>
      {t(run.kind === 'orders' ? 'imports.ordersLeftOut' : 'imports.leftOut', { count, reasons: reasons.join(' · ') })}
    </p>
  )
}
