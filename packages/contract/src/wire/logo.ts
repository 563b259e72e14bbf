import { z } from 'zod'

/** A company's logo, as its own people read of it. */
export const wireLogo = z.object({
  name: z.string(),
  mime: z.enum(['image/png', 'image/jpeg']),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
  savedBy: z.string(),
  savedAt: z.string(),
})
export type WireLogo = z.output<typeof wireLogo>

/** Where a logo is shown from, by the hash of its content; below the address of the installation. */
export const logoPath = (sha256: string): string => `/logo/${sha256}`
