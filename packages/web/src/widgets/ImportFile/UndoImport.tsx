import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { UndoImport as UndoCall } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { isImportOver } from '@waybill/contract/wire/imports.ts'
import { useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { formatCount } from '../../ui/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './ImportFile.module.css'
import { reasonText, type ShownImport } from './words.ts'

type Undo = ReplyOf<typeof GetImportUndo>

/** What undoing an import of orders would come to, asked before; afterwards what it came to, and what stays with its reason. */
export function UndoImport({ run: { runId, state } }: Pick<ShownImport, 'run'>) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const hasBegun = state === 'undoing' || state === 'undone'
  const { data } = useCall(
    GetImportUndo,
    { body: { runId } },
    { enabled: hasBegun || isImportOver(state), keepOld: false },
  )
  useLive('', [GetImportUndo], ({ topic }) => topic === 'import' || topic === 'salesOrder')
  const change = useChange(UndoCall, [GetImportUndo, GetImport, GetImports])
  const undo = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { runId } })
      setAsking(false)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  if (data === undefined || data.total === 0) return null
  const said = { undone: formatCount(data.undone), total: formatCount(data.total) }
  if (hasBegun) {
    return (
      <>
        <p className={classes.said} role="status">
          {t(state === 'undone' ? 'imports.undoDone' : 'imports.undoProgress', said)}
        </p>
        <Stays undo={data} />
      </>
    )
  }
  if (!isAsking) {
    return (
      <ButtonRow flush>
        <ChangeButton variant="default" onClick={() => setAsking(true)}>
          {t('imports.undo')}
        </ChangeButton>
      </ButtonRow>
    )
  }
  return (
    <section aria-label={t('imports.undo')}>
      <p className={classes.said}>
        {data.undone === 0 ? t('imports.undoNothing') : t('imports.undoAsk', { count: data.undone })}
      </p>
      <Stays undo={data} />
      <ButtonRow flush>
        {data.undone > 0 && <ActionButton onAct={undo}>{t('imports.undoYes')}</ActionButton>}
        <LinkButton onClick={() => setAsking(false)}>{t('imports.undoNo')}</LinkButton>
      </ButtonRow>
    </section>
  )
}

const grouped = { changedSince: 'changedSince', leftAlready: 'leftAlready', onShipments: 'onShipments' } as const

/** What is not undone: how many for which reason, and the first of them by name. */
function Stays({ undo: { stays, named } }: { undo: Undo }) {
  const t = useText()
  const count = stays.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const reasons = stays.map(one => {
    const why = grouped[one.code as keyof typeof grouped] ?? 'shipment'
    return `${formatCount(one.count)} ${t(`imports.undoStays_${why}`)}`
  })
  return (
    <>
      <p className={classes.said}>{t('imports.undoStays', { count, reasons: reasons.join(' · ') })}</p>
      <ul className={classes.asks}>
        {named.map(one => (
          <li key={one.name}>
            {one.name}: {reasonText(t, one)}
          </li>
        ))}
      </ul>
      {count > named.length && <p className={classes.said}>{t('imports.undoMore', { count: count - named.length })}</p>}
    </>
  )
}
