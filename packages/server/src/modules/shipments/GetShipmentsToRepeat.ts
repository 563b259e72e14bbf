import { type GetShipmentsToRepeat, TO_REPEAT_MAX } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { shipmentQuestion } from '@waybill/contract/wire/question.ts'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { listQuestion } from './listQuestion.ts'
import { conditionsOf, type ListQuestion } from './listSql.ts'

/** The newest of each status among which they are looked for: days of a company that ships hundreds on each. */
const LOOKED_AT = 1500

interface PastRow {
  readonly shipment_id: number
  readonly consignee: string
  readonly consignee_city: string
  readonly consignee_state: string
  readonly total_handling_units: number
  readonly total_weight: number
  readonly pickup_date: string | null
}

/** Each status gives its newest by its index; what is the same of them is shown once, by its newest. */
function pastQuery(q: Omit<ListQuestion, 'limit' | 'offset' | 'after'>): Read<PastRow> {
  const values: unknown[] = []
  const value = (v: unknown): string => `$${values.push(v)}`
  const client = value(q.clientId)
  const { conditions, isNarrowed } = conditionsOf(q, client, value)
  const columns = 'consignee, consignee_city, consignee_state, total_handling_units, total_weight'
  const newest = ['T', 'A', 'D', 'archived'].map(bucket => {
    const where = [`s.client_id = ${client}`, `s.bucket = ${value(bucket)}`, ...conditions].join(' and ')
    return `(select s.shipment_id, s.status, s.pickup_date::text, ${columns} from shipment s
              where ${where} order by s.shipment_id desc limit ${LOOKED_AT})`
  })
  const text = `
    select * from (
      select distinct on (${columns}) shipment_id, pickup_date, ${columns}
        from (${newest.join(' union all ')}) s where s.status <> 'V'
       order by ${columns}, shipment_id desc) d
     order by shipment_id desc limit ${TO_REPEAT_MAX}`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<PastRow>, plannedEachTime: isNarrowed }
}

export const getShipmentsToRepeat: Handler<typeof GetShipmentsToRepeat> = async ({ db, who, input, now }) => {
  const asked = shipmentQuestion.parse({ searchText: input.searchText })
  const rows = await db.read(pastQuery(listQuestion(who, 'all', asked, now)))
  return {
    shipments: rows.map(row => ({
      shipmentId: row.shipment_id,
      ...{ consignee: row.consignee, consigneeCity: row.consignee_city, consigneeState: row.consignee_state },
      ...{ TotalQuantity: row.total_handling_units, Totalweight: row.total_weight, shipDate: row.pickup_date ?? '' },
    })),
  }
}
