// Written by `npm run registers`.
import * as english from './en-us/account.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/account.ts'))
