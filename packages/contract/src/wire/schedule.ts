import type { PickupWindow } from '@waybill/domain'
import { z } from 'zod'
import { storableText } from './text.ts'

const time = storableText(8).default('')

/** SheduleDateTime of specification §3: a date and a window in the zone of the place. */
export const wireSchedule = z.object({
  /** `2026-11-24` */
  PickupByDate: storableText(10).default(''),
  /** `10:00`; seconds are taken and dropped (specification §5). */
  PickupByFromTime: time,
  PickupByToTime: time,
})
export type WireSchedule = z.output<typeof wireSchedule>

export const scheduleFields = {
  date: 'PickupByDate',
  from: 'PickupByFromTime',
  to: 'PickupByToTime',
} as const satisfies Record<keyof PickupWindow, keyof WireSchedule>

const withoutSeconds = (text: string): string => (/^\d{2}:\d{2}:\d{2}$/.test(text) ? text.slice(0, 5) : text)

export const scheduleToWire = ({ date, from, to }: PickupWindow): WireSchedule => ({
  PickupByDate: date,
  PickupByFromTime: from,
  PickupByToTime: to,
})

export const scheduleFromWire = (wire: WireSchedule): PickupWindow => ({
  date: wire.PickupByDate,
  from: withoutSeconds(wire.PickupByFromTime),
  to: withoutSeconds(wire.PickupByToTime),
})
