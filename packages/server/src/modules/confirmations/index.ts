import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { downloadConfirmation } from './DownloadConfirmation.ts'
import { getConfirmationsOf } from './GetConfirmationsOf.ts'
import { sendAgain } from './SendConfirmation.ts'
import { sendConfirmation } from './sendConfirmations.ts'
import { writeConfirmations } from './writeConfirmations.ts'

export const confirmationHandlers = {
  DownloadConfirmation: downloadConfirmation,
  GetConfirmationsOf: getConfirmationsOf,
  SendConfirmation: sendAgain,
} satisfies Partial<Handlers>

/** What confirms orders to where they came from. */
export const confirmationWork: Pick<ModuleWork, 'confirmation' | 'confirmationSend'> = {
  confirmation: writeConfirmations,
  confirmationSend: sendConfirmation,
}
