// Written by `npm run registers`.
import * as english from './en-us/company.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/company.ts'))
