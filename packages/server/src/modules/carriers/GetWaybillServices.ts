import type { GetWaybillServices } from '@waybill/contract/calls/Shipment/GetWaybillServices.ts'
import { accessorials } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'

interface SheetRow {
  readonly name: string
  readonly codes: readonly string[]
}

/** Of each service of a carrier the sheet in force on a day, with the codes of the extra services that it prices. */
const sheetsOn = (clientId: number, scac: string, date: string): Read<SheetRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select name, jsonb_path_query_array(sheet, '$.accessorials[*].code') as codes
         from (select distinct on (name) name, sheet, effective_to
                 from rate_sheet_version
                where client_id = $1 and scac = $2 and kind = 'sheet' and state = 'active' and effective_from <= $3::date
                order by name, effective_from desc, version desc) newest
        where effective_to is null or effective_to >= $3::date
        order by name limit 100`,
      [clientId, scac, date],
    ) as CompiledQuery<SheetRow>,
})

export const getWaybillServices: Handler<typeof GetWaybillServices> = async ({ db, who, input, now }) => {
  const today = localNow(now, who.timeZone).date
  // Rate sheets are for LTL; a truckload carrier says what it offers when it is asked.
  const isLtl = input.RateMode === 'LTL'
  const sheets = isLtl ? await db.read(sheetsOn(who.clientId, input.SCAC.toUpperCase(), today)) : []
  const priced = new Set(sheets.flatMap(({ codes }) => codes))
  return {
    levels: sheets.map(({ name }) => name),
    services: accessorials
      .filter(({ code }) => sheets.length === 0 || priced.has(code))
      .map(({ code, name, at }) => ({ Code: code, Name: name, At: at, priced: priced.has(code) })),
  }
}
