import type { itemQuestion } from '@waybill/contract/wire/question.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { likePattern } from '../../db/likePattern.ts'
import type { Database } from '../../db/open.ts'

const sortColumns = { SKU: 'sku', Description: 'description', Class: 'freight_class', Weight: 'weight_lb' } as const

/** The items that a question finds; in its order, where `sorted`. */
export function itemsFound(
  db: Pick<Database['query'], 'selectFrom'>,
  clientId: number,
  asked: z.output<typeof itemQuestion>,
) {
  const search = asked.searchText.trim()
  const { classes = [], units = [], hazmat } = asked.filter
  return db
    .selectFrom('item')
    .where('client_id', '=', clientId)
    .$if(search !== '', q => q.where(sql<boolean>`lower(sku || ' ' || description) like lower(${likePattern(search)})`))
    .$if(classes.length > 0, q => q.where('freight_class', 'in', classes))
    .$if(units.length > 0, q => q.where('handling_unit', 'in', units))
    .$if(hazmat !== undefined, q => q.where('hazmat', hazmat ? 'is not' : 'is', null))
}

/** Classes are numbers to people, so 92.5 comes before 100. */
export const itemOrder = ({ sortName, sortOrder }: z.output<typeof itemQuestion>) =>
  sortName === 'Class'
    ? sql`case when freight_class ~ '^[0-9]+([.][0-9]+)?$' then freight_class::numeric end ${sql.raw(sortOrder)} nulls last, item_id`
    : sql`${sql.ref(sortColumns[sortName])} ${sql.raw(sortOrder)}, item_id`
