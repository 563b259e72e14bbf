import { defineReport } from '../report.ts'
import { amount, count, figures, groups, hidden } from './columns.ts'

/** What we owe and nobody has invoiced yet, by month of pickup, as it was known at the end of a day. */
export const report = defineReport({
  name: 'accrual',
  label: 'reports.accrual',
  title: 'Accrual Report',
  columns: {
    month: groups.month,
    carrier: groups.carrier,
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    currency: groups.currency,
    shipments: figures.shipments,
    plannedShipments: count('reports.plannedShipments', 'Of these by planned pickup'),
    agreed: figures.agreed,
    invoiced: figures.invoiced,
    accrued: amount('reports.accrued', 'Accrued'),
    overInvoiced: amount('reports.overInvoiced', 'Invoiced above'),
  },
  sort: 'month',
  order: 'desc',
  filters: ['day', 'asOf', 'carriers', 'sites', 'modes', 'currencies', 'from', 'to'],
})
