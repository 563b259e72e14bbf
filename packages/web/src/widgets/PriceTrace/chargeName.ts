import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { accessorialName, served } from '../../texts/names.ts'
import { type TextKey, text } from '../../texts/texts.ts'

/** Kinds of charges that have a name of their own. */
export const chargeKinds: Readonly<Record<string, TextKey>> = {
  allIn: 'rates.traceAllIn',
  linehaul: 'shipment.linehaul',
  discount: 'shipment.discount',
  minimum: 'shipment.minimum',
  fuel: 'shipment.fuel',
  stopOff: 'shipment.stopOff',
  tarps: 'shipment.tarps',
  cubicCapacity: 'shipment.cubeCharge',
  linearFeet: 'shipment.feetCharge',
}

/** `LINE_HAUL` and `Linehaul` are one word. */
const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What a charge is called: its kind, or the extra service that it is for, with the carrier's own words where they are
 * others; a charge that is none of ours has its carrier's words alone.
 */
export function chargeName({ kind, code, description = '' }: WireRate['charges'][number]): string {
  const known = chargeKinds[kind]
  const name = known !== undefined ? text(known) : code === '' ? '' : accessorialName(code)
  const words = description === code ? '' : served(description)
  if (name === '') return words || text('shipment.services')
  const isSame = words === '' || lettersOf(words) === lettersOf(name)
  return isSame ? name : text('rates.traceCharge', { name, words })
}
