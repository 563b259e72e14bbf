import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { plainFromWire, plainToWire } from '@waybill/contract/wire/shipment.ts'
import { itemWarnings, loadReviewOf, type PlainShipment, ratingKey, roomWarnings, type Stop } from '@waybill/domain'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem, isSettled } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { text } from '../../texts/texts.ts'
import { textOf } from '../../ui/form/merge.ts'
import { notify } from '../../ui/notify.ts'
import { notifyLeading } from '../../ui/notifyUndo.tsx'
import { useZipPlace } from '../AddressForm/zipPlace.ts'
import { useHazmatTable } from '../Hazmat/useHazmatTable.ts'
import { usePoints } from '../Stops/usePoints.ts'
import { dropLocal, keptOf, type Saved } from './keptOrder.ts'
import { locksItemsOf } from './locksItems.ts'
import { chosenFrom, isOfRows, meetOrders, type OrderQuestion } from './mergeOrders.ts'
import { isNotBuilt, type OpenBuild, useOpenBuild } from './openBuild.ts'
import { formOfShipment, formOver, isUntouched, type OrderForm, shipmentOf } from './orderForm.ts'
import { type FieldErrors, orderErrors, serverErrors, unclassed, unreadable } from './problems.ts'
import { stopsBetween } from './startOf.ts'
import { tellConsequences } from './tellConsequences.ts'
import { useDraft } from './useDraft.ts'
import { type Rates, useRates } from './useRates.ts'
import type { ReprintChoice } from './useReprintChoice.ts'
import { type SaveBooked, useSaveAndPrint } from './useSaveAndPrint.ts'
import { localNowIn, ownZone } from './zone.ts'

export interface OrderStart {
  /** The shipment that this is an edit or a copy of; null for a new order. */
  readonly of: { readonly bol: string; readonly isCopy: boolean } | null
  readonly form: OrderForm
  readonly saved: Saved | null
  readonly draftId: number | null
  readonly rates: Rates
  /** What an untouched form looks like. */
  readonly empty: OrderForm
  /** Its items share units or come off at several stops: rows cannot say that, so they are only shown. */
  readonly locksItems: boolean
  /** Stops between the first and the last; left out: none. */
  readonly between?: readonly Stop[]
  /** What was typed before the form was left, against what somebody else saved since. */
  readonly conflict?: OrderQuestion | null
  /** It begins with what was typed over the saved shipment before the form was left. */
  readonly isRestored?: boolean
  /** It was sent before the form was left, and nobody knows what became of that. */
  readonly open?: OpenBuild | null
}

const noErrors: FieldErrors = {}
const noStops: readonly Stop[] = []

/** What is saved of a booked shipment; null: it is not booked. */
const bookedIn = (saved: Saved | null): PlainShipment | null =>
  saved === null || saved.status === 'O' || saved.status === 'Q' ? null : (JSON.parse(saved.content) as PlainShipment)

/** One order on the screen: what is typed, what is wrong with it, what the server has of it, and its prices. */
export function useOrder(start: OrderStart, screen: string, userId: number, onBuilt: (id: number) => void) {
  const [form, setForm] = useState(start.form)
  const [saved, setSaved] = useState(start.saved)
  const [isJudged, setJudged] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>(noErrors)
  const [locksItems, setLocksItems] = useState(start.locksItems)
  const [between, setBetween] = useState(start.between ?? noStops)
  const [conflict, setConflict] = useState<OrderQuestion | null>(start.conflict ?? null)
  const [picked, setPicked] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const working = useRef(false)
  const latest = useRef(form)
  latest.current = form
  const navigate = useNavigate()
  const from = useZipPlace(form.origin.zip, form.origin.country)
  const to = useZipPlace(form.destination.zip, form.destination.country)
  const via = usePoints(between.map(({ address }) => ({ Zip: address.zip, CountryCode: address.country })))
  const zone = from?.timeZone ?? ownZone()

  const shipment = useMemo(() => shipmentOf(form), [form])
  const content = useMemo(() => textOf(shipment), [shipment])
  const table = useHazmatTable(form.items.some(item => item.hazmat !== null))
  const settled = useDeferredValue(shipment)
  const warnings = useMemo(() => itemWarnings(settled, table), [settled, table])
  const room = useMemo(() => roomWarnings(settled), [settled])
  const booked = useMemo(() => bookedIn(saved), [saved])
  const found = useMemo(
    () => (isJudged ? orderErrors(shipment, localNowIn(zone), table, booked) : noErrors),
    [isJudged, shipment, zone, table, booked],
  )
  const errors = useMemo(() => ({ ...refused, ...found }), [refused, found])

  /** Nothing is missing or wrong, whether or not that is shown yet. */
  const isWhole = useMemo(
    () => Object.keys(orderErrors(settled, localNowIn(zone), table, booked)).length === 0,
    [settled, zone, table, booked],
  )

  const isAsStarted = useMemo(() => isUntouched(form, start.empty), [form, start.empty])
  const { open, send, sendNew } = useOpenBuild(start.open ?? null)
  const kept = useMemo(
    () => (isAsStarted ? null : keptOf({ form, saved, conflict, open, content, locksItems })),
    [isAsStarted, form, saved, conflict, open, content, locksItems],
  )
  const draft = useDraft(userId, screen, kept, start)
  const rates = useRates(saved?.uniqueName ?? '', start.rates, saved?.shipmentId ?? null)
  const { mutateAsync: build } = useChange(BuildShipment, [ShipmentDetails, GetShipmentList, GetShipmentCount])

  const saveAndPrint = useSaveAndPrint()

  const change = useCallback((next: (form: OrderForm) => OrderForm) => {
    setForm(next)
    setRefused(noErrors)
  }, [])

  /**
   * Somebody was faster: takes over what they changed, and asks about what both did. Nothing is saved by it.
   * @param isOwn another part of the page saved it, so that nothing is to be told but a question.
   * @returns whether nothing is left to be chosen
   */
  const meet = async (over: Saved, isOwn = false): Promise<boolean> => {
    const details = await makeCall(ShipmentDetails, { body: { shipmentId: over.shipmentId } }).catch(
      (problem: unknown) => notify.failed(explainShort(problem)),
    )
    if (details === undefined) return false
    const theirs = shipmentOf(formOfShipment(plainFromWire(details.shipment)))
    const mine = shipmentOf(latest.current)
    const isLocked = locksItemsOf(details)
    const base = JSON.parse(over.content) as PlainShipment
    const { value, question } = meetOrders(base, mine, theirs, { isLocked, open: conflict })
    // Drawn at once: what goes on after it works with the order as it is then.
    flushSync(() => {
      setLocksItems(isLocked)
      setBetween(stopsBetween(details))
      setForm(now => formOver(now, value))
      setSaved({ ...over, version: details.version, status: details.shipmentStatus, content: JSON.stringify(theirs) })
      setConflict(question !== null && isOwn ? { ...question, isOwn } : question)
      setRefused(noErrors)
    })
    if (!isOwn) notify.warn(text(question === null ? 'forms.merged' : 'forms.conflict'))
    else if (question !== null) notify.warn(text('order.ownConflict'))
    return question === null
  }

  /** What became of the order that was sent before something was typed over it. */
  const settleOpen = async (asked: OpenBuild): Promise<Saved | 'refused' | 'unknown'> => {
    try {
      const { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status } = await send(asked)
      const first = { shipmentId, version, uniqueName, status, content: asked.content }
      // What is kept from here on is of that shipment.
      dropLocal(userId, screen)
      setSaved(first)
      onBuilt(shipmentId)
      return first
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem
      if (isNotBuilt(problem)) return 'refused'
      notify.failed(explainShort(problem))
      return 'unknown'
    }
  }

  /**
   * Saves what stands on the screen; null when it was refused, and why stands at the fields by then.
   * @param how what saves it; left out: BuildShipment
   */
  const save = async (over: Saved | null, how: SaveBooked | null = null): Promise<Saved | null> => {
    if (over !== null && over.content === content && how === null) {
      // All of theirs was chosen: nothing is left of the question.
      setConflict(null)
      return over
    }
    const unread = unreadable(shipment, orderErrors(shipment, localNowIn(zone), table, booked))
    if (Object.keys(unread).length > 0) {
      setRefused(unread)
      return null
    }
    if (over === null && open !== null && open.content !== content) {
      const first = await settleOpen(open)
      if (first === 'unknown') return null
      if (first !== 'refused') return save(first)
    }
    const isOpen = over === null && open?.content === content
    const draftId = await draft.settle(
      textOf([over?.shipmentId, over?.version, shipment]),
      isOpen ? open?.draftId : undefined,
    )
    try {
      const body = { shipment: plainToWire(shipment), ...(draftId === null ? {} : { draftId }) }
      const reply =
        over === null
          ? await sendNew(content, draftId, draft.keepHere)
          : how !== null
            ? await how(over, body.shipment)
            : await build({ body: { ...body, shipmentId: over.shipmentId, version: over.version } })
      const { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status } = reply
      const next = { shipmentId, version, uniqueName, status, content }
      void draft.end()
      setSaved(next)
      setConflict(null)
      onBuilt(shipmentId)
      if (how !== null) return next
      if (reply.consequences.length > 0) {
        void tellConsequences(shipmentId, reply.consequences, () => void navigate(`/ShipmentDetails/${shipmentId}`))
      } else if (status !== 'O' && status !== 'Q') notify.done(text('order.changesSaved'))
      return next
    } catch (problem) {
      draft.goOn(problem instanceof CallProblem && isSettled(problem))
      if (!(problem instanceof CallProblem)) throw problem
      if (problem.code === 'ChangedMeanwhile' && over !== null) await meet(over)
      // It is told of the paper, and names no field of the form.
      else if (problem.code === 'NotReady') notify.failed(explainShort(problem))
      else if (problem.code === 'OffersOpen' && over !== null) {
        const lead = (): void => void navigate(`/ShipmentDetails/${over.shipmentId}`)
        notifyLeading(explainShort(problem), text('order.toOffers'), lead)
      } else if (problem.issues.length > 0) setRefused(serverErrors(problem.issues))
      else notify.failed(explainShort(problem))
      return null
    }
  }

  /** Checks everything at once, saves, and asks for prices. False when something has to be mended first. */
  const submit = async (): Promise<boolean> => {
    if (working.current) return true
    setJudged(true)
    if (Object.keys(orderErrors(shipment, localNowIn(zone), table, booked)).length > 0) return false
    working.current = true
    setBusy(true)
    try {
      const next = await save(saved)
      if (next === null) return false
      if (next.status !== 'O' && next.status !== 'Q') return true
      setPicked(null)
      await rates.ask(next.shipmentId, ratingKey(shipment))
      return true
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const askedFor = rates.askedFor
  const isStale = useMemo(() => askedFor !== '' && askedFor !== ratingKey(shipment), [askedFor, shipment])
  /** A change that moves no price, such as a note, still has to be saved before the booking. */
  const saveNotes = (): Promise<Saved | null> => save(saved)
  /** Whether each line says the class that its bill declares; where one does not, its field asks for it. */
  const isDeclared = (): boolean => {
    const missing = unclassed(shipment)
    if (missing.length > 0) setRefused(Object.fromEntries(missing.map(at => [at, text('order.classNeeded')])))
    return missing.length === 0
  }
  /** Checks everything at once and saves, without asking for prices; null when something has to be mended first. */
  const saveWhole = async (): Promise<Saved | null> => {
    setJudged(true)
    if (!isDeclared()) return null
    return Object.keys(orderErrors(shipment, localNowIn(zone), table, booked)).length > 0 ? null : save(saved)
  }
  /** Saves a booked shipment and prints the revision of its bill, with what was chosen beside it, in one step; false when something has to be mended first. */
  const reprint = async (choice: ReprintChoice): Promise<boolean> => {
    if (working.current) return false
    setJudged(true)
    if (saved === null || Object.keys(orderErrors(shipment, localNowIn(zone), table, booked)).length > 0) return false
    working.current = true
    setBusy(true)
    try {
      return (await save(saved, (over, edited) => saveAndPrint(over, edited, choice))) !== null
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  const chosen = picked ?? rates.selected
  return {
    form,
    change,
    shipment,
    /** What a booking is confirmed by: the form, with the stops of the saved shipment that it does not show. */
    load: useMemo(() => loadReviewOf(shipment, between), [shipment, between]),
    saved,
    setSaved,
    saveNotes,
    isWhole,
    saveWhole,
    reprint,
    isDeclared,
    errors,
    from,
    to,
    /** Where the stops are that it does not show. */
    via,
    zone,
    draft,
    /** What would be kept of it by now; null: nothing. */
    kept,
    rates,
    submit,
    isBusy,
    isStale,
    chosen,
    choose: setPicked,
    conflict,
    /** Somebody was faster with the shipment that is shown. */
    meet: async () => (saved === null ? undefined : meet(saved)),
    /** Its stops were saved by this page; false when something has to be chosen first. */
    takeOver: async () => saved === null || meet(saved, true),
    /** Puts one of the two values of a conflict into the form. */
    settle: (at: string, whose: 'mine' | 'theirs') => {
      if (conflict === null || (whose === 'mine' && locksItems && isOfRows(at))) return
      change(now => formOver(now, chosenFrom(conflict, whose, shipmentOf(now), at)))
    },
    warnings,
    room,
    isUntouched: saved === null && isAsStarted,
    locksItems,
  }
}

export type TypedOrder = ReturnType<typeof useOrder>
