import '../../texts/labels.ts'
import '../../texts/printDocuments.ts'
import { Button } from '@mantine/core'
import type { WireLabel } from '@waybill/contract/wire/label.ts'
import { holdsPackage, isPrintable } from '@waybill/domain'
import { useState } from 'react'
import { said, saidFields } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { formatInstant, formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Money } from '../../ui/Money.tsx'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { LabelChoiceFields } from './LabelChoiceFields.tsx'
import { LabelPicture } from './LabelPicture.tsx'
import classes from './Labels.module.css'
import { useLabelChoice } from './labelChoice.ts'
import { usePrintLabels } from './printLabels.ts'
import { type Packed, RepackForm } from './RepackForm.tsx'

const tones: Readonly<Record<WireLabel['state'], Tone>> = {
  asked: 'busy',
  bought: 'good',
  unknown: 'warn',
  refused: 'bad',
  surplus: 'warn',
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
  isOurs = false,
  onVoid,
  onRepack,
}: {
  shipmentId: number
  labels: readonly WireLabel[]
  currency: string
  /** Whether we pay for them: what is given back leaves our charges. */
  isOurs?: boolean
  /** Gives one of several back; left out where none can be. */
  onVoid?: (labelId: number) => Promise<void>
  /** Packs the package of a label anew that is not in force any more; left out where none can be. */
  onRepack?: (label: WireLabel, packed: Packed, buys: boolean) => Promise<void>
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
              {...{ label, currency, isOurs }}
              isShown={label.labelId === shown?.labelId}
              onLook={() => setLooked(label.labelId)}
              onPrint={() => print({ labelIds: [label.labelId] })}
              onZpl={() => download({ labelIds: [label.labelId] }, 'zpl')}
              onVoid={onVoid === undefined ? null : () => onVoid(label.labelId)}
              onRepack={
                onRepack === undefined || !isOpen(labels, label)
                  ? null
                  : (packed, buys) => onRepack(label, packed, buys)
              }
            />
          ))}
        </ul>
      </div>
      {shown !== undefined && <LabelPicture {...{ choice }} labelId={shown.labelId} number={shown.trackingNumber} />}
    </div>
  )
}

/** Whether a label was the last one of its package, which is there still and has none in force. */
function isOpen(labels: readonly WireLabel[], { labelId, unitId, place, packed }: WireLabel): boolean {
  const own = labels.filter(one => one.unitId === unitId && one.place === place)
  return packed !== null && own.at(-1)?.labelId === labelId && !own.some(holdsPackage)
}

function LabelRow({
  label,
  currency,
  isOurs,
  isShown,
  onLook,
  onPrint,
  onZpl,
  onVoid,
  onRepack,
}: {
  label: WireLabel
  currency: string
  isOurs: boolean
  isShown: boolean
  onLook: () => void
  onPrint: () => Promise<void>
  onZpl: () => Promise<void>
  onVoid: (() => Promise<void>) | null
  onRepack: ((packed: Packed, buys: boolean) => Promise<void>) | null
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [isPacking, setPacking] = useState(false)
  const {
    number,
    state,
    trackingNumber,
    charge,
    isCharged,
    isSurplus,
    prints,
    printedAt,
    scannedAt,
    answer,
    why,
    packed,
  } = label
  const which = number === null ? t('labels.packageGone') : t('labels.package', { number })
  const name = trackingNumber === '' ? which : trackingNumber
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
            {isSurplus ? ` · ${t('labels.notInCharges')}` : !isCharged && ` · ${t('labels.notCharged')}`}
          </span>
        )}
      </div>
      <Hint>
        {which}
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
            <ChangeButton
              variant="default"
              size="xs"
              onClick={() => setAsking(true)}
              aria-label={ofThis(t('labels.void'))}
            >
              {t('labels.void')}
            </ChangeButton>
          )}
        </ButtonRow>
      )}
      {onVoid !== null && isAsking && isPrintable(state) && (
        <ButtonRow flush>
          <Hint warns>
            {t('labels.voidWhy')}
            {isOurs && charge !== null && ` ${t('labels.voidCredits', { amount: formatMoney(charge, currency) })}`}
          </Hint>
          <ActionButton size="xs" color="red" onAct={onVoid} aria-label={ofThis(t('labels.voidNow'))}>
            {t('labels.voidNow')}
          </ActionButton>
          <Button variant="default" size="xs" onClick={() => setAsking(false)}>
            {t('labels.keep')}
          </Button>
        </ButtonRow>
      )}
      {onRepack !== null && !isPacking && (
        <ButtonRow flush>
          <ChangeButton
            variant="default"
            size="xs"
            onClick={() => setPacking(true)}
            aria-label={ofThis(t('labels.repack'))}
          >
            {t('labels.repack')}
          </ChangeButton>
        </ButtonRow>
      )}
      {onRepack !== null && isPacking && packed !== null && number !== null && (
        <RepackForm {...{ packed, number, onRepack }} onClose={() => setPacking(false)} />
      )}
    </li>
  )
}
