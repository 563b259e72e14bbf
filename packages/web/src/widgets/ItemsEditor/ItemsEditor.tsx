import { Button } from '@mantine/core'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { freightClasses, OWN_PACKAGING, type Warning } from '@waybill/domain'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import type { GridRows } from '../../ui/grid/gridModel.ts'
import { isTable, readCells } from '../../ui/grid/readCells.ts'
import { IconPlus } from '../../ui/icons.generated.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { ItemGrid } from './ItemGrid.tsx'
import { ItemRow, type RowActions, type RowErrors } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'
import { asNewItem, blankItem, fromMaster, type ItemDraft, isBlankItem, itemOfDraft, withoutItem } from './itemDraft.ts'
import { Pallet } from './Pallet.tsx'
import { ParcelHeads, ParcelRow } from './ParcelRow.tsx'
import { ParcelTotals } from './ParcelTotals.tsx'
import { asPackages } from './parcelDraft.ts'
import { Totals } from './Totals.tsx'
import { useLevels } from './useMasterItems.ts'

export interface ItemsEditorProps {
  readonly items: readonly ItemDraft[]
  readonly onChange: (next: (items: readonly ItemDraft[]) => readonly ItemDraft[]) => void
  /** Full field (`items.0.weightLb`) → what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>
  /** What is worth a look about hazardous materials, at full fields. */
  readonly warnings: readonly Warning[]
  /** The way begins, ends or passes in Canada: its own rules for hazardous materials apply. */
  readonly touchesCanada: boolean
  /** Each line asks for its feet of trailer. */
  readonly asksFeet: boolean
  /** They are small packages: size, weight and value of each are asked for, no class. */
  readonly isParcel?: boolean
  /** In which values customs is told what they are worth; left out or null: nothing crosses a border. */
  readonly currencies?: readonly string[] | null
  /** The day the freight ships: it decides the density scale. */
  readonly shipDate: string
  readonly max: number
}

const AT = 'items'
const headings = ['description', 'units', 'type', 'length', 'width', 'height', 'weight', 'class'] as const
/** Where the form is narrow they stand in a second row, each with its name beside it. */
const laterHeadings = ['density', 'pieces', 'pieceType', 'nmfc', 'stackableShort', 'hazmatShort'] as const

/** Errors by line, each under the field's name in the line. */
function byLine(errors: Readonly<Record<string, string>>): ReadonlyMap<number, RowErrors> {
  const lines = new Map<number, Record<string, string>>()
  for (const [at, text] of Object.entries(errors)) {
    const found = /^items\.(\d+)\.(.+)$/.exec(at)
    if (found === null) continue
    const [, line = '', field = ''] = found
    const row = lines.get(Number(line)) ?? {}
    row[field] = text
    lines.set(Number(line), row)
  }
  return lines
}

const noErrors: RowErrors = {}
const noWarnings: readonly string[] = []

/** Warnings by line, in words, each once. */
function wordsByLine(
  warnings: readonly Warning[],
  t: ReturnType<typeof useText>,
): ReadonlyMap<number, readonly string[]> {
  const lines = Map.groupBy(warnings, ({ at }) => Number(at.split('.')[1]))
  return new Map(
    [...lines].map(([line, all]) => [line, [...new Set(all.map(({ code, params }) => t(`hazmat.${code}`, params)))]]),
  )
}

/**
 * The lines of a shipment: typed or from the item master, with density and suggested class as they are typed.
 * Enter goes down and adds a line at the end, Ctrl+D repeats a line, Ctrl+Shift+Backspace takes one away, `=` in the
 * class takes the suggested one.
 */
export function ItemsEditor({
  items,
  onChange,
  errors,
  warnings,
  touchesCanada,
  asksFeet,
  isParcel = false,
  currencies = null,
  shipDate,
  max,
}: ItemsEditorProps) {
  const t = useText()
  const [removed, setRemoved] = useState<{ item: ItemDraft; index: number } | null>(null)
  const [focused, setFocused] = useState('')
  const [sheet, setSheet] = useState<GridRows | null>(null)
  const wanted = useRef<{ key: string; field: string } | null>(null)
  const now = useRef(items)
  now.current = items
  const [levelsOf, learn] = useLevels(items)
  const kind = isParcel ? OWN_PACKAGING : undefined
  const actions = useActions(onChange, now, wanted, max, setRemoved, setFocused, learn, kind)
  const Row = isParcel ? ParcelRow : ItemRow
  const focusNext = useFocusNext()

  useEffect(() => {
    const goal = wanted.current
    if (goal === null) return
    const index = items.findIndex(item => item.key === goal.key)
    const field = document.getElementById(`${AT}.${index}.${goal.field}`)
    if (field === null) return
    wanted.current = null
    if (field !== document.activeElement) field.focus()
    else if (field instanceof HTMLInputElement) field.select()
  }, [items])

  const closeSheet = (): void => {
    setSheet(null)
    focusNext(() => document.getElementById('items-sheet'))
  }
  const lines = useMemo(() => byLine(errors), [errors])
  const looks = useMemo(() => wordsByLine(warnings, t), [warnings, t])
  const shown = useDeferredValue(items)
  const rated = useMemo(() => shown.map(itemOfDraft), [shown])
  const drawn = shown.findIndex(item => item.key === focused)
  const picture = rated[Math.max(0, drawn)]
  return (
    <div className={classes.editor}>
      <datalist id="freight-classes">
        {freightClasses.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div
        onPaste={event => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!isTable(pasted)) return
          event.preventDefault()
          setSheet(readCells(pasted))
        }}
      >
        {isParcel ? (
          <ParcelHeads />
        ) : (
          <div className={classes.heads} aria-hidden="true">
            <span />
            {headings.map(name => (
              <span key={name} data-mandatory={name === 'weight' || undefined}>
                {t(`items.${name}`)}
              </span>
            ))}
            {laterHeadings.map(name => (
              <span key={name} className={classes.laterHead}>
                {t(`items.${name}`)}
              </span>
            ))}
            <span />
          </div>
        )}
        {items.map((item, index) => (
          <Row
            key={item.key}
            item={item}
            // Several rows of one package fill its box together: none of them says which it is.
            levels={isParcel && (item.sharesUnit || items[index + 1]?.sharesUnit) ? null : levelsOf(item.itemCode)}
            index={index}
            at={AT}
            shipDate={shipDate}
            errors={lines.get(index) ?? noErrors}
            warnings={looks.get(index) ?? noWarnings}
            touchesCanada={touchesCanada}
            asksFeet={asksFeet}
            currencies={currencies}
            actions={actions}
          />
        ))}
      </div>
      {errors[AT] !== undefined && <p className={classes.problems}>{errors[AT]}</p>}
      {sheet !== null && (
        <ItemGrid
          start={sheet}
          room={max - items.filter(item => !isBlankItem(item)).length}
          onTake={lines => {
            onChange(all => [...all.filter(item => !isBlankItem(item)), ...lines])
            closeSheet()
          }}
          onClose={closeSheet}
        />
      )}
      <div className={classes.foot}>
        <div>
          <div className={classes.add}>
            <Button
              variant="default"
              id={AT}
              leftSection={<IconPlus size={14} />}
              disabled={items.length >= max}
              onClick={() => actions.below(items.at(-1)?.key ?? '', 'description')}
            >
              {t('items.add')}
            </Button>
            {sheet === null && !isParcel && (
              <Button variant="subtle" px="xs" id="items-sheet" onClick={() => setSheet([])}>
                {t('items.fromSheet')}
              </Button>
            )}
            <span className={classes.keys}>
              <KeyHint keys="Enter" /> {t('items.keyAdd')} <KeyHint keys="Ctrl+D" /> {t('items.keyRepeat')}{' '}
              {!isParcel && (
                <>
                  <KeyHint keys="=" /> {t('items.keyClass')}
                </>
              )}
            </span>
            {removed !== null && (
              <span className={classes.undo} role="status">
                {t('items.removed', { line: removed.index + 1 })}{' '}
                <button
                  type="button"
                  onClick={() => {
                    onChange(all => all.toSpliced(removed.index, 0, removed.item))
                    setRemoved(null)
                  }}
                >
                  {t('actions.undo')}
                </button>
              </span>
            )}
          </div>
          {isParcel ? (
            <ParcelTotals items={rated} shipDate={shipDate} />
          ) : (
            <Totals items={rated} isByFloor={asksFeet} />
          )}
        </div>
        {picture && !isParcel && <Pallet {...picture} />}
      </div>
    </div>
  )
}

/** Whether nobody types elsewhere than where an item is chosen. */
function isFree(index: number): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLInputElement)) return true
  return at.id === `${AT}.${index}.description` || (at.id === `${AT}.${index}.handlingUnits` && at.value === '')
}

/** The same object for the life of the editor, so that a line never draws itself again because of it. */
function useActions(
  onChange: ItemsEditorProps['onChange'],
  now: React.RefObject<readonly ItemDraft[]>,
  wanted: React.RefObject<{ key: string; field: string } | null>,
  max: number,
  setRemoved: (removed: { item: ItemDraft; index: number } | null) => void,
  setFocused: (key: string) => void,
  learn: (chosen: WireMasterItem) => void,
  kind: string | undefined,
): RowActions {
  return useMemo(() => {
    const insert = (index: number, item: ItemDraft, field: string): void => {
      if (now.current.length >= max) return
      wanted.current = { key: item.key, field }
      onChange(all => all.toSpliced(index, 0, item))
    }
    return {
      change: (key, next) => onChange(all => all.map(item => (item.key === key ? next : item))),
      choose: (key, master) => {
        learn(master)
        const index = now.current.findIndex(item => item.key === key)
        // Once the line says how many it is: what stands there is selected, to be typed over. Whoever went on meanwhile, or
        // said already how many, is left there.
        if (isFree(index)) wanted.current = { key, field: 'handlingUnits' }
        const filled = (item: ItemDraft): ItemDraft =>
          kind === undefined ? fromMaster(item, master) : asPackages(fromMaster(item, master))
        onChange(all => all.map(item => (item.key === key ? filled(item) : item)))
      },
      duplicate: key => {
        const index = now.current.findIndex(item => item.key === key)
        const item = now.current[index]
        if (item !== undefined) insert(index + 1, asNewItem(item), 'description')
      },
      remove: key => {
        const index = now.current.findIndex(item => item.key === key)
        const item = now.current[index]
        if (item === undefined) return
        setRemoved({ item, index })
        const neighbour = now.current[index + 1] ?? now.current[index - 1] ?? blankItem(kind)
        wanted.current = { key: neighbour.key, field: 'description' }
        onChange(all => (all.length === 1 ? [neighbour] : withoutItem(all, key)))
      },
      below: (key, field) => {
        const index = now.current.findIndex(item => item.key === key)
        const next = now.current[index + 1]
        if (index === -1 || next === undefined) insert(now.current.length, blankItem(kind), 'description')
        else document.getElementById(`${AT}.${index + 1}.${field}`)?.focus()
      },
      focus: setFocused,
    }
  }, [onChange, now, wanted, max, setRemoved, setFocused, learn, kind])
}
