import '../../../texts/orders.ts'
import { Button } from '@mantine/core'
import { SaveCustomerOrders } from '@waybill/contract/calls/Shipment/SaveCustomerOrders.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import { useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { readAmount } from '../../../ui/form/amount.ts'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { formatCount, formatWeight } from '../../../ui/format.ts'
import { Grid } from '../../../ui/grid/Grid.tsx'
import { type CellFaults, type GridRow, type History, isBlankRow } from '../../../ui/grid/gridModel.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import tables from './ItemsTable.module.css'
import { Part } from './Part.tsx'

type Named = NonNullable<WireShipmentDetails['shipment']['CustomerOrders']>

const fields = ['OrderNumber', 'PO_Number', 'packages', 'Weight', 'palletized'] as const

const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'Y' : 'N')

const cellsOf = (orders: Named): readonly GridRow[] =>
  orders.map(one => [
    ...[one.OrderNumber, one.PO_Number, one.packages === null ? '' : String(one.packages)],
    ...[one.Weight === null ? '' : String(one.Weight), yesNo(one.palletized)],
  ])

/** Orders on the bill of a shipment that no sales order knows: each with its packages and weight, entered by hand. */
export function BillOrders({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { orders, shipment, shipmentStatus } = details
  const named = shipment.CustomerOrders ?? []
  if (orders.length > 0 || (named.length === 0 && shipmentStatus === 'V')) return null
  return (
    <Part
      title={t(modes[shipment.shipMode].isLabelled ? 'orders.onParcel' : 'orders.onBill')}
      why={t('orders.onBillWhy')}
      action={
        shipmentStatus !== 'V' &&
        !isEditing && (
          <ChangeButton variant="default" onClick={() => setEditing(true)}>
            {t(named.length === 0 ? 'orders.nameThem' : 'orders.changeThem')}
          </ChangeButton>
        )
      }
    >
      {isEditing ? (
        <Edit details={details} named={named} onDone={() => setEditing(false)} />
      ) : (
        named.length > 0 && <Shown named={named} />
      )}
    </Part>
  )
}

function Shown({ named }: { named: Named }) {
  const t = useText()
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{t('orders.number')}</th>
          <th scope="col">{t('orders.po')}</th>
          <th scope="col" className="wb-number">
            {t('orders.packages')}
          </th>
          <th scope="col" className="wb-number">
            {t('orders.weight')}
          </th>
          <th scope="col">{t('orders.onPallets')}</th>
        </tr>
      </thead>
      <tbody>
        {named.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be named twice
          <tr key={at}>
            <td>{one.OrderNumber || '–'}</td>
            <td>{one.PO_Number || '–'}</td>
            <td className="wb-number">{one.packages === null ? '–' : formatCount(one.packages)}</td>
            <td className="wb-number">{one.Weight === null ? '–' : formatWeight(one.Weight)}</td>
            <td>{one.palletized === null ? '–' : t(one.palletized ? 'forms.yes' : 'forms.no')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Edit({ details, named, onDone }: { details: WireShipmentDetails; named: Named; onDone: () => void }) {
  const t = useText()
  const { shipmentId, version, shipment } = details
  const change = useChange(SaveCustomerOrders, shipmentReads)
  const [history, setHistory] = useState<History>({ before: [], now: cellsOf(named), after: [] })
  const [refused, setRefused] = useState<ReadonlyMap<GridRow, CellFaults>>(new Map())
  const [start] = useState(history.now)
  useGuard(history.now !== start, () => setHistory({ before: [], now: start, after: [] }))
  const rows = history.now.filter(row => !isBlankRow(row))

  /** What can't be sent as it is typed: figures that are none, and a word that is neither yes nor no. */
  const faultsOf = (row: GridRow): CellFaults => {
    const faults: Record<number, string> = { ...refused.get(row) }
    for (const column of [2, 3]) {
      if (Number.isNaN(readAmount(row[column] ?? ''))) faults[column] = t('issues.invalid_number')
    }
    if (!/^(?:y|n|s|)$/i.test((row[4] ?? '').trim())) faults[4] = t('orders.yesOrNo')
    return faults
  }
  const number = (row: GridRow, column: number): number | null =>
    (row[column] ?? '').trim() === '' ? null : readAmount(row[column] ?? '')
  const pallets = (row: GridRow): boolean | null => {
    const typed = (row[4] ?? '').trim().toLowerCase()
    return typed === '' ? null : typed !== 'n'
  }
  const save = async (): Promise<void> => {
    const CustomerOrders = rows.map(row => ({
      ...{ OrderNumber: row[0]?.trim() ?? '', PO_Number: row[1]?.trim() ?? '', packages: number(row, 2) },
      ...{ Weight: number(row, 3), palletized: pallets(row) },
    }))
    try {
      await change.mutateAsync({ body: { shipmentId, version, CustomerOrders } })
    } catch (error) {
      const found = new Map<GridRow, CellFaults>()
      for (const { at, code, params } of error instanceof CallProblem ? error.issues : []) {
        const [, index, field] = /CustomerOrders\.(\d+)\.(\w+)$/.exec(at) ?? []
        const row = rows[Number(index ?? -1)]
        const column = fields.indexOf(field as (typeof fields)[number])
        if (row !== undefined && column >= 0) found.set(row, { ...found.get(row), [column]: issueText(code, params) })
      }
      setRefused(found)
      // What stands in its cell is not said a second time.
      notify.failed(explainShort(error instanceof CallProblem && found.size > 0 ? error.withIssues([]) : error))
      return
    }
    notify.done(t('orders.onBillSaved'))
    onDone()
  }
  const sum = (column: number): number => rows.reduce((all, row) => all + (number(row, column) || 0), 0)
  const pieces = shipment.Items.reduce((all, { Pieces }) => all + Pieces, 0)
  const hasFaults = rows.some(row => faultsOf(row)[2] === t('issues.invalid_number') || faultsOf(row)[4] !== undefined)
  return (
    <>
      <Grid
        label={t('orders.onBill')}
        columns={[
          { title: t('orders.number'), width: 'minmax(120px, 1fr)' },
          { title: t('orders.po'), width: 'minmax(120px, 1fr)' },
          { title: t('orders.packages'), width: '110px', align: 'right' },
          { title: t('orders.lineWeight'), width: '120px', align: 'right' },
          { title: t('orders.onPallets'), width: '150px' },
        ]}
        history={history}
        onChange={setHistory}
        faultsOf={faultsOf}
        height={200}
      />
      <Hint>
        {t('orders.onBillSums', {
          packages: formatCount(sum(2)),
          allPackages: formatCount(pieces),
          weight: formatWeight(sum(3)),
          allWeight: formatWeight(details.Totalweight),
        })}
      </Hint>
      <ButtonRow>
        <ActionButton disabled={hasFaults} onAct={save}>
          {t('orders.onBillSave')}
        </ActionButton>
        <Button variant="default" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </>
  )
}
