import { z } from 'zod'

/** Longest line and longest note a call takes: far above what the rules allow, so that the rules can say it nicely. */
const LINE_MAX = 500
const NOTE_MAX = 10_000

/** No NUL and no half of a surrogate pair: the database stores neither. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Text that can be stored, of at most `max` characters. */
export const storableText = (max: number) => z.string().max(max).refine(isStorable, { error: 'unreadable text' })

/** The same, without the blanks around it, which don't count. */
export const trimmedText = (max: number) => z.string().trim().max(max).refine(isStorable, { error: 'unreadable text' })

/** One line of free text; blank when it is left out. */
export const wireLine = storableText(LINE_MAX).default('')

/** Several lines of free text; blank when it is left out. */
export const wireNote = storableText(NOTE_MAX).default('')
