import { closeReasonNames, type ExceptionKind, exceptionKindNames, exceptionSides } from '@waybill/domain'
import { z } from 'zod'

export const wireExceptionKind = z.enum(exceptionKindNames)
export const wireExceptionSide = z.enum(exceptionSides)
export const wireCloseReason = z.enum(closeReasonNames)

/** `snoozed`: nobody is bothered until its time; `ended`: its cause is over; `closed`: a person said why, and whose doing it was. */
export const exceptionStates = ['open', 'snoozed', 'ended', 'closed'] as const

/** Whose doing it was is read by figures: of these it is said after they ended, too. */
export const lateKinds: readonly ExceptionKind[] = ['pickupLate', 'deliveryLate']

/** Who sees, assigns, snoozes and closes what did not go as planned. */
export const exceptionPages = ['Dashboard', 'Track', 'ShipmentHistory'] as const

/** How long one may be snoozed. */
export const SNOOZE_DAYS_MAX = 90
export const CLOSE_NOTE_MAX = 500

/** People of a company that are offered, by name. */
export const PEOPLE_OFFERED_MAX = 500
