// Written by `npm run registers`.
import * as english from './en-us/orderSetup.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/orderSetup.ts'))
