import '../../../texts/imports.ts'
import '../../../texts/exceptions.ts'
import '../../../texts/routing.ts'
import '../../../texts/lists.ts'
import '../../../texts/reportRuns.ts'
import '../../../texts/reports.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { ExportReport, type ReportFormat } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { UploadInvoices } from '@waybill/contract/calls/Shipment/UploadInvoices.ts'
import type { ReportFilter } from '@waybill/contract/report.ts'
import { type ReportName, reportNames, reports } from '@waybill/contract/reports/index.ts'
import { addDays } from '@waybill/domain'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { clockIn, ownZone } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconMail } from '../../../ui/icons.generated.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { writeFilter } from '../../../widgets/DataList/filters.ts'
import { withFilter } from '../../../widgets/DataList/urlState.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import {
  addressOfReport,
  byIn,
  cellText,
  columnsAsked,
  columnsShown,
  isDetail,
  isReport,
  type NumberedRow,
  reportsSeen,
  shipmentsPage,
  specOfReport,
  sumsShown,
} from '../../../widgets/Reports/reportList.tsx'
import { Schedules } from '../../../widgets/Reports/Schedules.tsx'
import { SendPanel } from '../../../widgets/Reports/SendPanel.tsx'
import { useReportChoices } from '../../../widgets/Reports/useReportChoices.ts'
import classes from './Reports.module.css'

/** What `do` says in the address while invoices are brought. */
const IMPORT = 'invoices'

/** Reports over what was awarded: which one, what it is narrowed to and what its rows are made for stand in the address. */
export function Reports() {
  const t = useText()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('report')
  const name = isReport(asked) ? asked : (reportsSeen()[0] ?? reportNames[0])
  const isSent = params.get('list') === 'schedules'
  const takesInvoices = name === 'accrual' && !isSent
  const isImporting = takesInvoices && params.get('do') === IMPORT
  const setImporting = (is: boolean): void => {
    const next = new URLSearchParams(params)
    if (is) next.set('do', IMPORT)
    else next.delete('do')
    void navigate({ search: next.toString() })
  }
  const tabs = useRef<HTMLElement>(null)
  // On a narrow screen the chosen one may be far to the right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report is the reason to look for it
  useEffect(() => {
    const strip = tabs.current
    const chosen = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip == null || chosen == null) return
    strip.scrollLeft = chosen.offsetLeft - strip.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2
  }, [name, isSent])
  return (
    <>
      <PageHeader
        title={t('screens.reports')}
        action={
          takesInvoices && (
            <ChangeButton variant="default" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
              {t('reports.importInvoices')}
            </ChangeButton>
          )
        }
      />
      <nav ref={tabs} className={classes.reports} aria-label={t('screens.reports')} data-keep-clear>
        {reportsSeen().map(one => (
          <button
            key={one}
            type="button"
            className={classes.report}
            aria-current={one === name && !isSent ? 'true' : undefined}
            onClick={() => void navigate({ search: addressOfReport(one, params) })}
          >
            {t(reports[one].label)}
          </button>
        ))}
        <button
          type="button"
          className={classes.report}
          aria-current={isSent ? 'true' : undefined}
          onClick={() => void navigate({ search: '?list=schedules' })}
        >
          {t('reportRuns.list')}
        </button>
      </nav>
      {isImporting && (
        <ImportFile
          kind="invoices"
          call={UploadInvoices}
          affects={[GetReportData]}
          onClose={() => setImporting(false)}
        />
      )}
      {isSent && <Schedules />}
      {!isSent && !isImporting && <ReportRows key={name} name={name} />}
    </>
  )
}

function ReportRows({ name }: { name: ReportName }) {
  const t = useText()
  const navigate = useNavigate()
  const spec = useMemo(() => specOfReport(name), [name])
  const choices = useReportChoices()
  const questionIn = (filter: object, by: readonly string[], sort: string, order: 'asc' | 'desc') => {
    const { by: _, ...narrowed } = filter as ReportFilter & { by?: unknown }
    const columns = columnsAsked(name, by)
    return {
      report: name,
      filter: narrowed,
      columns: [...columns],
      sortName: columns.includes(sort) ? sort : (columns[0] ?? sort),
      sortOrder: order,
    }
  }
  const list = useList({
    spec,
    call: GetReportData,
    ask: (question, { pageSize, pageIndex }, state) => ({
      body: { ...questionIn(question.filter, byIn(state), state.sort, state.order), pageSize, pageIndex },
    }),
    read: ({ rows, total }) => ({
      rows: rows.map((row, n): NumberedRow => ({ ...row, '~n': n + 1 })),
      total,
    }),
  })
  const by = byIn(list.state)
  const names = list.reply?.names ?? { carrier: {}, site: {} }
  const columns = columnsShown(name, by, names, t)
  const filter = list.question.filter as ReportFilter
  const pageOf = (row: NumberedRow): string =>
    isDetail(name) ? `/ShipmentDetails/${row.shipmentId}` : shipmentsPage(name, filter, row)
  const [first] = columnsAsked(name, by)
  const firstColumn = reports[name].columns[first as keyof (typeof reports)[typeof name]['columns']]
  const today = clockIn(ownZone()).date
  const month = `${today.slice(0, 7)}-01`
  const spans = [
    ['reports.thisMonth', { from: month, to: today }],
    ['reports.lastMonth', { from: `${addDays(month, -1).slice(0, 7)}-01`, to: addDays(month, -1) }],
    ['reports.twelveMonths', { from: addDays(today, -364), to: today }],
  ] as const
  return (
    <DataList
      list={list}
      label={t(reports[name].label)}
      columns={columns}
      idOf={row => row['~n']}
      nameOf={row => (firstColumn === undefined ? '' : cellText(String(first), firstColumn, row, names, t))}
      empty={{ title: t('reports.emptyTitle'), why: t('reports.emptyWhy') }}
      tools={
        <>
          <Hint>{t(`reports.${name}Why`)}</Hint>
          <ButtonRow flush>
            {spans.map(([label, span]) => (
              <LinkButton key={label} onClick={() => list.change(now => withFilter(now, 'day', writeFilter(span)))}>
                {t(label)}
              </LinkButton>
            ))}
          </ButtonRow>
          <ChangeButton
            variant="default"
            leftSection={<IconMail size={16} aria-hidden="true" />}
            onClick={() => list.change({ open: 'new' })}
          >
            {t('reportRuns.send')}
          </ChangeButton>
        </>
      }
      options={choices}
      newPanel={(close, shown) => (
        <SendPanel
          // With the columns that are shown, as it is exported.
          question={{
            ...questionIn(list.question.filter, by, list.question.sortName, list.question.sortOrder),
            columns: [...shown],
          }}
          currencies={choices.currencies}
          onClose={close}
        />
      )}
      pageOf={pageOf}
      rowActions={[
        {
          label: t(isDetail(name) ? 'reports.openShipment' : 'reports.openShipments'),
          looks: true,
          run: row => void navigate(pageOf(row)),
        },
      ]}
      sums={sumsShown(name, list.reply?.totals ?? [], t)}
      formats={(['csv', 'xlsx', 'pdf'] as const).map(value => ({ value, label: t(`reports.${value}`) }))}
      onExport={(shown, _, format = 'csv') => {
        const { sortName, sortOrder } = list.question
        const question = questionIn(list.question.filter, by, sortName, sortOrder)
        return fetchFile(ExportReport, { body: { ...question, columns: [...shown], format: format as ReportFormat } })
      }}
    />
  )
}
