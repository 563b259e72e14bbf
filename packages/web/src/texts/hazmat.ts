// Written by `npm run registers`.
import * as english from './en-us/hazmat.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/hazmat.ts'))
