import type { Handlers } from '../../handler.ts'
import { saveClientLogo } from './SaveClientLogo.ts'

export { logoUrlOf } from '../../identity/logos.ts'

export const logoHandlers = { SaveClientLogo: saveClientLogo } satisfies Partial<Handlers>
