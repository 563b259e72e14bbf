// Written by `npm run registers`.
import * as english from './en-us/carrierOrders.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/carrierOrders.ts'))
