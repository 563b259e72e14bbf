import type { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import type { Handler } from '../../handler.ts'
import { ruleState } from './ruleRow.ts'

export const getStraightRule: Handler<typeof GetStraightRule> = ({ app, db, who, now }) =>
  db.transaction(tx => ruleState({ app, tx, who, now }))
