import { Button, Checkbox } from '@mantine/core'
import { ITEMS_MAX } from '@waybill/contract/constants.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import type { WireStop } from '@waybill/contract/wire/shipment.ts'
import { type Address, crossesBorder, filesWithoutForm, fitsParcel, modes, shipmentOfPlain } from '@waybill/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { OpenEditsContext, useOpenEdits } from '../../ui/form/openEdits.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Changeable, useLookOnly } from '../../ui/lookOnly.tsx'
import { notifyUndo } from '../../ui/notifyUndo.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { ItemsEditor } from '../ItemsEditor/ItemsEditor.tsx'
import type { ItemDraft } from '../ItemsEditor/itemDraft.ts'
import { LaneMap } from '../LaneMap/LaneMap.tsx'
import { StopsPart } from '../Stops/StopsPart.tsx'
import { Accessorials } from './Accessorials.tsx'
import { AddressEnd } from './AddressEnd.tsx'
import { Asked } from './Asked.tsx'
import { Beginnings, savedAt } from './Beginnings.tsx'
import { Booked } from './Booked.tsx'
import { CodFields } from './CodFields.tsx'
import { Conflict } from './Conflict.tsx'
import { Details } from './Details.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { KeptOrder } from './keptOrder.ts'
import classes from './Order.module.css'
import { type CommonData, codFormOf, collectsOnDelivery, type End } from './orderForm.ts'
import { orderTitle } from './orderTitle.ts'
import { ParcelServices } from './ParcelServices.tsx'
import { parcelFormOf, soldToTyped } from './parcelForm.ts'
import { errorsAt, type FieldErrors, pickupRemark } from './problems.ts'
import { RatesPart } from './RatesPart.tsx'
import type { DroppedAt } from './receives.ts'
import { BillTo, Terms } from './Terms.tsx'
import { type OrderStart, useOrder } from './useOrder.ts'
import { useRatesAsked } from './useRatesAsked.ts'
import { useReprintChoice } from './useReprintChoice.ts'
import { useWholeOrder } from './useWholeOrder.ts'
import { RoomRemarks, Way } from './Way.tsx'
import { When } from './When.tsx'
import { wayFormOf } from './wayForm.ts'
import { localNowIn } from './zone.ts'

/** One order from the addresses to the booking: left to right and down, like the freight moves. */
export function OrderScreen({
  title,
  screen,
  userId,
  common,
  start,
  asks,
  onBuilt,
  onNew,
  onContinue,
  onReload,
}: {
  title: TextKey
  screen: string
  userId: number
  common: CommonData
  start: OrderStart
  /** It was begun to ask carriers for quotes: that is said, and what leads there stands out. */
  asks: boolean
  onBuilt: (shipmentId: number) => void
  onNew: () => void
  onContinue: (draftId: number | null, kept: KeptOrder) => void
  /** Shows the shipment as the server has it now. */
  onReload: (shipmentId: number) => void
}) {
  const t = useText()
  const navigate = useNavigate()
  const { of } = start
  const edits = useOpenEdits()
  const typed = useOrder(start, screen, userId, onBuilt)
  const order = useWholeOrder(typed, edits)
  const { form, change, errors, draft, saved } = order
  const way = wayFormOf(form)
  // Small packages go under no bill of lading.
  const { isLabelled } = modes[order.shipment.mode]
  const canBeParcel = useMemo(
    () => order.shipment.mode === 'LTL' && fitsParcel(shipmentOfPlain(order.shipment)),
    [order.shipment],
  )
  const [showsStops, setShowsStops] = useState(false)
  const [round, setRound] = useState(0)
  const [isBooked, setBooked] = useState(false)
  const name = orderTitle(of, t(title), { isParcel: isLabelled, isBooked })

  const isAfterBooking = saved !== null && saved.status !== 'O' && saved.status !== 'Q'
  const reprints = useReprintWanted() && isAfterBooking && !isLabelled
  const papers = useReprintChoice(reprints ? saved.shipmentId : null)
  const rate = async (): Promise<void> => {
    if (!(await (reprints ? order.reprint(papers.choice) : order.submit()))) setRound(before => before + 1)
    // What the carrier has to be told stands there, with the button that tells it.
    else if (reprints) void navigate(`/ShipmentDetails/${saved.shipmentId}?do=tell`)
  }
  const isLookOnly = useLookOnly()
  useRateKey(rate, !isBooked && !isLookOnly)
  useRatesAsked(rate)
  const changeItems = useCallback(
    (next: (items: readonly ItemDraft[]) => readonly ItemDraft[]) =>
      change(before => ({ ...before, items: next(before.items) })),
    [change],
  )
  const plan = useCallback(
    (next: (stops: readonly WireStop[]) => readonly WireStop[]) =>
      change(({ plannedStops = noStops, ...rest }) => {
        const planned = next(plannedStops)
        return planned.length === 0 ? rest : { ...rest, plannedStops: planned }
      }),
    [change],
  )
  /** What a stop’s dock wants the driver to know goes with the order’s instructions. */
  const bring = ({ CompanyName, Receives }: WireBookAddress): void => {
    const note = Receives.Notes.trim()
    if (note === '' || form.specialInstructions.includes(note)) return
    const line = `${CompanyName}: ${note}`
    change(now => ({ ...now, specialInstructions: [now.specialInstructions.trim(), line].filter(Boolean).join('\n') }))
    notifyUndo(t('order.addedNotesStop', { place: CompanyName }), async () =>
      change(now => ({ ...now, specialInstructions: withoutLine(now.specialInstructions, line) })),
    )
  }
  const originErrors = useEndErrors(errors, 'origin')
  const destinationErrors = useEndErrors(errors, 'destination')
  const remark = useMemo(() => pickupRemark(order.shipment, localNowIn(order.zone)), [order.shipment, order.zone])
  /** What was typed goes for good: kept, it would stand over the shipment again when that is shown. */
  const giveUp = (shipmentId: number): void => void draft.throwAway().then(() => onReload(shipmentId))
  /** One press is easily made by mistake: what it clears can be had back. */
  const startOver = async (): Promise<void> => {
    const { kept } = order
    await draft.throwAway()
    onNew()
    if (kept !== null) notifyUndo(t('order.startedOver'), async () => onContinue(null, kept))
  }
  const isAbroad = way.mode === 'PARCEL' && crossesBorder(form.origin, form.destination)
  const border = isAbroad ? 'customs' : filesWithoutForm(form.origin, form.destination) ? 'filing' : null
  if (isBooked && saved !== null) {
    return (
      <>
        <PageHeader title={name} counts={<StatusBadge status={saved.status} />} />
        <Booked shipmentId={saved.shipmentId} onNew={onNew} onAgain={() => onReload(saved.shipmentId)} />
      </>
    )
  }
  return (
    <OpenEditsContext value={edits}>
      <div className={classes.frame}>
        <div className={classes.desk}>
          <PageHeader
            title={name}
            counts={
              <span className={classes.state} role="status">
                {saved !== null && <StatusBadge status={saved.status} />}
                {draft.state.kind === 'saved' && t('order.draftSaved', { at: savedAt(draft.state.at) })}
                {draft.state.kind === 'failed' && t('order.draftLocal')}
              </span>
            }
            action={
              <>
                {!order.isUntouched && (
                  <Button variant="default" onClick={saved === null ? startOver : onNew}>
                    {t(saved === null ? 'order.startOver' : 'track.newShipment')}
                  </Button>
                )}
                <ActionButton onAct={rate} rightSection={<KeyHint keys="Ctrl+⏎" />} aria-keyshortcuts="Control+Enter">
                  {t(reprints ? 'order.saveReprint' : isAfterBooking ? 'order.saveChanges' : 'order.getRates')}
                </ActionButton>
              </>
            }
          />
          <Changeable>
            <div className={classes.page} data-priced={!isAfterBooking}>
              <div className={classes.strip}>
                <Way
                  way={way}
                  isFixed={isAfterBooking}
                  canBeParcel={canBeParcel}
                  common={common}
                  errors={errors}
                  change={change}
                >
                  <Terms terms={form.terms} change={change} />
                </Way>
                {way.mode !== 'PARCEL' && (saved === null || /[OQT]/.test(saved.status)) && (
                  <StopsPart
                    saved={saved?.shipmentId ?? null}
                    isWhole={order.isWhole}
                    planned={form.plannedStops ?? noStops}
                    pickup={order.shipment.pickup}
                    errors={errors}
                    onPlanned={plan}
                    onBrought={bring}
                    prepare={async () => {
                      // Planned stops are open beside the form themselves: they are not waited for.
                      const next = await (form.plannedStops === undefined ? order.saveNotes() : typed.saveWhole())
                      if (next === null) setRound(before => before + 1)
                      return next?.shipmentId ?? null
                    }}
                    onSaved={onReload}
                    onSettled={order.takeOver}
                    onShown={setShowsStops}
                  />
                )}
              </div>
              {order.isUntouched && <Beginnings onContinue={one => onContinue(one.draftId, one.kept)} />}
              <div className={classes.form}>
                {saved !== null && start.isRestored && saved.version === start.saved?.version && (
                  <p role="status">
                    {t('forms.restored')}{' '}
                    <LinkButton tone="plain" onClick={() => giveUp(saved.shipmentId)}>
                      {t('forms.discard')}
                    </LinkButton>
                  </p>
                )}
                {saved !== null && <Conflict order={order} onTheirs={() => giveUp(saved.shipmentId)} />}
                {asks && !isAfterBooking && <p className={classes.remark}>{t('order.completeToAsk')}</p>}
                {isAfterBooking && <p className={classes.remark}>{t('order.afterBooking')}</p>}
                {reprints && <p className={classes.remark}>{t('order.reprintWhy')}</p>}
                {papers.offered.length > 0 && (
                  <fieldset className={classes.papers}>
                    <legend>{t('order.reprintAlso')}</legend>
                    {papers.offered.map(kind => (
                      <Checkbox
                        key={kind}
                        label={t(`printDocuments.${kind}`)}
                        checked={papers.choice.documents.includes(kind)}
                        onChange={event => papers.choose(kind, event.currentTarget.checked)}
                      />
                    ))}
                  </fieldset>
                )}
                <ErrorSummary errors={errors} focusRound={round} />
                <div className={classes.lane}>
                  <AddressEnd
                    end="origin"
                    address={form.origin}
                    applied={form.applied.origin}
                    dropped={form.dropped?.origin ?? noneDropped}
                    services={form.accessorials}
                    errors={originErrors}
                    isParcel={way.mode === 'PARCEL'}
                    common={common}
                    isPast={of !== null}
                    change={change}
                  />
                  <AddressEnd
                    end="destination"
                    address={form.destination}
                    applied={form.applied.destination}
                    dropped={form.dropped?.destination ?? noneDropped}
                    services={form.accessorials}
                    errors={destinationErrors}
                    isParcel={way.mode === 'PARCEL'}
                    common={common}
                    isPast={of !== null}
                    change={change}
                  />
                  <div className={classes.third}>
                    <When
                      pickup={form.pickup}
                      next={common.defaultPickup.date}
                      zone={order.zone}
                      remark={remark}
                      errors={errors}
                      change={change}
                    />
                    {/* Stops that are moved and not saved yet have the only map: another would say another distance. */}
                    {!showsStops && <LaneMap from={order.from} to={order.to} via={order.via} />}
                  </div>
                </div>
                {form.terms === 'thirdParty' && (
                  <div className={classes.part}>
                    <BillTo billTo={form.billTo} errors={errors} change={change} />
                  </div>
                )}
                <section className={classes.part} aria-labelledby="items-title">
                  <h2 id="items-title">{t(way.mode === 'PARCEL' ? 'parcel.packages' : 'order.items')}</h2>
                  {order.locksItems && (
                    <p id="items-locked" className={classes.remark}>
                      {t('issues.changedByUnit')}
                    </p>
                  )}
                  <fieldset
                    className={classes.items}
                    disabled={order.locksItems}
                    aria-labelledby="items-title"
                    aria-describedby={order.locksItems ? 'items-locked' : undefined}
                  >
                    <ItemsEditor
                      items={form.items}
                      onChange={changeItems}
                      errors={errors}
                      warnings={order.warnings}
                      touchesCanada={[form.origin, form.destination].some(({ country }) => country === 'CA')}
                      shipDate={form.pickup.date}
                      max={ITEMS_MAX}
                      asksFeet={way.mode !== 'LTL'}
                      isParcel={way.mode === 'PARCEL'}
                      currencies={isAbroad ? common.currencies : null}
                    />
                  </fieldset>
                  <RoomRemarks room={order.room} />
                </section>
                {way.mode === 'PARCEL' ? (
                  <ParcelServices
                    {...{ errors, change, border }}
                    needs={parcelFormOf(form)}
                    mailTo={form.origin.contactEmail}
                    terms={form.terms}
                    party={soldToTyped(form)}
                    carrier={way.appointed}
                    isSaved={saved !== null}
                  />
                ) : (
                  <Accessorials
                    all={common.accessorials}
                    usual={common.usualServices}
                    chosen={form.accessorials}
                    isHazardous={form.items.some(({ hazmat }) => hazmat !== null)}
                    error={errors.accessorials}
                    change={change}
                  >
                    {collectsOnDelivery(form) && (
                      <CodFields cod={codFormOf(form)} currency={form.currency} errors={errors} change={change} />
                    )}
                  </Accessorials>
                )}
                <Details
                  form={form}
                  currencies={common.currencies}
                  referenceLabels={common.referenceLabels}
                  errors={errors}
                  change={change}
                />
                {!isAfterBooking && way.mode !== 'PARCEL' && (
                  <Asked way={way} isCollect={form.terms === 'collect'} change={change} />
                )}
              </div>
              {!isAfterBooking && (
                <RatesPart
                  order={order}
                  asks={asks}
                  onRate={rate}
                  onRefused={() => setRound(before => before + 1)}
                  onBooked={next => {
                    order.setSaved(next)
                    void draft.end()
                    setBooked(true)
                  }}
                  onConflict={() => void order.meet()}
                />
              )}
            </div>
          </Changeable>
        </div>
      </div>
    </OpenEditsContext>
  )
}

const noStops: readonly WireStop[] = []
const noneDropped: DroppedAt = []

const withoutLine = (text: string, line: string): string =>
  text
    .split('\n')
    .filter(one => one !== line)
    .join('\n')

/** The same object while the errors of one end stay the same, so that the end draws itself only when it must. */
function useEndErrors(errors: FieldErrors, end: End): Partial<Record<keyof Address, string>> {
  const own = errorsAt(errors, end)
  const key = JSON.stringify(own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the object
  return useMemo(() => own, [key])
}

/** Who came to edit and reprint (`#reprint`): what is saved is printed in the same step. */
const useReprintWanted = (): boolean => useLocation().hash === '#reprint'

/** Ctrl+Enter or ⌘Enter anywhere on the screen but in what has no use for it. */
function useRateKey(rate: () => Promise<void>, isOn: boolean): void {
  const latest = useRef(rate)
  latest.current = rate
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isOn])
}
