// Written by `npm run registers`.
import * as english from './en-us/trade.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/trade.ts'))
