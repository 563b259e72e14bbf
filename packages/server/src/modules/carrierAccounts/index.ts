import type { ModuleWork } from '../../jobs/work.ts'
import { tryParcelAccounts } from './tryParcelAccounts.ts'

export { addParcelAccount, connectParcelAccount, environmentOf, hasParcelAccount } from './addParcelAccount.ts'
export { keepAccount } from './keepAccount.ts'

export const carrierAccountWork: Pick<ModuleWork, 'tryParcelAccounts'> = { tryParcelAccounts }
