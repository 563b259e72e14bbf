// Written by `npm run registers`.
import * as english from './en-us/carriers.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/carriers.ts'))
