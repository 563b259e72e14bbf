// Written by `npm run registers`.
import * as english from './en-us/order.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/order.ts'))
