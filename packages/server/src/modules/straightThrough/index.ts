import type { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import type { Handler, Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { saveStraightRule, switchStraightRule } from './changeRule.ts'
import { previewStraightRule } from './PreviewStraightRule.ts'
import { ruleState } from './ruleRow.ts'
import { sweepStraight } from './sweepStraight.ts'
import { workStraight } from './workStraight.ts'

const getStraightRule: Handler<typeof GetStraightRule> = ({ app, db, who, now }) =>
  db.transaction(tx => ruleState({ app, tx, who, now }))

export const straightHandlers = {
  GetStraightRule: getStraightRule,
  PreviewStraightRule: previewStraightRule,
  SaveStraightRule: saveStraightRule,
  SwitchStraightRule: switchStraightRule,
} satisfies Partial<Handlers>

export const straightWork: Pick<ModuleWork, 'straight' | 'sweepStraight'> = {
  straight: workStraight,
  sweepStraight,
}
