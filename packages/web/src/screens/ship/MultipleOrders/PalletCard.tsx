import { Button, NativeSelect, TextInput } from '@mantine/core'
import {
  type BuiltPallet,
  loadOf,
  type PalletConfig,
  type PalletContent,
  type PalletGoods,
  type ShipmentLine,
} from '@waybill/domain'
import { useState } from 'react'
import { packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import { formatWeight } from '../../../ui/format.ts'
import { Badge } from '../../../ui/StatusBadge.tsx'
import classes from './MultipleOrders.module.css'
import { PalletPicture } from './PalletPicture.tsx'

type Move = (line: number, pieces: number, to: number) => void

/** One pallet: drawn, weighed, and with what stands on it, which can be moved to another one. */
export function PalletCard({
  number,
  count,
  pallet,
  lines,
  goods,
  config,
  onMove,
}: {
  number: number
  count: number
  pallet: BuiltPallet
  lines: readonly ShipmentLine[]
  goods: readonly PalletGoods[]
  config: PalletConfig
  /** @param to index of a pallet, or how many there are for a new one. Null: nothing can be moved */
  onMove: Move | null
}) {
  const t = useText()
  const { grossLb, heightIn, isTooHeavy, isTooHigh } = loadOf(pallet, goods, config)
  return (
    <li className={classes.palletCard}>
      <h3>{t('multipleOrders.palletNumber', { number })}</h3>
      <PalletPicture pallet={pallet} goods={goods} config={config} number={number} />
      <p className={classes.palletFacts}>
        {formatWeight(grossLb)} ·{' '}
        {heightIn === null ? t('multipleOrders.heightUnknown') : t('multipleOrders.inches', { height: heightIn })}{' '}
        {isTooHeavy && <Badge tone="bad">{t('multipleOrders.tooHeavy')}</Badge>}
        {isTooHigh && <Badge tone="bad">{t('multipleOrders.tooHigh')}</Badge>}
      </p>
      <ul>
        {pallet.map(content => (
          <Content
            key={content.line}
            content={content}
            line={lines[content.line - 1]}
            number={number}
            count={count}
            onMove={onMove}
          />
        ))}
      </ul>
    </li>
  )
}

function Content({
  content: { line: lineNumber, pieces },
  line,
  number,
  count,
  onMove,
}: {
  content: PalletContent
  line: ShipmentLine | undefined
  number: number
  count: number
  onMove: Move | null
}) {
  const t = useText()
  const [isMoving, setMoving] = useState(false)
  const [typed, setTyped] = useState(String(pieces))
  const [to, setTo] = useState(String(count))
  const item = line?.itemCode || line?.description || t('multipleOrders.row', { row: lineNumber })
  const moved = readAmount(typed)
  const canMove = Number.isInteger(moved) && moved >= 1 && moved <= pieces
  return (
    <li data-shade={lineNumber % 4}>
      <span>{`${pieces} ${packagingName(line?.pieceType ?? '', pieces).toLowerCase()} · ${item}`}</span>
      {onMove !== null && !isMoving && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('multipleOrders.moveOf', { item, number })}
          onClick={() => {
            setTyped(String(pieces))
            setTo(String(count))
            setMoving(true)
          }}
        >
          {t('multipleOrders.move')}
        </Button>
      )}
      {onMove !== null && isMoving && (
        <form
          className={classes.moving}
          onSubmit={event => {
            event.preventDefault()
            if (!canMove) return
            onMove(lineNumber, moved, Number(to))
            setMoving(false)
          }}
        >
          <TextInput
            size="xs"
            label={t('multipleOrders.pieces')}
            inputMode="numeric"
            value={typed}
            error={canMove ? null : t('multipleOrders.piecesOf', { count: pieces })}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            size="xs"
            label={t('multipleOrders.to')}
            value={to}
            onChange={event => setTo(event.currentTarget.value)}
            data={[
              ...Array.from({ length: count }, (_, index) => ({
                value: String(index),
                label: t('multipleOrders.palletNumber', { number: index + 1 }),
              })).filter((_, index) => index !== number - 1),
              { value: String(count), label: t('multipleOrders.newPallet') },
            ]}
          />
          <Button type="submit" size="xs" variant="default">
            {t('multipleOrders.move')}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setMoving(false)}>
            {t('actions.cancel')}
          </Button>
        </form>
      )}
    </li>
  )
}
