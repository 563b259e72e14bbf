import { label, labelAbroad, returnLabel } from './labels.ts'
import { askPickup, closeDay, payment, rate } from './others.ts'

/** Conditions of what the post is asked; the three ways of labels are calls of their own. */
export const uspsCalls = { rate, payment, label, returnLabel, labelAbroad, askPickup, closeDay } as const
