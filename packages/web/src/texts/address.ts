// Written by `npm run registers`.
import * as english from './en-us/address.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/address.ts'))
