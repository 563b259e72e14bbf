import { billableWeightLb, needsSize, parcelPackagings } from '@waybill/domain'
import { memo, useState } from 'react'
import { packagingName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { fieldText, itemTable } from '../fields.ts'
import { BoxHint } from './BoxHint.tsx'
import { blankCustoms, CustomsFields } from './CustomsFields.tsx'
import type { RowProps } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'
import { described, type ItemDraft, itemOfDraft } from './itemDraft.ts'
import { LineActions } from './LineActions.tsx'
import { eachOf } from './parcelDraft.ts'
import { useMasterItems } from './useMasterItems.ts'

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

/** Heads of what a package cannot go without: they carry an asterisk (specification §5). */
const mandatory: ReadonlySet<string> = new Set(['length', 'width', 'height', 'each'])

/** Where the form is narrow they stand in a second row, each with its name beside it. */
const later: ReadonlySet<string> = new Set(['billed', 'value', 'pieces', 'handling'])

export function ParcelHeads() {
  const t = useText()
  const heads = [
    ['description', t('items.description')],
    ['units', t('items.units')],
    ['type', t('parcel.type')],
    ['length', t('items.length')],
    ['width', t('items.width')],
    ['height', t('items.height')],
    ['each', t('parcel.each')],
    ['billed', t('parcel.billed')],
    ['value', t('parcel.value')],
    ['pieces', t('parcel.cartons')],
    ['handling', t('parcel.handlingShort')],
  ] as const
  return (
    <div className={classes.heads} data-parcel aria-hidden="true">
      <span />
      {heads.map(([name, label]) => (
        <span
          key={name}
          className={later.has(name) ? classes.laterHead : undefined}
          data-mandatory={mandatory.has(name) || undefined}
          title={name === 'billed' ? t('parcel.billedWhy') : undefined}
        >
          {label}
        </span>
      ))}
      <span />
    </div>
  )
}

/** One row of equal small packages. Draws itself again only when its own item or its own errors change. */
export const ParcelRow = memo(Row, (a, b) => {
  const same = a.item === b.item && a.index === b.index && a.shipDate === b.shipDate && a.actions === b.actions
  if (a.currencies !== b.currencies || a.levels !== b.levels) return false
  return same && JSON.stringify(a.errors) === JSON.stringify(b.errors)
})

function Row({ item, levels, index, at, shipDate, errors, currencies, actions }: RowProps) {
  const t = useText()
  const [isSearching, setSearching] = useState(false)
  const { choices, isAwaited } = useMasterItems(item.description, isSearching)
  const line = index + 1
  const rowAt = `${at}.${index}`
  const change = (patch: Partial<ItemDraft>): void => actions.change(item.key, { ...item, ...patch })
  const isSized = !needsSize(item.handlingUnitType)

  const hear = (event: React.KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return
    const isCommand = event.ctrlKey || event.metaKey
    const target = event.target
    const field = target instanceof HTMLElement ? target.id.slice(rowAt.length + 1) : ''
    if (isCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      actions.duplicate(item.key)
    } else if (isCommand && event.key === 'Backspace' && event.shiftKey) {
      event.preventDefault()
      actions.remove(item.key)
    } else if (event.key === 'Enter' && !isCommand && target instanceof HTMLInputElement && field !== '') {
      event.preventDefault()
      actions.below(item.key, field)
    }
  }
  const cell = (field: string, label: string) => ({
    id: `${rowAt}.${field}`,
    className: classes.input,
    'aria-label': t('items.cell', { field: label, line }),
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${rowAt}.problems`,
    'data-number': true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
  })
  const own = itemOfDraft(item)
  const weightLb = own.weightLb / Math.max(1, own.handlingUnits)
  const billed =
    Number.isFinite(weightLb) && weightLb > 0 ? billableWeightLb({ ...own, weightLb }, 'UPS', shipDate) : null
  const said = Object.entries(errors).filter(([field]) => currencies === null || !field.startsWith('customs.'))

  return (
    <fieldset
      className={classes.line}
      aria-label={t('items.line', { line })}
      onKeyDown={hear}
      onFocus={() => actions.focus(item.key)}
    >
      <div className={classes.row} data-parcel>
        <span className={classes.number} aria-hidden="true">
          {line}
        </span>
        <div className={classes.cell} data-cell="description" data-label={t('items.description')}>
          <TypeAhead
            text={item.description}
            label={t('items.master')}
            choices={choices}
            isAwaited={isAwaited}
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
              <input
                {...input}
                {...{ ...cell('description', t('items.description')), ...input }}
                maxLength={itemTable.description.limit}
                inputMode="text"
                data-number={false}
              />
            )}
          </TypeAhead>
          {item.itemCode !== '' && <span className={classes.sku}>{item.itemCode}</span>}
        </div>
        <div className={classes.cell} data-label={t('items.units')}>
          <input
            {...cell('handlingUnits', t('items.units'))}
            inputMode="numeric"
            value={item.handlingUnits}
            onChange={event => change({ eachLb: eachOf(item), handlingUnits: event.currentTarget.value })}
          />
        </div>
        <div className={classes.cell} data-cell="packaging" data-label={t('parcel.type')}>
          <select
            id={`${rowAt}.handlingUnitType`}
            className={classes.input}
            aria-label={t('items.cell', { field: t('parcel.type'), line })}
            value={item.handlingUnitType}
            onChange={event => change({ handlingUnitType: event.currentTarget.value })}
          >
            {parcelPackagings.map(({ code }) => (
              <option key={code} value={code}>
                {packagingName(code, 1)}
              </option>
            ))}
          </select>
        </div>
        {sides.map(field => (
          <div
            key={field}
            className={classes.cell}
            data-label={t(itemTable[field].text)}
            data-mandatory={!isSized || undefined}
          >
            <input
              {...cell(field, t(itemTable[field].text))}
              aria-required={!isSized}
              disabled={isSized}
              value={isSized ? '' : item[field]}
              onChange={event => change({ [field]: event.currentTarget.value })}
            />
          </div>
        ))}
        <div className={classes.cell} data-label={t('parcel.each')} data-mandatory>
          <input
            {...cell('weightLb', t('parcel.each'))}
            aria-required={true}
            value={eachOf(item)}
            onChange={event => change({ eachLb: event.currentTarget.value })}
          />
        </div>
        <div className={classes.more}>
          <div className={classes.cell} data-cell="billed" data-label={t('parcel.billed')}>
            <output className={classes.billed} aria-label={t('items.cell', { field: t('parcel.billed'), line })}>
              {billed ?? '–'}
            </output>
          </div>
          <div className={classes.cell} data-label={t('parcel.value')}>
            <input
              {...cell('declaredValue', t('parcel.value'))}
              value={item.declaredValue ?? ''}
              onChange={event => change({ declaredValue: event.currentTarget.value })}
            />
          </div>
          <div className={classes.cell} data-label={t('parcel.cartons')}>
            <input
              {...cell('pieces', t('parcel.cartons'))}
              inputMode="numeric"
              placeholder={item.handlingUnits}
              value={item.pieces}
              onChange={event => change({ pieces: event.currentTarget.value })}
            />
          </div>
          <label className={classes.tick} data-label={t('parcel.handlingShort')}>
            <input
              type="checkbox"
              aria-label={t('items.cell', { field: t('parcel.handling'), line })}
              checked={item.additionalHandling === true}
              onChange={event => {
                const { additionalHandling: _, ...rest } = item
                actions.change(item.key, event.currentTarget.checked ? { ...rest, additionalHandling: true } : rest)
              }}
            />
          </label>
        </div>
        <LineActions
          line={line}
          onDuplicate={() => actions.duplicate(item.key)}
          onRemove={() => actions.remove(item.key)}
        />
      </div>
      <BoxHint item={item} levels={levels} fill={change} />
      {currencies !== null && (
        <CustomsFields
          at={rowAt}
          line={line}
          customs={item.customs ?? blankCustoms}
          currencies={currencies}
          errors={errors}
          onChange={customs => change({ customs })}
        />
      )}
      {said.length > 0 && (
        <p className={classes.problems} id={`${rowAt}.problems`}>
          {said.map(([field, text]) => `${t(fieldText(field) ?? 'items.line', { line })}: ${text}`).join('  ')}
        </p>
      )}
    </fieldset>
  )
}
