// Written by `npm run registers`.
import * as english from './en-us/way.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/way.ts'))
