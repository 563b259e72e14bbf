import type { itemQuestion } from '@waybill/contract/wire/question.ts'
import type { ItemLevel } from '@waybill/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import { likePattern } from '../../db/likePattern.ts'
import type { Database } from '../../db/open.ts'

const sortColumns = { SKU: 'sku', Description: 'description' } as const

/** The packaging levels of an item, from the smallest up. */
export const itemLevels = sql<readonly ItemLevel[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('level', l.level, 'packaging', l.packaging, 'weightLb', l.weight_lb,
                    'lengthIn', l.length_in, 'widthIn', l.width_in, 'heightIn', l.height_in, 'count', l.count)
                    order by array_position(array['each', 'carton', 'pallet'], l.level))
     from item_level l where l.client_id = item.client_id and l.item_id = item.item_id), '[]')`

/** Pounds of one handling unit, 0 where nobody said. */
const handlingWeight = sql`coalesce((select l.weight_lb from item_level l
  where l.client_id = item.client_id and l.item_id = item.item_id and l.level = item.handling_level), 0)`

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
    .$if(search !== '', q =>
      q.where(sql<boolean>`lower(sku || ' ' || description || ' ' || item_code) like lower(${likePattern(search)})`),
    )
    .$if(classes.length > 0, q => q.where('freight_class', 'in', classes))
    .$if(units.length > 0, q => q.where('handling_unit', 'in', units))
    .$if(hazmat !== undefined, q => q.where('hazmat', hazmat ? 'is not' : 'is', null))
}

/** Classes are numbers to people, so 92.5 comes before 100. */
export const itemOrder = ({ sortName, sortOrder }: z.output<typeof itemQuestion>) => {
  const order = sql.raw(sortOrder)
  if (sortName === 'Class') {
    return sql`case when freight_class ~ '^[0-9]+([.][0-9]+)?$' then freight_class::numeric end ${order} nulls last, item_id`
  }
  const by = sortName === 'Weight' ? handlingWeight : sql.ref(sortColumns[sortName])
  return sql`${by} ${order}, item_id`
}
