import type { PalletConfig } from '@waybill/domain'
import { z } from 'zod'
import { wirePackaging } from './lineItem.ts'

const measure = z.number().min(0).max(1_000_000)

/** A pallet of one type of packaging, in inches and pounds: the greatest height from the floor, the greatest weight with itself. */
export const wirePallet = z.object({
  packageType: wirePackaging,
  Length: measure,
  Width: measure,
  /** Of the empty pallet. */
  Tare: measure,
  MaxHeight: measure,
  MaxWeight: measure,
})
export type WirePallet = z.output<typeof wirePallet>

/** The wire's name of each field of a pallet. */
export const palletFields = {
  packaging: 'packageType',
  lengthIn: 'Length',
  widthIn: 'Width',
  tareLb: 'Tare',
  maxHeightIn: 'MaxHeight',
  maxWeightLb: 'MaxWeight',
} as const satisfies Record<keyof PalletConfig, keyof WirePallet>

export const palletToWire = (pallet: PalletConfig): WirePallet => ({
  packageType: pallet.packaging,
  Length: pallet.lengthIn,
  Width: pallet.widthIn,
  Tare: pallet.tareLb,
  MaxHeight: pallet.maxHeightIn,
  MaxWeight: pallet.maxWeightLb,
})

export const palletFromWire = (wire: WirePallet): PalletConfig => ({
  packaging: wire.packageType,
  lengthIn: wire.Length,
  widthIn: wire.Width,
  tareLb: wire.Tare,
  maxHeightIn: wire.MaxHeight,
  maxWeightLb: wire.MaxWeight,
})
