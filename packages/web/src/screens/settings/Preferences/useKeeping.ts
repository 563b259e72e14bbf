import type { PreferencesChange } from '@waybill/contract/wire/preferences.ts'
import { explainShort } from '../../../api/explain.ts'
import { keepPreferences } from '../../../api/keepPreferences.ts'
import { notify } from '../../../ui/notify.ts'

/** Keeps a change; one that is refused is said, and the field shows what is in force. */
export const useKeeping = () => (change: PreferencesChange) =>
  keepPreferences(change).catch((error: unknown) => notify.failed(explainShort(error)))
