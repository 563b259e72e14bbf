import { Button } from '@mantine/core'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { isAskable } from '@waybill/domain'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { dropText, keepText, keptText } from '../../../ui/form/keptText.ts'
import { PersonContext } from '../../../ui/form/person.ts'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { Grid } from '../../../ui/grid/Grid.tsx'
import {
  type CellFaults,
  type GridRow,
  type GridRows,
  type History,
  isBlankRow,
  step,
} from '../../../ui/grid/gridModel.ts'
import { useOpenCell } from '../../../ui/grid/openCell.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { faultWords } from '../../../widgets/RateSheets/faultWords.ts'

const heads = {
  index: ['region', 'from', 'price'],
  programs: ['program', 'region', 'basis', 'from_index', 'value', 'from', 'currency'],
} as const

const namesOf = (of: keyof typeof heads): readonly string[] => heads[of]

const isFilled = (row: GridRow): boolean => !isBlankRow(row)
const none: CellFaults = {}

/** What was new of what was saved; of what nothing was, nothing is said. */
const savedWords = (
  t: ReturnType<typeof useText>,
  saved: { readonly programs: number; readonly prices: number },
): string =>
  [
    ...(saved.programs > 0 ? [t('rateSheets.fuelSavedTables', { count: saved.programs })] : []),
    ...(saved.prices > 0 || saved.programs === 0 ? [t('rateSheets.fuelSavedPrices', { count: saved.prices })] : []),
  ].join(' ')

/** Prices or program tables, typed or pasted; each fault stands in its cell, and nothing is kept of rows with faults. */
export function FuelGrid({ of, onClose }: { of: 'programs' | 'index'; onClose: () => void }) {
  const t = useText()
  const change = useChange(SaveFuelPrograms, [GetFuelPrograms])
  const person = use(PersonContext)
  const record = `FuelPrograms.${of}`
  const [history, setHistory] = useState<History>(() => {
    const kept = keptText<{ rows: GridRows }>(person, record)
    return { before: [], now: kept?.values.rows ?? [], after: [] }
  })
  const [isRestored] = useState(history.now.length > 0)
  const rows = useMemo(() => history.now.filter(isFilled), [history])
  const latest = useRef(rows)
  latest.current = rows
  const cell = useOpenCell<null>(latest)
  const forget = (): void => dropText(person, record)
  useGuard(rows.length > 0, forget)
  const cancel = (): void => {
    forget()
    onClose()
  }
  useEffect(() => {
    if (rows.length === 0) dropText(person, record)
    else keepText(person, record, { version: 0, base: { rows: [] }, values: { rows } })
  }, [rows, person, record])
  const [faults, setFaults] = useState<ReadonlyMap<GridRow, CellFaults>>(new Map())
  /** The rows that are right but for figures that look like a slip. */
  const [asked, setAsked] = useState<GridRows | null>(null)
  const [region, week] = [t('rateSheets.region'), t('rateSheets.week')]
  const columns = {
    index: [region, week, t('rateSheets.perGallon')],
    programs: [
      t('rateSheets.program'),
      region,
      t('rateSheets.basis'),
      t('rateSheets.fromIndex'),
      t('rateSheets.value'),
      week,
      t('rateSheets.currency'),
    ],
  }[of].map(title => ({ title, width: 'minmax(120px, 1fr)' }))

  const save = async (confirmed = false): Promise<void> => {
    const cells = [[...heads[of]], ...rows.map(row => [...row])]
    try {
      const reply = await change.mutateAsync({
        body: of === 'index' ? { index: cells, confirmed } : { programs: cells, confirmed },
      })
      if (reply.faults.length === 0) {
        notify.done(savedWords(t, reply))
        // What was typed while these rows were on their way stays, in an open cell too.
        const untyped = cell.take()
        const isLeft = (row: GridRow): boolean => !rows.includes(row)
        const left = latest.current.filter(isLeft)
        if (left.length === 0) return cancel()
        cell.keep(untyped.filter(isLeft), null)
        return setHistory({ before: [], now: left, after: [] })
      }
      const found = new Map<GridRow, CellFaults>()
      for (const fault of reply.faults) {
        const row = rows[fault.row - 2]
        const column = Math.max(0, namesOf(of).indexOf(fault.column))
        if (row !== undefined) found.set(row, { ...found.get(row), [column]: faultWords(fault) })
      }
      setFaults(found)
      setAsked(reply.faults.every(({ code }) => isAskable(code)) ? rows : null)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const title = t(of === 'index' ? 'rateSheets.addPrices' : 'rateSheets.addPrograms')
  return (
    <Section title={title} why={t('rateSheets.gridWhy')}>
      {isRestored && <p role="status">{t('forms.restored')}</p>}
      <Grid
        label={title}
        columns={columns}
        history={history}
        onChange={setHistory}
        faultsOf={row => faults.get(row) ?? none}
        height={260}
        typed={cell.typed}
        onDropped={() => setHistory(now => step(now, cell.without()?.rows ?? now.now))}
      />
      <ButtonRow>
        {asked === rows && <ActionButton onAct={() => save(true)}>{t('rateSheets.saveAllTheSame')}</ActionButton>}
        <ActionButton disabled={rows.length === 0} onAct={() => save()}>
          {t('rateSheets.save')}
        </ActionButton>
        <Button variant="default" onClick={cancel}>
          {t('rateSheets.cancel')}
        </Button>
      </ButtonRow>
    </Section>
  )
}
