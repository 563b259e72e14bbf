import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { InsertItem, ITEM_FILE_ROWS } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { newId } from '../../../api/newId.ts'
import { forget } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { formatCount, formatWeight } from '../../../ui/format.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import classes from './ImportItems.module.css'

type Outcome = ReplyOf<typeof InsertItem>

/** A file of items: what became of it, or what of it could not be read, each at its line. */
export function ImportItems({ onClose }: { onClose: () => void }) {
  const t = useText()
  const cache = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  /** The same for the same file, so that one whose answer was lost is read once. */
  const key = useRef({ of: '', key: '' })

  const send = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined || isSending) return
    const of = [file.name, file.size, file.lastModified].join('/')
    if (key.current.of !== of) key.current = { of, key: newId() }
    const form = new FormData()
    form.set('file', file)
    setSending(true)
    setProblem('')
    setOutcome(null)
    try {
      setOutcome(await makeCall(InsertItem, { form, idempotencyKey: key.current.key }))
      key.current = { of: '', key: '' }
      await forget(cache, WaybillExtraInfoDetails)
    } catch (error) {
      setProblem(explainShort(error))
    }
    setSending(false)
  }
  return (
    <div className={classes.import}>
      <Section title={t('itemMaster.importTitle')} why={t('itemMaster.importWhy')}>
        <DropZone
          id="items-file"
          title={t('itemMaster.importDrop')}
          choose={t('itemMaster.importChoose')}
          why={t('itemMaster.importLimit', { max: formatCount(ITEM_FILE_ROWS) })}
          onFiles={files => void send(files)}
        />
        <div role="status">
          {isSending && <p>{t('itemMaster.importing')}</p>}
          {outcome?.Status === 'Success' && (
            <p>
              {t('itemMaster.imported', {
                added: formatCount(outcome.added),
                changed: formatCount(outcome.changed),
                same: formatCount(outcome.same),
              })}
            </p>
          )}
        </div>
        {problem !== '' && <p role="alert">{problem}</p>}
        {outcome !== null && outcome.faults.length > 0 && <Faults faults={outcome.faults} />}
        {outcome !== null && outcome.warnings.length > 0 && <Warnings warnings={outcome.warnings} />}
        <Button variant="default" onClick={onClose}>
          {t('itemMaster.importClose')}
        </Button>
      </Section>
    </div>
  )
}

function Faults({ faults }: { faults: Outcome['faults'] }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t('itemMaster.importFaults')}</p>
      <SmallTable>
        <thead>
          <tr>
            <th>{t('itemMaster.importLine')}</th>
            <th>{t('itemMaster.importColumn')}</th>
            <th>{t('itemMaster.importCell')}</th>
            <th>{t('itemMaster.importWrong')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, cell, code, params }) => (
            <tr key={`${line}/${column}/${code}`}>
              <td>{formatCount(line)}</td>
              <td>{column || '–'}</td>
              <td>{cell || '–'}</td>
              <td>{t(`itemMaster.fault_${code}`, params)}</td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </div>
  )
}

function Warnings({ warnings }: { warnings: Outcome['warnings'] }) {
  const t = useText()
  return (
    <ul>
      {warnings.map(({ line, SKU, Level, Weight, Worked }) => (
        <li key={`${line}/${Level}`}>
          {t('itemMaster.importDoubt', {
            ...{ line: formatCount(line), sku: SKU, weight: formatWeight(Weight), worked: formatWeight(Worked) },
            level: t(`itemMaster.${Level}Short`),
          })}
        </li>
      ))}
    </ul>
  )
}
