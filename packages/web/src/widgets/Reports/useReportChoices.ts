import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { useCall } from '../../api/useCall.ts'
import type { Names } from './countedName.ts'
import { stateOptions } from './reportList.tsx'

const FRESH_MS = 10 * 60_000

const allOf = (column: string) => ({
  body: {
    ...{ report: 'carrierSummary' as const, columns: [column] },
    ...{ sortName: column, sortOrder: 'asc' as const, pageSize: 500 },
  },
})

/** What people call the carriers and docks of the company's freight. */
export function useReportNames(): Names {
  const carriers = useCall(GetReportData, allOf('carrier'), { freshFor: FRESH_MS })
  const sites = useCall(GetReportData, allOf('site'), { freshFor: FRESH_MS })
  return { carrier: carriers.data?.names.carrier ?? {}, site: sites.data?.names.site ?? {} }
}

/** All carriers, docks and currencies of the company's freight, whatever a report is narrowed to. */
export function useReportChoices() {
  const fresh = { freshFor: FRESH_MS }
  const carriers = useCall(GetReportData, allOf('carrier'), fresh)
  const sites = useCall(GetReportData, allOf('site'), fresh)
  const currencies = useCall(GetReportData, allOf('currency'), fresh)
  const named = (names: Readonly<Record<string, string>> | undefined) =>
    Object.entries(names ?? {}).map(([value, label]) => ({ value, label }))
  return {
    carriers: named(carriers.data?.names.carrier),
    sites: named(sites.data?.names.site),
    currencies: (currencies.data?.rows ?? []).map(({ currency }) => ({
      value: String(currency),
      label: String(currency),
    })),
    ...{ from: stateOptions, to: stateOptions },
  }
}
