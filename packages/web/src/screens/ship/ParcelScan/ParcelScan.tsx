import '../../../texts/labels.ts'
import '../../../texts/parcelScan.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/stations.ts'
import '../../../texts/trade.ts'
import { Button, Checkbox } from '@mantine/core'
import type { WireOwnBox } from '@waybill/contract/wire/ownBox.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { isDialogOpen, isTyping } from '../../../ui/keys/useKeys.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { useLabelChoice } from '../../../widgets/Labels/labelChoice.ts'
import { usePrintLabels } from '../../../widgets/Labels/printLabels.ts'
import { ScaleLine } from '../../../widgets/Scale/ScaleLine.tsx'
import { useScale } from '../../../widgets/Scale/useScale.ts'
import { useReachable } from '../../../widgets/screens.ts'
import type { Bench, Scanned } from './bench.ts'
import classes from './ParcelScan.module.css'
import { useBench } from './useBench.ts'

const VERIFY = 'waybill.verify'

/** The bench where boxes are packed: scan, weigh, label, next. Large, with one field that always has the focus. */
export function ParcelScan() {
  const t = useText()
  const { shipmentid } = useParams()
  const [verifies, setVerifies] = useState(() => localStorage.getItem(VERIFY) === 'true')
  const { pounds } = useScale()
  const { bench, notice, hear, pack, printAgain, openShipment, startOver } = useBench(verifies, pounds)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const given = useRef(shipmentid)
  // A scanner types where the focus is: it comes back with each step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for something new
  useEffect(() => field.current?.focus(), [bench])
  // What is scanned belongs into the field, wherever the last click was: not to a button, and not to the page.
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return
      if (!isTyping(event.target) && !isDialogOpen()) field.current?.focus()
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [])
  useEffect(() => {
    const code = given.current
    given.current = undefined
    if (code !== undefined && /^[1-9]\d{0,8}$/.test(code)) openShipment(Number(code))
  })
  const asked = { scan: 'parcelScan.askScan', verify: 'parcelScan.askItem', weigh: 'parcelScan.askWeight' } as const
  const label = bench.step === 'verify' || bench.step === 'weigh' ? t(asked[bench.step]) : t(asked.scan)
  return (
    <>
      <PageHeader
        title={t('screens.parcelScan')}
        action={
          <Checkbox
            label={t('parcelScan.verify')}
            checked={verifies}
            onChange={event => {
              setVerifies(event.currentTarget.checked)
              localStorage.setItem(VERIFY, String(event.currentTarget.checked))
            }}
          />
        }
      />
      <div className={classes.bench} data-step={bench.step}>
        <label className={classes.scan}>
          <span>{label}</span>
          <input
            ref={field}
            // Wedge scanners end with Enter; nothing else of the page hears what they type.
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              hear(typed)
              setTyped('')
            }}
            onChange={event => setTyped(event.currentTarget.value)}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </label>
        <State bench={bench} onPrintAgain={printAgain} />
        {(bench.step === 'verify' || bench.step === 'weigh') && <OwnBox parcel={bench.parcel} pack={pack} />}
        {bench.step === 'weigh' && <ScaleLine />}
        {notice !== '' && (
          <p className={classes.notice} role="alert">
            {notice}
          </p>
        )}
        {bench.step === 'choose' && <Choices bench={bench} onChoose={openShipment} />}
        <Contents bench={bench} />
        {bench.step !== 'scan' && bench.step !== 'working' && (
          <ButtonRow>
            <Button variant="default" size="lg" onClick={startOver}>
              {t('parcelScan.startOver')}
            </Button>
            {bench.step !== 'choose' && <OpenIt parcel={bench.parcel} />}
          </ButtonRow>
        )}
      </div>
    </>
  )
}

/** The one thing that is read from a metre away. */
function State({ bench, onPrintAgain }: { bench: Bench; onPrintAgain: () => Promise<void> }) {
  const t = useText()
  if (bench.step === 'problem') {
    return (
      <div className={classes.state} data-tone="bad" role="alert">
        <strong>{t('parcelScan.stop')}</strong>
        <p>{bench.message}</p>
      </div>
    )
  }
  if (bench.step === 'scan') {
    const { done } = bench
    return done === null ? (
      <div className={classes.state} role="status">
        <strong>{t('parcelScan.ready')}</strong>
      </div>
    ) : (
      <div className={classes.state} data-tone={done.failed === '' ? 'good' : 'bad'} role="status">
        <strong>{t(done.failed === '' ? 'parcelScan.done' : 'parcelScan.stop')}</strong>
        <p>
          {done.parcel.BOLNumber} · {done.service} · {done.trackingNumber}
        </p>
        {done.why !== '' && <p>{said(done.why)}</p>}
        {done.failed === '' ? (
          <p>{done.printer === '' ? t('parcelScan.printHere') : t('parcelScan.printsAt', { printer: done.printer })}</p>
        ) : (
          <p role="alert">{t('parcelScan.notSent', { why: done.failed })}</p>
        )}
        <ButtonRow>
          {done.failed !== '' && (
            <ActionButton size="lg" onAct={onPrintAgain}>
              {t('parcelScan.sendAgain')}
            </ActionButton>
          )}
          {done.failed === '' && done.printer === '' && <PrintHere shipmentId={done.parcel.shipmentId} />}
          <OpenIt parcel={done.parcel} />
        </ButtonRow>
      </div>
    )
  }
  const words = {
    choose: t('parcelScan.choose'),
    verify: t('parcelScan.pack'),
    weigh: t('parcelScan.weigh'),
    working: bench.step === 'working' ? t(`parcelScan.${bench.doing}`) : '',
  }
  return (
    <div className={classes.state} data-tone={bench.step === 'working' ? 'busy' : undefined} role="status">
      <strong>{words[bench.step]}</strong>
    </div>
  )
}

/** What may be meant by the scan, each with the number that it was found by. */
function Choices({
  bench: { code, choices, hasMore },
  onChoose,
}: {
  bench: Extract<Bench, { step: 'choose' }>
  onChoose: (shipmentId: number) => void
}) {
  const t = useText()
  return (
    <section className={classes.choices} aria-label={t('parcelScan.choose')}>
      <p>{t(choices.length === 1 ? 'parcelScan.endsSo' : 'parcelScan.several', { code })}</p>
      <ul>
        {choices.map(choice => (
          <li key={choice.shipmentId}>
            <button type="button" onClick={() => onChoose(choice.shipmentId)}>
              <strong>
                {choice.ending === null
                  ? choice.BOLNumber
                  : t(`parcelScan.${choice.ending.kind}`, { number: choice.ending.number })}
              </strong>
              <span>
                {[
                  choice.ending === null || choice.ending.kind === 'bol' ? '' : choice.BOLNumber,
                  choice.consignee,
                  [choice.consigneeCity, choice.consigneeState].filter(Boolean).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <StatusBadge status={choice.shipmentStatus} />
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p>{t('parcelScan.moreChoices')}</p>}
    </section>
  )
}

/** The smallest own box that takes it, which is only said until somebody takes it. */
function OwnBox({ parcel, pack }: { parcel: Scanned; pack: (box: WireOwnBox) => void }) {
  const t = useText()
  const { box, packedIn } = parcel
  if (box === null) return null
  const size = { name: box.Name, length: box.Length, width: box.Width, height: box.Height }
  if (packedIn !== undefined) return <p role="status">{t('parcelScan.boxUsed', size)}</p>
  return (
    <ButtonRow>
      <span>{t('parcelScan.boxFits', size)}</span>
      <Button variant="default" size="lg" onClick={() => pack(box)}>
        {t('parcelScan.boxUse')}
      </Button>
    </ButtonRow>
  )
}

/** What goes into the box, and to whom. */
function Contents({ bench }: { bench: Bench }) {
  const t = useText()
  if (bench.step === 'scan' || bench.step === 'choose' || bench.parcel === null) return null
  const { parcel } = bench
  return (
    <section className={classes.contents} aria-label={t('parcelScan.contents')}>
      <h2>
        {parcel.BOLNumber} · {parcel.consignee}, {parcel.consigneeCity} {parcel.consigneeState}
      </h2>
      <ul>
        {parcel.items.map((item, index) => {
          const counted = bench.step === 'verify' ? (bench.counted[index] ?? 0) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a parcel stay in their order
            <li key={index} data-whole={counted === null ? undefined : counted >= item.Qty}>
              <strong>{counted === null ? item.Qty : `${counted} / ${item.Qty}`}</strong>
              <span>{item.ItemCode}</span>
              <span>{item.Description}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Without a station the label is printed as any paper. */
function PrintHere({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  const [choice] = useLabelChoice()
  const { print } = usePrintLabels(choice)
  return (
    <ActionButton size="lg" onAct={() => print({ shipmentIds: [shipmentId] })}>
      {t('labels.print')}
    </ActionButton>
  )
}

function OpenIt({ parcel }: { parcel: Scanned | null }) {
  const t = useText()
  const reachable = useReachable()
  if (parcel === null || !reachable('ShipmentDetails')) return null
  return (
    <Button component={Link} to={`/ShipmentDetails/${parcel.shipmentId}`} variant="default" size="lg">
      {t('parcelScan.open')}
    </Button>
  )
}
