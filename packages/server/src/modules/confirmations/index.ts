import type { ModuleWork } from '../../jobs/work.ts'
import { sendConfirmation } from './sendConfirmations.ts'
import { writeConfirmations } from './writeConfirmations.ts'

export { confirmationsToSend, setConfirmationsAside } from './setAside.ts'

/** What confirms orders to where they came from. */
export const confirmationWork: Pick<ModuleWork, 'confirmation' | 'confirmationSend'> = {
  confirmation: writeConfirmations,
  confirmationSend: sendConfirmation,
}
