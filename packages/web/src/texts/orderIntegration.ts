// Written by `npm run registers`.
import * as english from './en-us/orderIntegration.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/orderIntegration.ts'))
