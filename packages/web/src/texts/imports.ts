// Written by `npm run registers`.
import * as english from './en-us/imports.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/imports.ts'))
