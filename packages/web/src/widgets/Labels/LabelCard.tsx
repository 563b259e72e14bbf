import '../../texts/labels.ts'
import '../../texts/printDocuments.ts'
import { Button } from '@mantine/core'
import type { WireLabel } from '@waybill/contract/wire/label.ts'
import { isPrintable } from '@waybill/domain'
import { useState } from 'react'
import { said, saidFields } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Money } from '../../ui/Money.tsx'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { LabelChoiceFields } from './LabelChoiceFields.tsx'
import { LabelPicture } from './LabelPicture.tsx'
import classes from './Labels.module.css'
import { useLabelChoice } from './labelChoice.ts'
import { usePrintLabels } from './printLabels.ts'

const tones: Readonly<Record<WireLabel['state'], Tone>> = {
  asked: 'busy',
  bought: 'good',
  unknown: 'warn',
  refused: 'bad',
  voidAsked: 'busy',
  voided: 'quiet',
  voidRefused: 'bad',
  disputed: 'warn',
}

/**
 * The labels of a shipment: what became of each, how it looks on this device's stock, printed again as PDF or ZPL.
 * @param currency of the shipment's charge
 */
export function LabelCard({
  shipmentId,
  labels,
  currency,
  onVoid,
}: {
  shipmentId: number
  labels: readonly WireLabel[]
  currency: string
  /** Gives one of several back; left out where none can be. */
  onVoid?: (labelId: number) => Promise<void>
}) {
  const t = useText()
  const [choice, change] = useLabelChoice()
  const [looked, setLooked] = useState<number | null>(null)
  const { print, download } = usePrintLabels(choice)
  const live = labels.filter(({ state }) => isPrintable(state))
  const shown = live.find(({ labelId }) => labelId === looked) ?? live[0]
  const all = { shipmentIds: [shipmentId] }
  if (labels.length === 0) return <Hint>{t('labels.none')}</Hint>
  return (
    <div className={classes.card}>
      <div className={classes.side}>
        {live.length === 0 ? (
          <Hint>{t('labels.noneInForce')}</Hint>
        ) : (
          <>
            <ButtonRow flush>
              <ActionButton onAct={() => print(all)}>{t('labels.printAll', { count: live.length })}</ActionButton>
              <ActionButton variant="default" onAct={() => download(all, 'pdf')}>
                {t('labels.downloadPdf')}
              </ActionButton>
              <ActionButton variant="default" onAct={() => download(all, 'zpl')}>
                {t('labels.downloadZpl')}
              </ActionButton>
            </ButtonRow>
            <LabelChoiceFields choice={choice} onChange={change} />
          </>
        )}
        <ul className={classes.labels} aria-label={t('labels.title')}>
          {labels.map(label => (
            <LabelRow
              key={label.labelId}
              {...{ label, currency, number: numberOf(labels, label) }}
              isShown={label.labelId === shown?.labelId}
              onLook={() => setLooked(label.labelId)}
              onPrint={() => print({ labelIds: [label.labelId] })}
              onZpl={() => download({ labelIds: [label.labelId] }, 'zpl')}
              onVoid={onVoid === undefined ? null : () => onVoid(label.labelId)}
            />
          ))}
        </ul>
      </div>
      {shown !== undefined && <LabelPicture {...{ choice }} labelId={shown.labelId} number={shown.trackingNumber} />}
    </div>
  )
}

/** Which package a label is for, from 1: packages in the order in which their first labels were asked for. */
function numberOf(labels: readonly WireLabel[], { unitId, place }: WireLabel): number {
  const packages = [...new Set(labels.map(one => `${one.unitId} ${one.place}`))]
  return packages.indexOf(`${unitId} ${place}`) + 1
}

function LabelRow({
  label,
  number,
  currency,
  isShown,
  onLook,
  onPrint,
  onZpl,
  onVoid,
}: {
  label: WireLabel
  number: number
  currency: string
  isShown: boolean
  onLook: () => void
  onPrint: () => Promise<void>
  onZpl: () => Promise<void>
  onVoid: (() => Promise<void>) | null
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { state, trackingNumber, charge, prints, printedAt, scannedAt, answer, why } = label
  const name = trackingNumber === '' ? t('labels.package', { number }) : trackingNumber
  const ofThis = (action: string): string => t('labels.ofOne', { action, name })
  const printed =
    prints === 0
      ? t('labels.neverPrinted')
      : `${t('labels.timesPrinted', { count: prints })}${
          prints > 1 && printedAt !== null ? `, ${t('labels.firstPrinted', { at: formatInstant(printedAt) })}` : ''
        }`
  return (
    <li className={classes.label} aria-label={name} data-shown={isShown}>
      <div className={classes.labelHead}>
        <strong>{name}</strong>
        <Badge tone={tones[state]}>{t(`labels.state_${state}`)}</Badge>
        {charge !== null && (
          <span className={classes.charge}>
            <Money amount={charge} currency={currency} />
          </span>
        )}
      </div>
      <Hint>
        {t('labels.package', { number })}
        {isPrintable(state) || prints > 0 ? ` · ${printed}` : ''}
        {scannedAt === null ? '' : ` · ${t('labels.scanned', { at: formatInstant(scannedAt) })}`}
      </Hint>
      {state === 'voided' && prints > 0 && <Hint warns>{t('labels.discard')}</Hint>}
      {why !== '' && isPrintable(state) && <Hint>{said(why)}</Hint>}
      {answer !== '' && <Hint warns={state !== 'voided'}>{saidFields(answer)}</Hint>}
      {isPrintable(state) && (
        <ButtonRow flush>
          <Button variant="default" size="xs" onClick={onLook} aria-label={ofThis(t('labels.look'))}>
            {t('labels.look')}
          </Button>
          <ActionButton variant="default" size="xs" onAct={onPrint} aria-label={ofThis(t('labels.print'))}>
            {t('labels.print')}
          </ActionButton>
          <ActionButton variant="default" size="xs" onAct={onZpl} aria-label={ofThis(t('labels.zpl'))}>
            {t('labels.zpl')}
          </ActionButton>
          {onVoid !== null && !isAsking && (
            <Button variant="default" size="xs" onClick={() => setAsking(true)} aria-label={ofThis(t('labels.void'))}>
              {t('labels.void')}
            </Button>
          )}
        </ButtonRow>
      )}
      {onVoid !== null && isAsking && isPrintable(state) && (
        <ButtonRow flush>
          <Hint warns>{t('labels.voidWhy')}</Hint>
          <ActionButton size="xs" color="red" onAct={onVoid} aria-label={ofThis(t('labels.voidNow'))}>
            {t('labels.voidNow')}
          </ActionButton>
          <Button variant="default" size="xs" onClick={() => setAsking(false)}>
            {t('labels.keep')}
          </Button>
        </ButtonRow>
      )}
    </li>
  )
}
