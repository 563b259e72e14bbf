import { BOX_NAME_MAX, type OwnBox } from '@waybill/domain'
import { z } from 'zod'
import { trimmedText } from './text.ts'

const measure = z.number().min(0).max(1_000_000)

/** A box that a company packs into: inches inside, pounds; the greatest weight with the box itself. */
export const wireOwnBox = z.object({
  Name: trimmedText(BOX_NAME_MAX),
  Length: measure,
  Width: measure,
  Height: measure,
  MaxWeight: measure,
  /** Of the empty box. */
  Tare: measure,
})
export type WireOwnBox = z.output<typeof wireOwnBox>

/** The wire's name of each field of a box. */
export const ownBoxFields = {
  name: 'Name',
  lengthIn: 'Length',
  widthIn: 'Width',
  heightIn: 'Height',
  maxWeightLb: 'MaxWeight',
  tareLb: 'Tare',
} as const satisfies Record<keyof OwnBox, keyof WireOwnBox>

export const ownBoxToWire = (box: OwnBox): WireOwnBox => ({
  Name: box.name,
  Length: box.lengthIn,
  Width: box.widthIn,
  Height: box.heightIn,
  MaxWeight: box.maxWeightLb,
  Tare: box.tareLb,
})

export const ownBoxFromWire = (wire: WireOwnBox): OwnBox => ({
  name: wire.Name,
  lengthIn: wire.Length,
  widthIn: wire.Width,
  heightIn: wire.Height,
  maxWeightLb: wire.MaxWeight,
  tareLb: wire.Tare,
})
