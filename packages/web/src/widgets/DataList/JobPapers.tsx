import { JobLabels } from '@waybill/contract/calls/Labels/JobLabels.ts'
import { PickList } from '@waybill/contract/calls/Labels/PickList.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { useState } from 'react'
import { fetchFile, makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { choiceFrom, LABEL_CHOICE_KEY, layoutOf } from '../Labels/labelChoice.ts'

/** A part of labels is drawn, or a list of thousands of boxes. */
const PAPERS_TIMEOUT_MS = 180_000

/** Papers of a job that bought labels: what is picked first, then its labels in the same order, part by part. */
export function JobPapers({ bulkId }: { bulkId: number }) {
  const t = useText()
  const [part, setPart] = useState<{ readonly at: number; readonly of: number } | null>(null)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      notify.failed(explainShort(error))
    } finally {
      setPart(null)
    }
  }
  /** Asks for one part after the other, and says which one is under way. */
  const eachPart = async (work: (part: number) => Promise<void>): Promise<number> => {
    const { labels, parts } = await makeCall(JobLabels, { body: { bulkId } })
    if (labels === 0) {
      notify.failed(t('lists.noLabelsYet'))
      return 0
    }
    for (let at = 1; at <= parts; at += 1) {
      setPart({ at, of: parts })
      // Of a part whose boxes all lost their labels there is nothing to print, and the next one comes all the same.
      await work(at).catch((error: unknown) => {
        if (!(error instanceof CallProblem && error.code === 'NoLabels')) throw error
      })
    }
    return labels
  }
  const layout = layoutOf(choiceFrom(localStorage.getItem(LABEL_CHOICE_KEY)))
  const fetchPart = (part: number, format: 'pdf' | 'zpl') =>
    fetchFile(PrintLabels, { body: { bulkId, part, format, ...layout }, timeoutMs: PAPERS_TIMEOUT_MS })
  const pickList = () =>
    attempt(async () => {
      const { blob, name } = await fetchFile(PickList, { body: { bulkId }, timeoutMs: PAPERS_TIMEOUT_MS })
      saveFile(name, blob)
    })
  const pdf = () =>
    attempt(async () => {
      await eachPart(async at => {
        const { blob, name } = await fetchPart(at, 'pdf')
        saveFile(name, blob)
      })
    })
  const zpl = () =>
    attempt(async () => {
      const blobs: Blob[] = []
      await eachPart(async at => void blobs.push((await fetchPart(at, 'zpl')).blob))
      if (blobs.length > 0) saveFile(`Labels job ${bulkId}.zpl`, new Blob(blobs))
    })
  const print = () =>
    attempt(async () => {
      const key = crypto.randomUUID()
      const count = await eachPart(async at => {
        const body = { document: 'parcelLabel' as const, bulkId, part: at, key: `${key} ${at}` }
        await makeCall(SendToPrinter, { body, timeoutMs: PAPERS_TIMEOUT_MS })
      })
      if (count > 0) notify.done(t('lists.labelsSent', { count }))
    })
  const acts = [
    [t('lists.pickList'), pickList],
    [t('lists.labelsPdf'), pdf],
    [t('lists.labelsZpl'), zpl],
    [t('lists.labelsToPrinter'), print],
  ] as const
  return (
    <section aria-label={t('lists.papersOf')}>
      <ButtonRow flush>
        {acts.map(([label, act]) => (
          <ActionButton key={label} variant="default" size="xs" onAct={act}>
            {label}
          </ActionButton>
        ))}
        <span role="status">{part !== null && t('lists.labelsPart', { part: part.at, parts: part.of })}</span>
      </ButtonRow>
    </section>
  )
}
