// Written by `npm run registers`.
import * as english from './en-us/mails.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/mails.ts'))
