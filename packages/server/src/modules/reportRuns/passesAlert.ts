import type { ReportAlert } from '@waybill/contract/wire/reportSchedule.ts'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import type { ReportAsked } from '../reports/index.ts'

/** Whether what an alert watches for is so; unknown where no row has the figure, which is not zero. */
export type Found = 'passed' | 'not' | 'unknown'

/** Asks the rows of a report what its alert watches for: any row may pass, an amount in its currency alone. */
export async function passesAlert(
  db: Pick<TenantDb, 'readOne'>,
  asked: ReportAsked,
  alert: ReportAlert,
): Promise<Found> {
  const { text, values } = asked.statements().rows
  const ask = async (select: string, more: readonly unknown[]) =>
    db.readOne({
      compile: () =>
        CompiledQuery.raw(`select ${select} from (${text}) a`, [...values, ...more]) as CompiledQuery<{
          passed: boolean
          known: boolean
        }>,
      plannedEachTime: true,
    })
  if (alert.kind === 'rows') {
    const found = await ask('count(*) > 0 as passed, true as known', [])
    return found?.passed === true ? 'passed' : 'not'
  }
  const column = `a."${alert.column}"`
  const place = values.length + 1
  const isMoney = asked.report.columns[alert.column]?.unit === 'money'
  const its = isMoney ? `${column} is not null and a."currency" = $${place + 1}` : `${column} is not null`
  const passes = `${column} ${alert.than === 'above' ? '>' : '<'} $${place}::float8`
  const found = await ask(
    `coalesce(bool_or(${its} and ${passes}), false) as passed, coalesce(bool_or(${its}), false) as known`,
    [alert.figure, ...(isMoney ? [alert.currency] : [])],
  )
  if (found?.passed === true) return 'passed'
  return found?.known === true ? 'not' : 'unknown'
}
