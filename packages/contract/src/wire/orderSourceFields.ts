import { z } from 'zod'
import { trimmedText } from './text.ts'

/** Names of sources are notified apart without regard to case. */
export const sourceName = trimmedText(60).min(1)

export const mailAddress = trimmedText(254).toLowerCase().pipe(z.email())

const DOMAIN = /^@?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Whose mails are taken: an address, or a domain with or without its @; kept without. */
export const mailSender = trimmedText(254)
  .toLowerCase()
  .refine(text => DOMAIN.test(text) || z.email().safeParse(text).success, { params: { code: 'notASender' } })
  .transform(text => text.replace(/^@/, ''))
