import type { SetScale } from '@waybill/contract/calls/Stations/SetScale.ts'
import type { GetWeightfromMachine } from '@waybill/contract/calls/Utils/GetWeightfromMachine.ts'
import type { WireScale } from '@waybill/contract/wire/station.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { myStation } from './stationRows.ts'

/** Why a scale gives no weight, by how it stands. */
const refusals = {
  none: 'ScaleMissing',
  off: 'ScaleOff',
  moving: 'ScaleMoving',
  zero: 'ScaleEmpty',
  underZero: 'ScaleUnder',
  overload: 'ScaleOver',
  fault: 'ScaleFault',
} as const satisfies Record<Exclude<WireScale['state'], 'stable'>, string>

/** @throws {Refusal} NoStation, and why the scale gives no weight */
export const getWeightfromMachine: Handler<typeof GetWeightfromMachine> = async ({ app, db, who, now }) => {
  const station = await myStation({ app, from: db, who, now })
  if (station === null) throw new Refusal('NoStation')
  const { state, weightLb, shown, tare, weighedAt } = station.scale
  if (state !== 'stable') throw new Refusal(refusals[state])
  if (weightLb === null || weighedAt === null || weightLb <= 0) throw new Refusal('ScaleEmpty')
  const ageSeconds = Math.max(0, Math.round((now.getTime() - Date.parse(weighedAt)) / 1000))
  return { Weight: weightLb, shown, tare, weighedAt, ageSeconds }
}

/** Has the scale of my station begin at what lies on it, at zero, or without tare. @throws {Refusal} NoStation, ScaleOff, ScaleMissing */
export const setScale: Handler<typeof SetScale> = async ({ app, tx, who, input, now }) => {
  const station = await myStation({ app, from: tx, who, now })
  if (station === null) throw new Refusal('NoStation')
  const { state } = station.scale
  if (state === 'none' || state === 'off') throw new Refusal(refusals[state])
  const data = { stationId: station.stationId, tells: 'scale', act: input.act }
  await app.realtime.tell({ clientId: who.clientId, topic: 'station', data }, tx)
  return { Status: 'Success' as const }
}
