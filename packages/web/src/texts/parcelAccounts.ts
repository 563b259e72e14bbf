// Written by `npm run registers`.
import * as english from './en-us/parcelAccounts.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/parcelAccounts.ts'))
