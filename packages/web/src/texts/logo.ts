// Written by `npm run registers`.
import * as english from './en-us/logo.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/logo.ts'))
