// Written by `npm run registers`.
import * as english from './en-us/exceptions.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/exceptions.ts'))
