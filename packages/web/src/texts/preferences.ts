// Written by `npm run registers`.
import * as english from './en-us/preferences.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/preferences.ts'))
