import { RATE_CHOICES_MAX } from '@waybill/contract'
import type { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { rateTerms, wireRateFault, wireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { z } from 'zod'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { againstVersion } from './againstVersion.ts'
import { replayShown } from './replayShown.ts'
import { versionShown, wireSheetOf } from './versionRow.ts'

export const getRateSheet: Handler<typeof GetRateSheet> = async ({ app, db, who, input, now }) => {
  const { clientId } = who
  const today = localNow(now, who.timeZone).date
  const row = await versionShown(app, db, clientId, input.versionId, today)
  const ofVersion = app.db.query.selectFrom('rate_file').selectAll().where('client_id', '=', clientId)
  const programs = app.db.query
    .selectFrom('fuel_program')
    .select('name')
    .distinct()
    .where('client_id', '=', clientId)
    .orderBy('name')
    .limit(RATE_CHOICES_MAX)
  const bases = app.db.query
    .selectFrom('rate_sheet_version')
    .select(['scac as code', 'effective_from as from'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'base')
    .where('state', '=', 'active')
    .orderBy('scac')
    .orderBy('effective_from', 'desc')
    .limit(RATE_CHOICES_MAX)
  const [file, against, replay, fuel, baseTariffs] = await Promise.all([
    db.readOne(ofVersion.where('version_id', '=', input.versionId)),
    againstVersion(app, db, clientId, row, today),
    replayShown(app, db, clientId, input.versionId),
    db.read(programs),
    db.read(bases),
  ])
  const terms = rateTerms.safeParse(file?.terms)
  return {
    sheet: wireSheetOf(row),
    file: file && {
      ...{
        name: file.name,
        bytes: file.bytes,
        rowsRead: file.rows_read,
        faultCount: file.fault_count,
        failure: file.failure,
      },
      tables: z.array(wireRateTable).parse(file.tables),
      faults: z.array(wireRateFault).parse(file.faults),
    },
    terms: terms.success ? terms.data : null,
    against: against && wireSheetOf(against),
    ...{ replay, fuelPrograms: fuel.map(({ name }) => name), baseTariffs },
  }
}
