import '../../texts/imports.ts'
import { NativeSelect, Progress } from '@mantine/core'
import type { BodyOf, Call } from '@waybill/contract/call.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { RunImport } from '@waybill/contract/calls/Imports/RunImport.ts'
import type { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { RATE_FILE_MAX_BYTES } from '@waybill/contract/constants.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { type ImportKindName, importPolicies } from '@waybill/contract/wire/imports.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { DropZone } from '../../ui/form/DropZone.tsx'
import { formatCount } from '../../ui/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SendProblem } from '../../ui/SendProblem.tsx'
import { Section } from '../../ui/Sheet.tsx'
import { DoubtfulRows } from './DoubtfulRows.tsx'
import { HeldRows } from './HeldRows.tsx'
import classes from './ImportFile.module.css'
import { MapColumns } from './MapColumns.tsx'
import { Preview } from './Preview.tsx'
import { Questions } from './Questions.tsx'
import { RunState } from './RunState.tsx'
import { useMapping } from './useMapping.ts'
import { useUpload } from './useUpload.ts'
import type { ShownImport } from './words.ts'

/** Imports of the kind that are listed at once, the newest first. */
const PAST_SHOWN = 5
const MB = 1024 * 1024

/** The call that takes a file of a kind: they all take and answer the same. */
export type UploadCall = Pick<typeof InsertItem, 'body' | 'reply'> & Call

/**
 * A file of rows, from its upload to what became of each: its columns as they were understood, what has to be said before,
 * the first rows as they would become, how far it is, and what was held, mended in place.
 */
export function ImportFile({
  kind,
  call,
  affects,
  fields,
  start = null,
  next,
  onClose,
}: {
  kind: ImportKindName
  call: UploadCall
  /** What is shown beside it, asked anew while rows become things. */
  affects: readonly Call[]
  /** What goes with a file beside the file. */
  fields?: Readonly<Record<string, string>>
  /** The import that is shown first; left out: a file is awaited. */
  start?: number | null
  /** What comes next with what an import brought. */
  next?: (shown: ShownImport) => ReactNode
  onClose: () => void
}) {
  const t = useText()
  const [runId, setRunId] = useState<number | null>(start)
  const upload = useUpload(call, setRunId, fields)
  useLive('', [GetImport, GetImportRows, GetImports, ...affects], ({ topic }) => topic === 'import')
  const shown = useCall(GetImport, { body: { runId: runId ?? 1 } }, { enabled: runId !== null, keepOld: false })
  const max = Math.floor((call.bytesMax ?? RATE_FILE_MAX_BYTES) / MB)
  return (
    <div className={classes.import}>
      <Section title={t('imports.title')} why={t(`imports.why_${kind}`)}>
        <div className={classes.parts}>
          {runId === null && (
            <>
              <DropZone
                id={`${kind}-file`}
                title={t('imports.drop')}
                choose={t('imports.choose')}
                why={t('imports.limit', { max: formatCount(max) })}
                onFiles={files => void upload.send(files)}
              />
              <Past kind={kind} onOpen={setRunId} />
            </>
          )}
          {upload.part !== null && (
            <div role="status">
              <Progress value={upload.part * 100} size="sm" aria-label={t('imports.title')} />
              {t('imports.sending', { percent: Math.round(upload.part * 100) })}
            </div>
          )}
          <SendProblem problem={upload.problem} onRetry={upload.retry} />
          {upload.isSame && shown.data?.run.state === 'mapping' && <p role="status">{t('imports.sameWaits')}</p>}
          {upload.isSame && shown.data !== undefined && shown.data.run.state !== 'mapping' && (
            <p role="status">
              {t('imports.same')}{' '}
              <LinkButton tone="plain" onClick={upload.again}>
                {t('imports.readAgain')}
              </LinkButton>
            </p>
          )}
          {runId !== null && shown.data !== undefined && (
            <Shown shown={shown.data} onDiscarded={() => setRunId(null)} />
          )}
          {shown.error !== null && <p role="alert">{explainShort(shown.error)}</p>}
          <ButtonRow flush>
            {runId !== null && shown.data !== undefined && next?.(shown.data)}
            {runId !== null && (
              <LinkButton
                onClick={() => {
                  upload.forget()
                  setRunId(null)
                }}
              >
                {t('imports.another')}
              </LinkButton>
            )}
            <LinkButton onClick={onClose}>{t('imports.close')}</LinkButton>
          </ButtonRow>
        </div>
      </Section>
    </div>
  )
}

/** What was imported before, to look at what was held or to go on: the newest, and older ones as they are asked for. */
function Past({ kind, onOpen }: { kind: ImportKindName; onOpen: (runId: number) => void }) {
  const t = useText()
  /** Where each part of the list that is shown begins; null: at the newest. */
  const [parts, setParts] = useState<readonly (string | null)[]>([null])
  const [isEmpty, setEmpty] = useState(true)
  return (
    <div hidden={isEmpty}>
      <h3>{t('imports.past')}</h3>
      <ul className={classes.asks}>
        {parts.map((cursor, at) => (
          <PastPart
            key={cursor}
            kind={kind}
            cursor={cursor}
            onOpen={onOpen}
            onEmpty={setEmpty}
            onMore={at === parts.length - 1 ? next => setParts([...parts, next]) : null}
          />
        ))}
      </ul>
    </div>
  )
}

function PastPart({
  kind,
  cursor,
  onOpen,
  onEmpty,
  onMore,
}: {
  kind: ImportKindName
  cursor: string | null
  onOpen: (runId: number) => void
  /** Whether there is none; the same function all along. */
  onEmpty: (isEmpty: boolean) => void
  /** Shows the part that begins there; null: it is shown. */
  onMore: ((next: string) => void) | null
}) {
  const t = useText()
  const body: BodyOf<typeof GetImports> = {
    ...{ filter: { kinds: [kind], withResults: true }, pageSize: PAST_SHOWN },
    ...(cursor === null ? {} : { cursor }),
  }
  const { data } = useCall(GetImports, { body })
  const first = useRef<HTMLButtonElement>(null)
  const isThere = (data?.imports.length ?? 0) > 0
  useEffect(() => {
    if (!isThere) return
    onEmpty(false)
    // The button that asked for it is gone.
    if (cursor !== null) first.current?.focus()
  }, [isThere, cursor, onEmpty])
  const next = data?.nextCursor ?? null
  return (
    <>
      {data?.imports.map(({ runId, name, state, held }, at) => (
        <li key={runId}>
          <LinkButton tone="plain" {...(at === 0 ? { ref: first } : {})} onClick={() => onOpen(runId)}>
            {t('imports.open', { name })}
          </LinkButton>{' '}
          {t(`imports.state_${state}`)}
          {held > 0 && ` · ${t('imports.held')}: ${formatCount(held)}`}
        </li>
      ))}
      {onMore !== null && next !== null && (
        <li>
          <LinkButton onClick={() => onMore(next)}>{t('imports.pastMore')}</LinkButton>
        </li>
      )}
    </>
  )
}

function Shown({ shown: known, onDiscarded }: { shown: ShownImport; onDiscarded: () => void }) {
  const t = useText()
  const [isMapping, setMapping] = useState(false)
  const draft = useMapping(known)
  const begin = useRef<HTMLButtonElement>(null)
  const start = useChange(RunImport, [GetImport, GetImports])
  const shown: ShownImport = {
    ...{ ...known, mapping: draft.mapping, options: { policy: draft.policy }, sourceId: draft.sourceId },
  }
  const { run, questions, count } = shown
  const { runId, state } = run
  const isOpen = state === 'mapping' || (isMapping && (state === 'stopped' || state === 'done'))
  const problem = draft.error ?? start.error
  return (
    <>
      <h3>{run.name}</h3>
      {state !== 'mapping' && <RunState shown={shown} onDiscarded={onDiscarded} />}
      {isOpen && (
        <>
          <MapColumns shown={shown} onChange={mapping => draft.change({ mapping })} />
          <Questions
            shown={shown}
            onChange={mapping => draft.change({ mapping })}
            onAnswered={() => begin.current?.focus()}
          />
          {shown.sources.length > 0 && (
            <NativeSelect
              label={t('imports.source')}
              data={[
                ...(shown.sourceId === null ? [{ value: '', label: t('imports.sourceUnsaid') }] : []),
                ...shown.sources.map(({ sourceId, name }) => ({ value: String(sourceId), label: name })),
                { value: '0', label: t('imports.sourceNone') },
              ]}
              value={shown.sourceId === null ? '' : String(shown.sourceId)}
              onChange={event => draft.change({ sourceId: Number(event.currentTarget.value) })}
            />
          )}
          {/* A known invoice is never changed: there is nothing to choose. */}
          {run.kind !== 'invoices' && (
            <div className={classes.tools}>
              <NativeSelect
                label={t('imports.known')}
                data={importPolicies.map(value => ({ value, label: t(`imports.policy_${value}`) }))}
                value={draft.policy}
                onChange={event => {
                  const policy = importPolicies.find(value => value === event.currentTarget.value)
                  if (policy !== undefined) draft.change({ policy })
                }}
              />
            </div>
          )}
          <Preview shown={known} />
        </>
      )}
      {problem !== null && <p role="alert">{explainShort(problem)}</p>}
      {state === 'mapping' && (
        <>
          <ButtonRow flush>
            <BusyButton
              ref={begin}
              isBusy={start.isPending || draft.isSaving}
              disabled={questions.length > 0}
              onClick={() => start.mutate({ body: { runId } })}
            >
              {t('imports.startCount', { count })}
            </BusyButton>
          </ButtonRow>
          <RunState shown={shown} onDiscarded={onDiscarded} />
        </>
      )}
      {!isOpen && (state === 'done' || state === 'stopped') && run.held + run.waiting > 0 && (
        <LinkButton onClick={() => setMapping(true)}>{t('imports.mapAgain')}</LinkButton>
      )}
      {(state === 'done' || state === 'stopped') && run.held > 0 && <HeldRows shown={known} />}
      {run.doubtful > 0 && <DoubtfulRows runId={runId} />}
    </>
  )
}
