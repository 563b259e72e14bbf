import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import {
  BLANK_CLASS,
  blankHazmat,
  type ItemLevel,
  linearFeet,
  packagings,
  parseFreightClass,
  suggestClass,
  wholeHazmat,
} from '@waybill/domain'
import { memo, useState } from 'react'
import { packagingName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { fieldText, itemTable } from '../fields.ts'
import { Counted } from './Counted.tsx'
import { HazmatFields } from './HazmatFields.tsx'
import classes from './ItemsEditor.module.css'
import { editCounted, refilled } from './itemCount.ts'
import { described, type ItemDraft, itemOfDraft } from './itemDraft.ts'
import { LineActions } from './LineActions.tsx'
import { useMasterItems } from './useMasterItems.ts'

/** Field of the line (`weightLb`, `hazmat.unNumber`) → what is wrong with it. */
export type RowErrors = Readonly<Record<string, string>>

export interface RowActions {
  readonly change: (key: string, next: ItemDraft) => void
  /** Fills the line from the master, and asks how many. */
  readonly choose: (key: string, master: WireMasterItem) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  /** Enter: the same field of the next line, a new line after the last. */
  readonly below: (key: string, field: string) => void
  readonly focus: (key: string) => void
}

export interface RowProps {
  readonly item: ItemDraft
  /** How its item is packed; null: it is of none that is known. */
  readonly levels: readonly ItemLevel[] | null
  /** Where the line stands, from 0. */
  readonly index: number
  /** Prefix of the fields' ids: `items`. */
  readonly at: string
  readonly shipDate: string
  readonly errors: RowErrors
  /** What is worth a look about its hazardous material, in words. */
  readonly warnings: readonly string[]
  readonly touchesCanada: boolean
  /** Volume and truckload prices go by feet of trailer: they are asked for. */
  readonly asksFeet: boolean
  /** In which customs is told values; null: nothing crosses a border. */
  readonly currencies: readonly string[] | null
  readonly actions: RowActions
}

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

const unitTypes = () =>
  packagings.map(({ code }) => (
    <option key={code} value={code}>
      {packagingName(code, 1)}
    </option>
  ))

/** One line of freight. Draws itself again only when its own item or its own errors change. */
export const ItemRow = memo(Row, (a, b) => {
  const same =
    a.item === b.item &&
    a.levels === b.levels &&
    a.index === b.index &&
    a.shipDate === b.shipDate &&
    a.actions === b.actions
  const said = (props: RowProps) => JSON.stringify([props.errors, props.warnings, props.touchesCanada, props.asksFeet])
  return same && said(a) === said(b)
})

function Row({ item, levels, index, at, shipDate, errors, warnings, touchesCanada, asksFeet, actions }: RowProps) {
  const hazmat = wholeHazmat(item.hazmat)
  const t = useText()
  const [isSearching, setSearching] = useState(false)
  const { choices, isAwaited } = useMasterItems(item.description, isSearching)
  const line = index + 1
  const rowAt = `${at}.${index}`
  const change = (patch: Partial<ItemDraft>): void => actions.change(item.key, editCounted(item, patch, levels))
  const suggested = suggestClass(itemOfDraft(item), shipDate)
  const written = parseFreightClass(item.freightClass)
  const accept = (): void => {
    if (suggested !== null) change({ freightClass: suggested.freightClass })
  }

  const hear = (event: React.KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return
    const isCommand = event.ctrlKey || event.metaKey
    const target = event.target
    const field = target instanceof HTMLElement ? target.id.slice(rowAt.length + 1) : ''
    if (isCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      actions.duplicate(item.key)
    } else if (isCommand && (event.key === 'Delete' || event.key === 'Backspace') && event.shiftKey) {
      event.preventDefault()
      actions.remove(item.key)
    } else if (event.key === 'Enter' && !isCommand && target instanceof HTMLInputElement && field !== '') {
      event.preventDefault()
      actions.below(item.key, field.startsWith('hazmat') ? 'description' : field)
    } else if (event.key === '=' && field === 'freightClass') {
      event.preventDefault()
      accept()
    }
  }

  const cell = (field: keyof typeof itemTable & keyof ItemDraft) => ({
    id: `${rowAt}.${field}`,
    className: classes.input,
    'aria-label': t('items.cell', { field: t(itemTable[field].text), line }),
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${rowAt}.problems`,
    'data-number': true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: itemTable[field].limit,
    value: String(item[field] ?? ''),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [field]: event.currentTarget.value }),
    onBlur: () => {
      const next = levels === null ? item : refilled(item, field, levels)
      if (next !== item) actions.change(item.key, next)
    },
  })
  const said = Object.entries(errors).filter(([field]) => !field.startsWith('hazmat.'))

  return (
    <fieldset
      className={classes.line}
      aria-label={t('items.line', { line })}
      onKeyDown={hear}
      onFocus={() => actions.focus(item.key)}
    >
      <div className={classes.row}>
        <span className={classes.number} aria-hidden="true">
          {line}
        </span>
        <div className={classes.cell} data-cell="description" data-label={t('items.description')}>
          <TypeAhead
            text={item.description}
            label={t('items.master')}
            choices={choices}
            isAwaited={isAwaited}
            // What is typed next is how many of it.
            onAhead={() => document.getElementById(`${rowAt}.handlingUnits`)?.focus()}
            onType={description => {
              setSearching(true)
              change(described(item, description))
            }}
            onPick={master => {
              setSearching(false)
              actions.choose(item.key, master)
            }}
          >
            {input => (
              <input {...input} {...{ ...cell('description'), ...input }} inputMode="text" data-number={false} />
            )}
          </TypeAhead>
          {item.itemCode !== '' && <span className={classes.sku}>{item.itemCode}</span>}
        </div>
        <div className={classes.cell} data-label={t('items.units')}>
          <input
            {...cell('handlingUnits')}
            inputMode="numeric"
            disabled={item.sharesUnit === true}
            placeholder={item.sharesUnit ? t('items.sameUnit') : undefined}
          />
        </div>
        <div className={classes.cell} data-label={t('items.type')}>
          <select
            id={`${rowAt}.handlingUnitType`}
            className={classes.input}
            aria-label={t('items.cell', { field: t('items.type'), line })}
            value={item.handlingUnitType}
            onChange={event => change({ handlingUnitType: event.currentTarget.value })}
          >
            {unitTypes()}
          </select>
        </div>
        {sides.map(field => (
          <div key={field} className={classes.cell} data-label={t(itemTable[field].text)}>
            <input {...cell(field)} />
          </div>
        ))}
        <div className={classes.cell} data-label={t('items.weight')} data-mandatory>
          <input {...cell('weightLb')} aria-required={true} />
        </div>
        <div className={classes.cell} data-label={t('items.class')}>
          <input
            {...cell('freightClass')}
            list="freight-classes"
            placeholder={t('items.guess', { class: BLANK_CLASS })}
          />
        </div>
        <div className={classes.more}>
          <div className={classes.cell} data-cell="density" data-label={t('items.density')}>
            {suggested === null ? (
              <span className={classes.faint}>–</span>
            ) : (
              <>
                <span className={classes.pcf}>{suggested.pcf.toFixed(1)}</span>
                {written !== suggested.freightClass && (
                  <button
                    type="button"
                    className={classes.suggest}
                    onClick={accept}
                    aria-label={t('items.acceptClass', { class: suggested.freightClass, line })}
                    title={t('items.acceptWhy', { class: suggested.freightClass, scale: suggested.scale })}
                  >
                    → {suggested.freightClass}
                  </button>
                )}
              </>
            )}
          </div>
          <div className={classes.cell} data-cell="pieces" data-label={t('items.pieces')}>
            <input {...cell('pieces')} inputMode="numeric" placeholder={item.handlingUnits} />
          </div>
          <div className={classes.cell} data-cell="pieceType" data-label={t('items.pieceType')}>
            <select
              id={`${rowAt}.pieceType`}
              className={classes.input}
              aria-label={t('items.cell', { field: t('items.pieceType'), line })}
              value={item.pieceType}
              onChange={event => change({ pieceType: event.currentTarget.value })}
            >
              {unitTypes()}
            </select>
          </div>
          <div className={classes.cell} data-cell="nmfc" data-label={t('items.nmfc')}>
            <input {...cell('nmfc')} data-number={false} inputMode="text" />
          </div>
          <label className={classes.tick} data-label={t('items.stackableShort')}>
            <input
              type="checkbox"
              aria-label={t('items.cell', { field: t('items.stackable'), line })}
              checked={item.stackable}
              onChange={event => change({ stackable: event.currentTarget.checked })}
            />
          </label>
          <label className={classes.tick} data-label={t('items.hazmatShort')}>
            <input
              type="checkbox"
              aria-label={t('items.cell', { field: t('items.hazmat'), line })}
              checked={item.hazmat !== null}
              onChange={event => change({ hazmat: event.currentTarget.checked ? blankHazmat : null })}
            />
          </label>
        </div>
        <LineActions
          line={line}
          onDuplicate={() => actions.duplicate(item.key)}
          onRemove={() => actions.remove(item.key)}
        />
        {levels !== null && <Counted item={item} levels={levels} line={line} onTake={change} />}
      </div>
      {asksFeet && item.sharesUnit !== true && <LinearFeet item={item} cell={cell('linearFeet')} />}
      {said.length > 0 && (
        <p className={classes.problems} id={`${rowAt}.problems`}>
          {said.map(([field, text]) => `${t(fieldText(field) ?? 'items.line', { line })}: ${text}`).join('  ')}
        </p>
      )}
      {hazmat !== null && (
        <HazmatFields
          at={rowAt}
          line={line}
          hazmat={hazmat}
          errors={errors}
          warnings={warnings}
          touchesCanada={touchesCanada}
          onChange={next => change({ hazmat: next })}
        />
      )}
    </fieldset>
  )
}

/** Feet of trailer of one line: what its dimensions come to, until somebody types what was measured. */
function LinearFeet({ item, cell }: { item: ItemDraft; cell: React.ComponentProps<'input'> }) {
  const t = useText()
  const feet = linearFeet([itemOfDraft({ ...item, linearFeet: '' })])
  return (
    <div className={classes.feet}>
      <span aria-hidden="true">{t('items.linearFeet')}</span>
      <input {...cell} placeholder={feet === null || Number.isNaN(feet) ? '' : t('items.linearWorked', { feet })} />
    </div>
  )
}
