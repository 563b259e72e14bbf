import '../../../texts/confirmations.ts'
import '../../../texts/imports.ts'
import '../../../texts/orderIntegration.ts'
import '../../../texts/sourceFaults.ts'
import '../../../texts/trade.ts'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { OrderIntegration as Call } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import { Confirmations } from './Confirmations.tsx'
import { ResetSetup } from './ResetSetup.tsx'
import { SourceCard } from './SourceCard.tsx'
import { type FormKind, SourceForm } from './SourceForm.tsx'
import { Switches } from './Switches.tsx'

/** The file that is looked at: of which source, and which import of it; null: one is to be uploaded. */
interface Looked {
  readonly source: number
  readonly runId: number | null
}

const kindOf = ({ way }: WireOrderSource): FormKind => (way === 'mail' || way === 'upload' ? way : 'server')

/** Where orders come from, and what goes back there. */
export function OrderIntegration() {
  const t = useText()
  const [shown, setShown] = useState<'sources' | 'confirmations'>('sources')
  return (
    <>
      <PageHeader
        title={t('screens.orderIntegration')}
        action={
          <SegmentedControl
            aria-label={t('confirmations.shownList')}
            value={shown}
            onChange={to => setShown(to === 'confirmations' ? to : 'sources')}
            data={[
              { value: 'sources', label: t('confirmations.sourcesTab') },
              { value: 'confirmations', label: t('confirmations.tab') },
            ]}
          />
        }
      />
      {shown === 'confirmations' ? <Confirmations /> : <Sources />}
    </>
  )
}

/** What is switched on, each source with how it stands, and the way back to the start. */
function Sources() {
  const t = useText()
  const [form, setForm] = useState<{ readonly kind: FormKind; readonly source: WireOrderSource | null } | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const all = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useCall(Call, { query: { Functype: 'load' }, body: {} }, { freshFor: 0 })
  useLive('', [Call], ({ topic }) => topic === 'orderSource' || topic === 'import')
  /** What a source says of known orders goes with its files; a person may say otherwise for one of them. */
  const policyOf = (id: number) => data?.sources.find(({ sourceId }) => sourceId === id)?.policy ?? 'update'
  const addButtons = (
    <ButtonRow flush>
      {(['server', 'mail', 'upload'] as const).map((kind, at) => (
        <ChangeButton
          key={kind}
          variant={at === 0 ? 'filled' : 'default'}
          onClick={() => setForm({ kind, source: null })}
        >
          {t(`orderIntegration.${kind === 'server' ? 'addServer' : kind === 'mail' ? 'addMail' : 'addUpload'}`)}
        </ChangeButton>
      ))}
    </ButtonRow>
  )
  return (
    <>
      {data === undefined && error === null && <Skeleton height={320} radius={4} />}
      {data === undefined && error !== null && (
        <ErrorState {...explain(error, 'orderIntegration.notLoaded')} onRetry={() => void refetch()} />
      )}
      {looked !== null && (
        <InSight key={`${looked.source}/${looked.runId}`}>
          <ImportFile
            kind="orders"
            call={UploadOrderFile}
            affects={[Call]}
            fields={{ source: String(looked.source), policy: policyOf(looked.source) }}
            {...(looked.runId === null ? {} : { start: looked.runId })}
            onClose={() => setLooked(null)}
          />
        </InSight>
      )}
      {data !== undefined && (
        <div ref={all} tabIndex={-1} style={{ outline: 'none' }}>
          <Sheet>
            <Switches setup={data} />
            {(data.sources.length > 0 || form === null) && (
              <Section title={t('orderIntegration.sources')} why={t('orderIntegration.sourcesWhy')}>
                {!data.IntergrationCheck && data.sources.length > 0 && (
                  <Hint warns role="status">
                    {t('orderIntegration.offNow')}
                  </Hint>
                )}
                {data.sources.length === 0 && form === null && (
                  <EmptyState
                    title={t('orderIntegration.emptyTitle')}
                    why={t('orderIntegration.emptyWhy')}
                    action={addButtons}
                  />
                )}
                {data.sources.map(source =>
                  form?.source?.sourceId === source.sourceId ? (
                    <Opened key={source.sourceId} backTo={all}>
                      <SourceForm
                        kind={form.kind}
                        source={source}
                        takesMail={data.takesMail}
                        onClose={() => setForm(null)}
                      />
                    </Opened>
                  ) : (
                    <SourceCard
                      key={source.sourceId}
                      source={source}
                      onEdit={() => setForm({ kind: kindOf(source), source })}
                      onFile={runId => setLooked({ source: source.sourceId, runId })}
                    />
                  ),
                )}
              </Section>
            )}
            {form !== null && form.source === null && (
              <Opened key={form.kind} backTo={all}>
                <SourceForm kind={form.kind} source={null} takesMail={data.takesMail} onClose={() => setForm(null)} />
              </Opened>
            )}
            {form === null && data.sources.length > 0 && (
              <Section title={t('orderIntegration.add')}>{addButtons}</Section>
            )}
            {(data.sources.length > 0 || data.IntergrationCheck) && <ResetSetup onDone={() => setForm(null)} />}
          </Sheet>
        </div>
      )}
    </>
  )
}

/** What was asked for further down opens up here, and is looked at. */
function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'start' }), [])
  return <div ref={box}>{children}</div>
}

/** A form that took the place of what opened it: it is typed into at once, and what is around it is gone on from. */
function Opened({ backTo, children }: { backTo: RefObject<HTMLElement | null>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    return () => backTo.current?.focus()
  }, [backTo])
  return <div ref={box}>{children}</div>
}
