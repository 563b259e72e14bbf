import { z } from 'zod'
import { wireHazmat } from './shipment.ts'

const measure = z.number().min(0).max(100_000).default(0)

/** An entry of the item master (specification §3). Dimensions in inches, weight in pounds, both of one unit. */
export const wireMasterItemInput = z.object({
  SKU: z.string().trim().min(1).max(50),
  Description: z.string().trim().min(1).max(300),
  NMFC: z.string().trim().max(12).default(''),
  Class: z.string().trim().max(5).default(''),
  Stackable: z.boolean().default(true),
  HandlingUnit: z.string().trim().max(5).default('PLT'),
  HTS: z.string().trim().max(15).default(''),
  Hazmat: wireHazmat.nullable().default(null),
  UnitsPerPallet: z.int().min(0).max(1_000_000).nullable().default(null),
  UnitsPerCarton: z.int().min(0).max(1_000_000).nullable().default(null),
  Length: measure,
  Width: measure,
  Height: measure,
  Weight: measure,
})

export const wireMasterItem = wireMasterItemInput.extend({ itemId: z.int(), version: z.int() })
export type WireMasterItem = z.output<typeof wireMasterItem>
