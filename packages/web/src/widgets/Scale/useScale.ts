import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { SetScale } from '@waybill/contract/calls/Stations/SetScale.ts'
import { type WireScale, wireScale } from '@waybill/contract/wire/station.ts'
import type { ScaleWeight } from '@waybill/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { listen } from '../../api/socket.ts'
import { useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import { isStationNews } from '../Printing/stationNews.ts'
import { browserHid, type Hid, type HidScale, openHidScale } from './hidScale.ts'

/** What lies on the scale that is mine. */
export interface Scale {
  /** Where the weight comes from: the scale of my station, one at this computer, or there is none. */
  readonly source: 'station' | 'computer' | 'none'
  readonly state: WireScale['state']
  /** Net, in pounds: only of a weight that stands still; what is not to be taken is null. */
  readonly pounds: number | null
  /** As the scale shows it; blank: nothing is known. */
  readonly shown: string
  /** Blank: none. */
  readonly tare: string
  /** The browser can read a scale that is plugged into this computer; asks the person for it. */
  readonly connect: (() => Promise<void>) | null
  readonly act: (act: 'tare' | 'zero' | 'clear') => Promise<void>
}

const written = (value: number, unit: string): string => `${value.toFixed(unit === 'g' ? 0 : 2)} ${unit}`

const ofComputer = ({ state, value, unit, pounds, tare }: ScaleWeight) => ({
  ...{ source: 'computer' as const, state, pounds: state === 'stable' && pounds > 0 ? pounds : null },
  ...{ shown: written(value, unit), tare: tare === 0 ? '' : written(tare, unit) },
})

const ofStation = ({ state, weightLb, shown, tare }: WireScale) => ({
  ...{ source: 'station' as const, state, shown, tare },
  pounds: state === 'stable' && weightLb !== null && weightLb > 0 ? weightLb : null,
})

/**
 * The weight on my scale as it changes: of my station, or of a scale at this computer (WebHID), which goes first once it was
 * connected. @param hid the browser's own where it is left out
 */
export function useScale(hid: Hid | null = browserHid()): Scale {
  const { data } = useCall(CheckPrinterStatus, { body: {} })
  useLive('', [CheckPrinterStatus], isStationNews)
  const stationId = data?.stationId ?? null
  const [live, setLive] = useState<WireScale | null>(null)
  const [weight, setWeight] = useState<ScaleWeight | null>(null)
  const computer = useRef<HidScale | null>(null)
  useEffect(() => {
    setLive(null)
    if (stationId === null) return
    return listen('', {
      topics: ['station'],
      onMessage: news => {
        const scale = wireScale.safeParse(news.scale)
        if (news.stationId === stationId && scale.success) setLive(scale.data)
        // The station came, went or was changed: what is asked for anew counts.
        else if (news.stationId === stationId || news.topic === 'missed') setLive(null)
      },
    })
  }, [stationId])
  useEffect(() => {
    if (hid === null) return
    const scale = openHidScale(hid, setWeight)
    computer.current = scale
    void scale.again().catch(() => {})
    return () => {
      computer.current = null
      scale.close()
    }
  }, [hid])
  const connect = useCallback(async () => {
    await computer.current?.ask()
  }, [])
  const act = useCallback(
    async (what: 'tare' | 'zero' | 'clear') => {
      if (weight === null) await makeCall(SetScale, { body: { act: what } })
      else await computer.current?.[what]()
    },
    [weight],
  )
  const station = live ?? data?.scale
  const none = { source: 'none' as const, state: 'none' as const, pounds: null, shown: '', tare: '' }
  const known =
    weight !== null ? ofComputer(weight) : station !== undefined && station.state !== 'none' ? ofStation(station) : none
  return { ...known, connect: hid === null ? null : connect, act }
}
