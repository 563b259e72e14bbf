// Written by `npm run registers`.
import * as english from './en-us/dock.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/dock.ts'))
