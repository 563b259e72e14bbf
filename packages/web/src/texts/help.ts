// Written by `npm run registers`.
import * as english from './en-us/help.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/help.ts'))
