// Written by `npm run registers`.
import * as english from './en-us/routing.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/routing.ts'))
