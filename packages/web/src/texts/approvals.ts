// Written by `npm run registers`.
import * as english from './en-us/approvals.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/approvals.ts'))
