import { Checkbox, Skeleton, TextInput } from '@mantine/core'
import type { QueryOf, ReplyOf } from '@waybill/contract/call.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { useState } from 'react'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { columnName, reasonText, type ShownImport } from '../../../widgets/ImportFile/words.ts'
import { type HeldRow, heldName } from './heldRow.ts'

type Row = ReplyOf<typeof GetImportRows>['rows'][number]
type Flag = QueryOf<typeof PendingOrder>['flag']

/** What is said of an order that is known by its number, by why it is held. */
const sameOrder = { otherSource: 'takeOver', otherOrder: 'sameOrder' } as const
const isKnownFor = (code: Row['reasons'][number]['code']): code is keyof typeof sameOrder => code in sameOrder

/** What is said once a row was answered. @param both what is known of its order and what the file says, where one was answered */
function settledText(flag: Flag, both: Row['reasons'][number]['params']) {
  if (flag === 'discard') return 'orders.heldDiscarded'
  if (both.place === undefined || (flag !== 'takeOver' && flag !== 'sameOrder')) return 'orders.heldAgain'
  return flag === 'takeOver' && both.asksNext !== undefined ? 'orders.heldAsksMore' : 'orders.heldChanges'
}

/** One held row beside the list: its cells with what is wrong with each, to be mended, released as they are or discarded. */
export function HeldPanel({
  row,
  onFile,
  onClose,
}: {
  row: HeldRow
  onFile: (runId: number) => void
  onClose: () => void
}) {
  const t = useText()
  const { runId, rowNo } = row
  const file = useCall(GetImport, { body: { runId } }, { keepOld: false })
  const body = { runId, states: ['held' as const], after: rowNo - 1, pageSize: 1 }
  const rows = useCall(GetImportRows, { body }, { keepOld: false })
  const held = rows.data?.rows.find(one => one.rowNo === rowNo)
  const error = file.error ?? rows.error
  if (error !== null && (file.data === undefined || rows.data === undefined)) {
    return (
      <Panel title={heldName(row, t)} onClose={onClose}>
        <ErrorState
          {...explain(error, 'orders.readFailed')}
          onRetry={() => {
            void file.refetch()
            void rows.refetch()
          }}
        />
      </Panel>
    )
  }
  if (file.data === undefined || rows.data === undefined) {
    return (
      <Panel title={heldName(row, t)} onClose={onClose}>
        <Skeleton height={240} radius={4} />
      </Panel>
    )
  }
  if (held === undefined) {
    return (
      <Panel title={heldName(row, t)} onClose={onClose}>
        <Hint>{t('orders.heldGone')}</Hint>
      </Panel>
    )
  }
  return <Mend row={row} file={file.data} held={held} onFile={() => onFile(runId)} onClose={onClose} />
}

function Mend({
  row,
  file,
  held,
  onFile,
  onClose,
}: {
  row: HeldRow
  file: ShownImport
  held: Row
  onFile: () => void
  onClose: () => void
}) {
  const t = useText()
  const { runId, rowNo } = row
  const change = useChange(PendingOrder, [PendingOrderListReport, GetImport, GetImportRows, GetOrders])
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const changed = Object.entries(typed).filter(([column, words]) => words !== (held.cells[Number(column)] ?? ''))
  useGuard(changed.length > 0, () => setTyped({}))
  const known = held.reasons.map(({ code }) => code).find(isKnownFor)
  const whyKnown = held.reasons.find(({ code }) => code === known)
  const staying = Number(whyKnown?.params.staying ?? 0)
  const stays = t('orders.heldLinesStay', { count: staying })
  const isWeight = held.reasons.some(({ code }) => code === 'otherWeight')
  const [isForAll, setForAll] = useState(false)
  const settle = async (flag: Flag): Promise<void> => {
    const cells = changed.map(([column, words]) => ({ column: Number(column), text: words }))
    const body = {
      runId,
      rowNo,
      ...(flag === 'mend' ? { cells } : { all: (known !== undefined || isWeight) && isForAll }),
    }
    try {
      await change.mutateAsync({ query: { flag }, body })
    } catch (error) {
      notify.failed(explainShort(error))
      return
    }
    const both = isForAll ? {} : (whyKnown?.params ?? {})
    const settled = settledText(flag, both)
    const words = t(settled, { ...both, name: heldName(row, t) })
    notify.done(settled === 'orders.heldChanges' && staying > 0 ? `${words} ${stays}` : words)
    onClose()
  }
  const wrong = new Map(held.reasons.filter(({ column }) => column >= 0).map(one => [one.column, reasonText(t, one)]))
  const mapped = file.mapping.columns.flatMap((name, column) => (name === null || wrong.has(column) ? [] : [column]))
  const whole = held.reasons.filter(({ column }) => column < 0)
  return (
    <Panel
      title={heldName(row, t)}
      onClose={onClose}
      takesFocus
      footer={
        <>
          {changed.length > 0 ? (
            <ActionButton onAct={() => settle('mend')}>{t('orders.heldMend')}</ActionButton>
          ) : isWeight ? (
            <>
              <ActionButton onAct={() => settle('weightRight')}>{t('orders.held_weightRight')}</ActionButton>
              {file.mapping.columns.includes('Weight') && !file.mapping.columns.includes('UnitWeight') && (
                <ActionButton variant="default" onAct={() => settle('weightOfOne')}>
                  {t('orders.held_weightOfOne')}
                </ActionButton>
              )}
            </>
          ) : known === undefined ? (
            <ActionButton onAct={() => settle('release')}>{t('orders.heldRelease')}</ActionButton>
          ) : (
            <>
              <ActionButton onAct={() => settle(sameOrder[known])}>{t(`orders.held_${sameOrder[known]}`)}</ActionButton>
              <ActionButton variant="default" onAct={() => settle('keepBoth')}>
                {t('orders.held_keepBoth')}
              </ActionButton>
            </>
          )}
          <ActionButton variant="default" onAct={() => settle('discard')}>
            {t('orders.heldDiscard')}
          </ActionButton>
        </>
      }
    >
      <FieldStack>
        {whole.map(one => (
          <p key={one.code} role="alert">
            {reasonText(t, one)}
          </p>
        ))}
        {staying > 0 && <Hint>{stays}</Hint>}
        {[...wrong.keys(), ...mapped].map(column => (
          <TextInput
            key={column}
            label={columnName(t, file, column)}
            error={wrong.get(column)}
            maxLength={2000}
            value={typed[column] ?? held.cells[column] ?? ''}
            onChange={event => {
              const words = event.currentTarget.value
              setTyped(now => ({ ...now, [column]: words }))
            }}
          />
        ))}
        {(known !== undefined || isWeight) && (
          <Checkbox
            label={t('orders.heldForAll', { file: row.fileName })}
            checked={isForAll}
            onChange={event => setForAll(event.currentTarget.checked)}
          />
        )}
        <Hint>{t('orders.heldPanelWhy')}</Hint>
        <LinkButton tone="plain" onClick={onFile}>
          {t('orders.heldOpenFile', { file: row.fileName })}
        </LinkButton>
      </FieldStack>
    </Panel>
  )
}
