import type { shipmentQuestion } from '@waybill/contract/wire/question.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import type { z } from 'zod'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import type { ListQuestion } from './listSql.ts'

/** What a call asks of the list, as the list's statement takes it; which page of it is left to the caller. */
export const listQuestion = (
  who: Pick<Who, 'clientId' | 'userId' | 'timeZone' | 'docks'>,
  tab: ShipmentListTab,
  input: z.output<typeof shipmentQuestion>,
  now: Date,
): Omit<ListQuestion, 'limit' | 'offset' | 'after'> => ({
  clientId: who.clientId,
  isHeld: who.docks !== null,
  tab,
  search: input.searchText.trim(),
  sort: input.sortName,
  order: input.sortOrder,
  ownerId: input.view === 'mine' ? who.userId : null,
  filter: input.filter,
  on: { today: localNow(now, who.timeZone).date, timeZone: who.timeZone },
})
