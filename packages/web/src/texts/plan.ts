// Written by `npm run registers`.
import * as english from './en-us/plan.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/plan.ts'))
