import type { GetConsolidateOrderData } from '@waybill/contract/calls/Shipment/GetConsolidateOrderData.ts'
import { isPaidByUs, paymentCodes } from '@waybill/domain'
import { activeAccounts } from '../../carriers/accounts.ts'
import type { Handler } from '../../handler.ts'
import { lowestOnSheets } from '../rates/index.ts'
import { contentsTogether } from './contentsTogether.ts'
import { proposedGroups } from './proposedGroups.ts'

export const getConsolidateOrderData: Handler<typeof GetConsolidateOrderData> = async asked => {
  const { app, db, who, now, input } = asked
  const { total, groups: found } = await proposedGroups(db, who.clientId, input.of)
  const ids = found.map(({ members }) => members.map(({ id }) => id))
  const contents = await contentsTogether(asked, input.of, db, ids)
  // Where carriers are asked for prices, a sheet's is none that is booked: one of theirs may be lower for each of the parts.
  const asksLive = (await activeAccounts(app, db, who.clientId)).length > 0
  const saves = await Promise.all(
    contents.map(async content => {
      // What another pays is nothing that we save.
      if (asksLive || content === null || !isPaidByUs(content.together)) return null
      const { apart, together } = content
      const [whole, ...each] = await lowestOnSheets(app, db, who, [together, ...apart], now)
      if (whole == null || each.some(price => price === null)) return null
      const sum = each.reduce((total, price) => total + (price?.total ?? 0), 0)
      const { total: price, CarrierName } = whole
      return { apart: sum, together: price, amount: sum - price, currency: together.currency, CarrierName }
    }),
  )
  return {
    ...{ total, asksLive },
    proposals: found.map(({ to, terms, mode, weight, members, day }, index) => ({
      ...{ consignee: to.company, City: to.city, State: to.state, Zip: to.zip, day, Weight: weight, shipMode: mode },
      PaymentType: paymentCodes[terms],
      members: members.map(({ weight: Weight, ...member }) => ({ ...member, Weight })),
      saves: saves[index] ?? null,
    })),
  }
}
