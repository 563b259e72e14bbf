import { Checkbox, NativeSelect, SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { useState } from 'react'
import { explainWith } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { notify } from '../../../ui/notify.ts'
import { saveFile } from '../../../ui/saveFile.ts'
import { DocumentPreview } from '../../../widgets/Documents/DocumentPreview.tsx'
import {
  failureOf,
  fetchPapers,
  freightPapers,
  type PaperKind,
  paperKinds,
  printPdf,
} from '../../../widgets/Documents/printDocuments.ts'
import { labelFormats, usePrintSettings } from '../../../widgets/Documents/usePrintSettings.ts'
import classes from './PrintDocuments.module.css'
import { type PrintRow, ShipmentRows } from './ShipmentRows.tsx'

/** What is printed at the left, how it will look at the right. */
export function PrintDesk({
  rows,
  kinds = freightPapers,
  papers,
  onPapers,
}: {
  rows: readonly PrintRow[]
  /** Papers that these shipments have. */
  kinds?: readonly PaperKind[]
  papers: readonly PaperKind[]
  onPapers: (papers: readonly PaperKind[]) => void
}) {
  const t = useText()
  const cache = useQueryClient()
  const [settings, change] = usePrintSettings()
  const [printed, setPrinted] = useState('')
  const [side, setSide] = useState<'pages' | 'zpl'>('pages')
  const isThermal = settings.labels !== 'pdf' && papers.includes('label')
  const pages = isThermal ? papers.filter(kind => kind !== 'label') : papers
  const ready = rows.filter(row => !papers.includes('bol') || row.ready).map(row => row.shipmentId)
  const asked = { shipmentIds: ready, copies: settings.copies }
  const question = JSON.stringify([asked, papers, settings.labels])
  const names = papers.map(kind => t(`printDocuments.${kind}`)).join(', ')
  const canPages = pages.length > 0 && ready.length > 0
  const canZpl = isThermal && ready.length > 0

  /** Printing issues a revision that was due: the list is asked again. */
  const done = async (message: string): Promise<void> => {
    setPrinted(question)
    notify.done(message)
    await forget(cache, PrintDocumentDetails)
  }
  const attempt = (act: () => Promise<void>, kinds: readonly PaperKind[] = pages): Promise<void> =>
    act().catch((error: unknown) => notify.failed(explainWith(error, failureOf(kinds))))
  const print = (): Promise<void> =>
    attempt(async () => {
      const paper = await fetchPapers({ ...asked, documents: [...pages] })
      const how = printPdf(paper)
      await done(t(how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded', { document: paper.name }))
    })
  const download = (): Promise<void> =>
    attempt(async () => {
      const paper = await fetchPapers({ ...asked, documents: [...pages] })
      saveFile(paper.name, paper.blob)
      await done(t('printDocuments.downloaded', { document: paper.name }))
    })
  const downloadZpl = (): Promise<void> =>
    attempt(async () => {
      const paper = await fetchPapers({ ...asked, documents: ['label'], labels: settings.labels })
      saveFile(paper.name, paper.blob)
      await done(t('printDocuments.downloaded', { document: paper.name }))
    }, ['label'])
  useKeys({ p: () => (canPages ? void print() : undefined) }, { p: t('frame.keyPrint') })
  const shownSide = canZpl && (side === 'zpl' || !canPages) ? 'zpl' : 'pages'
  return (
    <div className={classes.desk}>
      <div className={classes.choice}>
        <fieldset className={classes.papers}>
          <legend>{t('printDocuments.documents')}</legend>
          {kinds.map(kind => (
            <Checkbox
              key={kind}
              label={t(`printDocuments.${kind}`)}
              checked={papers.includes(kind)}
              onChange={() =>
                onPapers(paperKinds.filter(one => (one === kind ? !papers.includes(one) : papers.includes(one))))
              }
            />
          ))}
        </fieldset>
        <div className={classes.settings}>
          <NativeSelect
            label={t('printDocuments.copies')}
            disabled={!papers.includes('bol')}
            data={Array.from({ length: 10 }, (_, i) => String(i + 1))}
            value={String(settings.copies)}
            onChange={event => change({ copies: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('printDocuments.labelFormat')}
            disabled={!papers.includes('label')}
            data={labelFormats.map(value => ({ value, label: t(`printDocuments.${value}`) }))}
            value={settings.labels}
            onChange={event => {
              const labels = labelFormats.find(one => one === event.currentTarget.value)
              if (labels) change({ labels })
            }}
          />
        </div>
        {papers.length === 0 && <Hint role="alert">{t('printDocuments.chooseDocument')}</Hint>}
        <ButtonRow flush>
          <ActionButton onAct={print} disabled={!canPages} aria-keyshortcuts="p" rightSection={<KeyHint keys="p" />}>
            {t(printed === question ? 'printDocuments.printAgain' : 'printDocuments.print')}
          </ActionButton>
          <ActionButton variant="default" onAct={download} disabled={!canPages}>
            {t('printDocuments.download')}
          </ActionButton>
          {isThermal && (
            <ActionButton variant={canPages ? 'default' : 'filled'} onAct={downloadZpl} disabled={!canZpl}>
              {t('printDocuments.downloadLabels')}
            </ActionButton>
          )}
        </ButtonRow>
        {ready.length < rows.length && (
          <Hint>{t(ready.length === 0 ? 'printDocuments.nothingReady' : 'printDocuments.leaveOut')}</Hint>
        )}
        <ShipmentRows rows={rows} />
      </div>
      <section className={classes.preview} aria-label={t('printDocuments.preview')}>
        {canZpl && canPages && (
          <SegmentedControl
            className={classes.sides ?? ''}
            size="xs"
            aria-label={t('printDocuments.preview')}
            value={shownSide}
            onChange={value => setSide(value === 'zpl' ? 'zpl' : 'pages')}
            data={[
              { value: 'pages', label: pages.map(kind => t(`printDocuments.${kind}`)).join(', ') },
              { value: 'zpl', label: t('printDocuments.zplPreview') },
            ]}
          />
        )}
        {(canPages || canZpl) && (
          <DocumentPreview
            key={`${question}${shownSide}`}
            id={`${question}${shownSide}`}
            title={t('printDocuments.previewOf', { document: names })}
            failed={failureOf(shownSide === 'zpl' ? ['label'] : pages)}
            working={t('printDocuments.working', { count: ready.length })}
            load={signal =>
              fetchPapers(
                shownSide === 'zpl'
                  ? { ...asked, documents: ['label'], labels: settings.labels, preview: true }
                  : { ...asked, documents: [...pages], preview: true },
                signal,
              )
            }
          />
        )}
      </section>
    </div>
  )
}
