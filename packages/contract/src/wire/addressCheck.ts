import { z } from 'zod'
import { wireAddress } from './address.ts'

/** Suggestions that are shown of one address. */
export const SUGGESTIONS_MAX = 10

const suggestion = wireAddress.pick({
  Street: true,
  Street2: true,
  City: true,
  State: true,
  Zip: true,
  CountryCode: true,
})
export type WireSuggestion = z.output<typeof suggestion>

/** An address that is looked at. */
export const addressAsked = suggestion.extend({ CompanyName: wireAddress.shape.CompanyName })

export const addressClasses = ['commercial', 'residential', 'unknown'] as const

/** What is said of an address; nothing is changed by it. */
export const wireAddressCheck = z.object({
  /**
   * `valid`: as it stands; `corrected`: there is a better spelling; `ambiguous`: it could be several; `unknown`: nobody knows
   * such a one.
   */
  verdict: z.enum(['valid', 'corrected', 'ambiguous', 'unknown']),
  classification: z.enum(addressClasses),
  suggestions: z.array(suggestion),
  /** The carrier that was asked; blank: our own table of ZIPs, which knows no streets. */
  checkedBy: z.string(),
  /** Why a carrier that could be asked was not heard; blank: none, or it was. */
  Message: z.string(),
})
export type WireAddressCheck = z.output<typeof wireAddressCheck>
