// Written by `npm run lists`.
import { handlers as list0 } from './addresses/locationList.ts'
import { handlers as list1 } from './confirmations/confirmationList.ts'
import { handlers as list2 } from './imports/importList.ts'
import { handlers as list3 } from './imports/pendingOrderList.ts'
import { handlers as list4 } from './routing/overrideList.ts'
import { handlers as list5 } from './salesOrders/openOrdersList.ts'
import { handlers as list6 } from './straightThrough/straightEntryList.ts'

export const listHandlers = { ...list0, ...list1, ...list2, ...list3, ...list4, ...list5, ...list6 }
