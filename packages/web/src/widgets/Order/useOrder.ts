import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { plainToWire } from '@waybill/contract/wire/shipment.ts'
import { itemWarnings, ratingKey } from '@waybill/domain'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { notifyLeading } from '../../ui/notifyUndo.tsx'
import { useZipPlace } from '../AddressForm/zipPlace.ts'
import { useHazmatTable } from '../Hazmat/useHazmatTable.ts'
import type { KeptOrder, Saved } from './keptOrder.ts'
import { isUntouched, type OrderForm, shipmentOf } from './orderForm.ts'
import { type FieldErrors, orderErrors, serverErrors } from './problems.ts'
import { useDraft } from './useDraft.ts'
import { type Rates, useRates } from './useRates.ts'
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
}

const noErrors: FieldErrors = {}

/** Whether there is a way to tell the carrier at all; not while its order is under way or of unknown outcome. */
const canTell = (shipmentId: number): Promise<boolean> =>
  makeCall(ShipmentDetails, { body: { shipmentId } }).then(
    ({ booking }) => booking.tellWays.length > 0,
    () => false,
  )

/** After a change of a booked shipment: what it means, and the way to where the carrier is told. */
async function tellConsequences(
  shipmentId: number,
  consequences: readonly ('rerate' | 'revision' | 'tellCarrier')[],
  lead: () => void,
): Promise<void> {
  const meant = (['tellCarrier', 'rerate'] as const).filter(one => consequences.includes(one))
  if (meant.length === 0) {
    notify.warn(text('order.then_revision'))
    return
  }
  // The revision of the bill goes with the word to the carrier.
  const words = meant.map(one => text(`order.then_${one}`)).join(' ')
  if (await canTell(shipmentId)) notifyLeading(words, text('carrierOrders.tellCarrier'), lead)
  else notify.warn(words)
}

/** One order on the screen: what is typed, what is wrong with it, what the server has of it, and its prices. */
export function useOrder(start: OrderStart, screen: string, userId: number, onBuilt: (id: number) => void) {
  const [form, setForm] = useState(start.form)
  const [saved, setSaved] = useState(start.saved)
  const [isJudged, setJudged] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>(noErrors)
  const [conflict, setConflict] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const working = useRef(false)
  const navigate = useNavigate()
  const from = useZipPlace(form.origin.zip, form.origin.country)
  const to = useZipPlace(form.destination.zip, form.destination.country)
  const zone = from?.timeZone ?? ownZone()

  const shipment = useMemo(() => shipmentOf(form), [form])
  const content = useMemo(() => JSON.stringify(shipment), [shipment])
  const table = useHazmatTable(form.items.some(item => item.hazmat !== null))
  const settled = useDeferredValue(shipment)
  const warnings = useMemo(() => itemWarnings(settled, table), [settled, table])
  const found = useMemo(
    () => (isJudged ? orderErrors(shipment, localNowIn(zone), table) : noErrors),
    [isJudged, shipment, zone, table],
  )
  const errors = useMemo(() => ({ ...refused, ...found }), [refused, found])

  const isAsStarted = useMemo(() => isUntouched(form, start.empty), [form, start.empty])
  const isKept = !isAsStarted && content !== saved?.content
  const kept = useMemo<KeptOrder | null>(
    () => (isKept ? { kind: 'order-1', form, saved } : null),
    [isKept, form, saved],
  )
  const draft = useDraft(userId, screen, kept, start.draftId)
  const rates = useRates(saved?.uniqueName ?? '', start.rates, saved?.shipmentId ?? null)
  const { mutateAsync: build } = useChange(BuildShipment, [ShipmentDetails, GetShipmentList, GetShipmentCount])

  const change = useCallback((next: (form: OrderForm) => OrderForm) => {
    setForm(next)
    setRefused(noErrors)
  }, [])

  /** Saves what stands on the screen; null when it was refused, and why stands at the fields by then. */
  const save = async (over: Saved | null): Promise<Saved | null> => {
    if (over !== null && over.content === content) return over
    const draftId = await draft.settle()
    try {
      const reply = await build({
        body: {
          shipment: plainToWire(shipment),
          ...(over === null ? {} : { shipmentId: over.shipmentId, version: over.version }),
          ...(draftId === null ? {} : { draftId }),
        },
      })
      const { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status } = reply
      const next = { shipmentId, version, uniqueName, status, content }
      draft.end()
      setSaved(next)
      setConflict(false)
      onBuilt(shipmentId)
      if (reply.consequences.length > 0) {
        void tellConsequences(shipmentId, reply.consequences, () => void navigate(`/ShipmentDetails/${shipmentId}`))
      } else if (status !== 'O' && status !== 'Q') notify.done(text('order.changesSaved'))
      return next
    } catch (problem) {
      draft.goOn()
      if (!(problem instanceof CallProblem)) throw problem
      if (problem.code === 'ChangedMeanwhile') setConflict(true)
      else if (problem.issues.length > 0) setRefused(serverErrors(problem.issues))
      else notify.failed(explainShort(problem))
      return null
    }
  }

  /** Checks everything at once, saves, and asks for prices. False when something has to be mended first. */
  const submit = async (over: Saved | null = saved): Promise<boolean> => {
    if (working.current) return true
    setJudged(true)
    if (Object.keys(orderErrors(shipment, localNowIn(zone), table)).length > 0) return false
    working.current = true
    setBusy(true)
    try {
      const next = await save(over)
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
  /** Checks everything at once and saves, without asking for prices; null when something has to be mended first. */
  const saveWhole = async (): Promise<Saved | null> => {
    setJudged(true)
    return Object.keys(orderErrors(shipment, localNowIn(zone), table)).length > 0 ? null : save(saved)
  }
  const chosen = picked ?? rates.selected
  return {
    form,
    change,
    shipment,
    saved,
    setSaved,
    saveNotes,
    saveWhole,
    errors,
    from,
    to,
    zone,
    draft,
    rates,
    submit,
    isBusy,
    isStale,
    chosen,
    choose: setPicked,
    conflict,
    warnings,
    isUntouched: saved === null && isAsStarted,
  }
}

export type Order = ReturnType<typeof useOrder>
