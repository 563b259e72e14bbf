// Written by `npm run registers`.
import * as english from './en-us/multipleOrders.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/multipleOrders.ts'))
