import { accessorials } from '@waybill/domain'
import { defineReport } from '../report.ts'
import { amount, count, figures, groups, hidden, text } from './columns.ts'

const accessorialWords = Object.fromEntries(accessorials.map(({ code, name }) => [code, name]))

/** What was paid beside linehaul and fuel, by service and carrier. */
export const report = defineReport({
  name: 'accessorialAnalysis',
  label: 'reports.accessorialAnalysis',
  title: 'Accessorial Analysis',
  columns: {
    accessorial: text('reports.accessorial', 'Accessorial', { words: accessorialWords }),
    carrier: groups.carrier,
    month: hidden(groups.month),
    mode: hidden(groups.mode),
    consignee: hidden(groups.consignee),
    toState: hidden(groups.toState),
    currency: groups.currency,
    shipments: figures.shipments,
    times: count('reports.times', 'Times'),
    charged: amount('reports.charged', 'Charged'),
    average: amount('reports.average', 'Average'),
  },
  sort: 'charged',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'currencies', 'from', 'to'],
})
