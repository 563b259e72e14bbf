import { calls } from '@waybill/contract'
import { Refusal } from '../../../refusal.ts'
import { remindCarriers as remindAll } from '../../quotes/index.ts'
import type { Action } from '../action.ts'
import { lettersOf } from './letters.ts'

/** Reminds the carriers of one question; a row of which nobody was left to remind says so. */
const remindCarriers: Action = {
  call: calls.RemindCarriers,
  list: 'quotes',
  async act(given, { id }) {
    const { reminded } = await remindAll({ ...given, query: {}, input: { spotId: id } })
    if (reminded === 0) throw new Refusal('NobodyToRemind')
    return { started: await lettersOf(given, id) }
  },
}

export const quoteActions = { remindCarriers }
