// Written by `npm run lists`.
import { handlers as list0 } from './routing/overrideList.ts'

export const listHandlers = { ...list0 }
