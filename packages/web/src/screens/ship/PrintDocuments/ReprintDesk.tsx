import { Checkbox, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { useState } from 'react'
import { explainWith } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { saidFields } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { notify } from '../../../ui/notify.ts'
import { saveFile } from '../../../ui/saveFile.ts'
import { type Paper, printPdf } from '../../../widgets/Documents/printDocuments.ts'
import { fetchReprint, type ReprintKind, type ReprintRow } from '../../../widgets/Documents/reprint.ts'
import { usePrintSettings } from '../../../widgets/Documents/usePrintSettings.ts'
import classes from './PrintDocuments.module.css'
import { ReprintRows } from './ReprintRows.tsx'
import { issuedFormats, issuedKinds, revisionsIn, wasIssued } from './reprintChoice.ts'

const COPIES = Array.from({ length: 10 }, (_, i) => String(i + 1))

/** Which of the papers that were issued are printed again, in which revision, and the shipments with what each has. */
export function ReprintDesk({ rows }: { rows: readonly ReprintRow[] }) {
  const t = useText()
  const cache = useQueryClient()
  const [settings, change] = usePrintSettings()
  const kinds = issuedKinds(rows)
  const [papers, setPapers] = useState<readonly ReprintKind[]>(kinds.slice(0, 1))
  const formats = issuedFormats(rows)
  const labels = formats.find(format => format === settings.labels) ?? formats[0] ?? 'pdf'
  const [one, ...others] = rows
  const revisions = one === undefined || others.length > 0 ? [] : revisionsIn(one)
  const [revision, setRevision] = useState('')
  const isThermal = labels !== 'pdf' && papers.includes('label')
  const pages = isThermal ? papers.filter(kind => kind !== 'label') : papers
  const has = (row: ReprintRow, asked: readonly ReprintKind[]): boolean =>
    asked.some(kind => wasIssued(row, kind, kind === 'label' ? labels : undefined))
  const canPages = rows.some(row => has(row, pages))
  const canZpl = isThermal && rows.some(row => has(row, ['label']))
  const asked = { shipmentIds: rows.map(row => row.shipmentId), leaveOut: rows.length > 1 }

  const again = async (take: () => Promise<Paper>, give: (paper: Paper) => 'dialog' | 'saved'): Promise<void> => {
    try {
      const paper = await take()
      const how = give(paper)
      const said = how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded'
      notify.done(t(said, { document: paper.name }))
    } catch (error) {
      notify.failed(explainWith(error, 'reprint.failed'))
    }
    await forget(cache, GetReprintDocumentDetails)
  }
  const save = ({ name, blob }: Paper): 'saved' => {
    saveFile(name, blob)
    return 'saved'
  }
  const takePages = (): Promise<Paper> =>
    fetchReprint({
      ...{ ...asked, documents: [...pages], copies: settings.copies, withFiles: true },
      ...(revision === '' || !pages.includes('bol') ? {} : { revision: Number(revision) }),
    })
  const print = (): Promise<void> => again(takePages, printPdf)
  useKeys({ p: () => (canPages ? void print() : undefined) }, { p: t('shipment.reprint') })
  return (
    <div className={classes.reprint}>
      <fieldset className={classes.papers}>
        <legend>{t('printDocuments.documents')}</legend>
        {kinds.map(kind => (
          <Checkbox
            key={kind}
            label={t(kind === 'parcel-label' ? 'reprint.parcel-label' : `printDocuments.${kind}`)}
            checked={papers.includes(kind)}
            onChange={() =>
              setPapers(kinds.filter(each => (each === kind ? !papers.includes(each) : papers.includes(each))))
            }
          />
        ))}
      </fieldset>
      <div className={classes.reprintSettings}>
        {papers.includes('bol') && (
          <NativeSelect
            label={t('printDocuments.copies')}
            data={COPIES}
            value={String(settings.copies)}
            onChange={event => change({ copies: Number(event.currentTarget.value) })}
          />
        )}
        {papers.includes('bol') && revisions.length > 1 && (
          <NativeSelect
            label={t('reprint.choice')}
            data={revisions.map((bill, place) => ({
              value: place === 0 ? '' : String(bill.revision),
              label: t(place === 0 ? 'reprint.newest' : 'reprint.revision', {
                ...{ revision: bill.revision, reason: saidFields(bill.reason), at: formatInstant(bill.issuedAt) },
              }),
            }))}
            value={revision}
            onChange={event => setRevision(event.currentTarget.value)}
          />
        )}
        {papers.includes('label') && (
          <NativeSelect
            label={t('printDocuments.labelFormat')}
            data={formats.map(value => ({ value, label: t(`printDocuments.${value}`) }))}
            value={labels}
            onChange={event => {
              const chosen = formats.find(format => format === event.currentTarget.value)
              if (chosen) change({ labels: chosen })
            }}
          />
        )}
      </div>
      {papers.length === 0 && <Hint role="alert">{t('printDocuments.chooseDocument')}</Hint>}
      <ButtonRow flush>
        <ActionButton onAct={print} disabled={!canPages} aria-keyshortcuts="p" rightSection={<KeyHint keys="p" />}>
          {t('shipment.reprint')}
        </ActionButton>
        <ActionButton variant="default" onAct={() => again(takePages, save)} disabled={!canPages}>
          {t('printDocuments.download')}
        </ActionButton>
        {isThermal && (
          <ActionButton
            variant={canPages ? 'default' : 'filled'}
            onAct={() => again(() => fetchReprint({ ...asked, documents: ['label'], labels }), save)}
            disabled={!canZpl}
          >
            {t('printDocuments.downloadLabels')}
          </ActionButton>
        )}
      </ButtonRow>
      {papers.length > 0 && rows.some(row => !has(row, papers)) && <Hint>{t('reprint.leaveOut')}</Hint>}
      <ReprintRows rows={rows} />
    </div>
  )
}
