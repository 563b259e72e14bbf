import { equipments, type LoadReview } from '@waybill/domain'
import { z } from 'zod'
import { stated } from '../money.ts'

/** What a load is confirmed by before it is bought (domain `LoadReview`). Weights are pounds. */
export const wireLoadReview = z.object({
  stops: z.array(
    z.object({
      kind: z.enum(['pickup', 'delivery']),
      company: z.string(),
      city: z.string(),
      state: z.string(),
      date: z.string(),
      from: z.string(),
      to: z.string(),
      appointment: z.string(),
    }),
  ),
  weightLb: z.number(),
  units: z.array(z.object({ type: z.string(), count: z.int() })),
  hazmat: z.boolean(),
  services: z.array(z.string()),
  signature: z.enum(['', 'none', 'required', 'adult']),
  terms: z.enum(['prepaid', 'collect', 'thirdParty']),
  customerPo: z.string(),
  orderNumber: z.string(),
  truck: z.object({
    equipment: z.enum(['', ...equipments]),
    temperatureMin: z.number().nullable(),
    temperatureMax: z.number().nullable(),
    tarps: z.boolean(),
  }),
  /** In `currency`; null: nothing is collected. */
  cod: z
    .object({ amount: stated(z.number()), feeTerms: z.enum(['', 'prepaid', 'collect']), customerCheck: z.boolean() })
    .nullable(),
  /** In `currency`; null: nobody declared one. */
  declaredValue: stated(z.number()).nullable(),
  currency: z.string(),
  specialInstructions: z.string(),
})

export const loadReviewToWire = (facts: LoadReview): z.input<typeof wireLoadReview> => ({
  ...facts,
  stops: facts.stops.map(stop => ({ ...stop })),
  units: facts.units.map(unit => ({ ...unit })),
  services: [...facts.services],
})
