import type { Settings } from '../settings.ts'

/** The key of a carrier's link, also where a program that quotes it has broken the line. */
const KEYS = /\b(AccessID=)[\s>]*[\w-]{16,}/g

/** A letter without the keys of its links. */
export const withoutAnyKey = (text: string): string => text.replace(KEYS, '$1•••')

/**
 * A letter as colleagues read it: whoever holds a carrier's link answers in that carrier's name, so its key is left out.
 * Where no mail server is set, the letter reaches nobody by itself, and the key stays for who hands it over.
 */
export const withoutKeys = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>, text: string): string =>
  SMTP_URL === undefined ? text : withoutAnyKey(text)
