// Written by `npm run registers`.
import * as english from './en-us/lists.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/lists.ts'))
