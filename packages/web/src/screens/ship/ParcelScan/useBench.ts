import { useQueryClient } from '@tanstack/react-query'
import { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import type { WireOwnBox } from '@waybill/contract/wire/ownBox.ts'
import { useEffect, useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { newId } from '../../../api/newId.ts'
import { CallProblem } from '../../../api/problem.ts'
import { forget, useCall } from '../../../api/useCall.ts'
import { useIsLive, useLive } from '../../../api/useLive.ts'
import { said } from '../../../texts/said.ts'
import { text } from '../../../texts/texts.ts'
import {
  type Bench,
  countItem,
  openedByEnd,
  packedIn,
  type Scanned,
  sized,
  start,
  weighed,
  weightTyped,
} from './bench.ts'
import { sound } from './sounds.ts'

/** The label is bought, and its carrier is waited for. */
interface Ordered {
  readonly parcel: Scanned
  readonly service: string
  readonly why: string
}

/** Where no news come in, the carrier's answer is asked for every few seconds; where they do, in case one was lost. */
const AGAIN_MS = { live: 15_000, silent: 2_000 } as const

const whyOf = (error: unknown): string => {
  const { why, next } = explain(error, 'parcelScan.failed')
  return [why, next].filter(Boolean).join(' ')
}

/** What became of a label that was to come out at my station. */
interface Printing {
  /** Which printer; blank: no station prints here. */
  readonly printer: string
  /** Why nobody knows whether it was sent, in words; blank: it was, or there is no station. */
  readonly failed: string
}

/** Has the label printed at my station: once, however often it is asked for under the same key. */
async function print(shipmentId: number, trackingNumber: string): Promise<Printing> {
  const key = `bench ${shipmentId} ${trackingNumber}`
  const body = { document: 'parcelLabel' as const, shipmentIds: [shipmentId], key }
  return makeCall(SendToPrinter, { body }).then(
    ({ printerName: printer }) => ({ printer, failed: '' }),
    (error: unknown) => {
      const isNone = error instanceof CallProblem && (error.code === 'NoStation' || error.code === 'NoPrinter')
      return { printer: '', failed: isNone ? '' : whyOf(error) }
    },
  )
}

/** The packing bench: each scan leads to the next thing, without a mouse. */
export function useBench(verifies: boolean, scaleLb: number | null) {
  const cache = useQueryClient()
  const [bench, setBench] = useState<Bench>(start)
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  /** What a scan meant that led nowhere; the bench stays where it is. */
  const [notice, setNotice] = useState('')
  const isBusy = useRef(false)
  const problem = (parcel: Scanned | null, message: string): void => {
    sound('bad')
    setBench({ step: 'problem', parcel, message })
  }

  /** One thing at a time: what is scanned meanwhile is not taken, and said so. */
  const during = async (parcel: Scanned | null, work: () => Promise<void>): Promise<void> => {
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      problem(parcel, whyOf(error))
    } finally {
      isBusy.current = false
    }
  }

  const order = async (parcel: Scanned, pounds: number | null): Promise<void> => {
    const body = { shipmentId: parcel.shipmentId }
    const { shipment, ...seen } = await makeCall(ShipmentDetails, { body })
    let { version } = seen
    if (pounds !== null) {
      setBench({ step: 'working', parcel, doing: 'saving' })
      const { ShipmentStops: _, ...plain } = shipment
      const saved = await makeCall(BuildShipment, {
        body: {
          ...body,
          version,
          shipment: { ...plain, Items: sized(weighed(shipment.Items, pounds), parcel.packedIn) },
        },
        idempotencyKey: newId(),
      })
      version = saved.version
    }
    setBench({ step: 'working', parcel, doing: 'rating' })
    const { selected, refusals } = await makeCall(RCSelectedParcelCarrier, { query: { Flag: 'rate' }, body })
    if (selected === null) {
      const why = refusals.map(one => said(String(one.params.message ?? ''))).find(words => words !== '')
      problem(parcel, why ?? text('parcelScan.noPrice'))
      return
    }
    setBench({ step: 'working', parcel, doing: 'buying' })
    await makeCall(Pickup, {
      body: { ...body, version, PricesheetID: selected.PricesheetID },
      idempotencyKey: newId(),
    })
    await forget(cache, ShipmentDetails)
    setOrdered({ parcel, service: selected.title, why: selected.why })
  }

  const open = async (scan: { readonly code: string; readonly shipmentId?: number }): Promise<void> => {
    const { code } = scan
    const reply = await makeCall(ScanParcel, { body: scan, idempotencyKey: newId() })
    if (reply.found === 'several') {
      sound('bad')
      setBench({ step: 'choose', code, choices: reply.choices, hasMore: reply.hasMoreChoices })
      return
    }
    if (reply.shipmentId === null) {
      problem(null, text('parcelScan.none', { code }))
      return
    }
    const parcel: Scanned = { ...reply, shipmentId: reply.shipmentId }
    if (parcel.shipMode !== 'PARCEL') problem(parcel, text('parcelScan.freight', { mode: parcel.shipMode }))
    else if (parcel.labels > 0) problem(parcel, text('parcelScan.labelled'))
    else if (parcel.shipmentStatus === 'O') problem(parcel, text('parcelScan.incomplete'))
    else if (parcel.shipmentStatus !== 'Q') problem(parcel, text('parcelScan.gone'))
    else {
      const next = openedByEnd(parcel, verifies, code)
      sound(next.step === 'choose' ? 'bad' : 'good')
      setBench(next)
      if (next.step === 'working') await order(parcel, null)
    }
  }

  const hear = (typed: string): void => {
    // At the scale an empty Enter takes what stands still on it.
    const code = typed.trim() || (bench.step === 'weigh' && scaleLb !== null ? `${scaleLb} lb` : '')
    if (code === '') return
    if (isBusy.current || bench.step === 'working') {
      sound('bad')
      setNotice(text('parcelScan.notTaken', { code }))
      return
    }
    setNotice('')
    if (bench.step === 'verify') {
      const next = countItem(bench, code)
      if (typeof next === 'string') {
        sound('bad')
        setNotice(text(`parcelScan.${next}`, { code }))
        return
      }
      sound('good')
      setBench(next)
      if (next.step === 'working') void during(next.parcel, () => order(next.parcel, null))
      return
    }
    if (bench.step === 'weigh') {
      const pounds = weightTyped(code)
      if (pounds === null) {
        sound('bad')
        setNotice(text(/^[\d.,]+$/.test(code) ? 'parcelScan.bareNumber' : 'parcelScan.badWeight', { code }))
        return
      }
      const { parcel } = bench
      void during(parcel, () => order(parcel, pounds))
      return
    }
    void during(null, () => open({ code }))
  }

  const isLive = useIsLive()
  const { data, error } = useCall(
    ShipmentDetails,
    { body: { shipmentId: ordered?.parcel.shipmentId ?? 0 } },
    { enabled: ordered !== null, freshFor: 0, againAfter: () => AGAIN_MS[isLive ? 'live' : 'silent'] },
  )
  useLive(ordered?.parcel.UniqueName ?? null, [ShipmentDetails])
  const state = ordered !== null && data?.shipmentId === ordered.parcel.shipmentId ? data.booking.state : 'reserved'
  // The carrier's answer comes by itself, over the socket.
  useEffect(() => {
    if (ordered !== null && data === undefined && error !== null) {
      setOrdered(null)
      sound('bad')
      setBench({ step: 'problem', parcel: ordered.parcel, message: text('parcelScan.unread', { why: whyOf(error) }) })
      return
    }
    if (ordered === null || data === undefined || state === 'reserved' || state === 'none') return
    const trackingNumber = data.PRONumber || (data.labels.find(label => label.state === 'bought')?.trackingNumber ?? '')
    // Read while it was being written: the news of it bring the rest.
    if (state === 'booked' && trackingNumber === '') return
    const { parcel, service, why } = ordered
    setOrdered(null)
    if (state === 'booked') {
      void print(parcel.shipmentId, trackingNumber).then(printing => {
        sound(printing.failed === '' ? 'good' : 'bad')
        setBench({ step: 'scan', done: { parcel, service, why, trackingNumber, ...printing } })
      })
      return
    }
    sound('bad')
    const answer = said(data.booking.answer)
    setBench({
      step: 'problem',
      parcel,
      message: state === 'unknown' ? text('parcelScan.unknown') : answer || text('parcelScan.refused'),
    })
  }, [ordered, data, error, state])

  const openShipment = (shipmentId: number): void => void during(null, () => open({ code: '', shipmentId }))

  const pack = (box: WireOwnBox): void => setBench(before => packedIn(before, box))

  /** Asks for the same print again: what was sent already is not sent twice. */
  const printAgain = async (): Promise<void> => {
    if (bench.step !== 'scan' || bench.done === null) return
    const { done } = bench
    const printing = await print(done.parcel.shipmentId, done.trackingNumber)
    setBench(now => (now.step === 'scan' && now.done === done ? { step: 'scan', done: { ...done, ...printing } } : now))
  }

  return { bench, notice, hear, pack, printAgain, openShipment, startOver: () => setBench(start) }
}
