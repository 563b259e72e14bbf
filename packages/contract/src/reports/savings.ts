import { defineReport } from '../report.ts'
import { amount, count, figures, groups, hidden, percent } from './columns.ts'

/** What was booked beside what could have been booked then, of shipments that had two prices or more to choose from. */
export const report = defineReport({
  name: 'savings',
  label: 'reports.savings',
  title: 'Savings',
  columns: {
    carrier: groups.carrier,
    month: groups.month,
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    fromState: hidden(groups.fromState),
    toState: hidden(groups.toState),
    consignee: hidden(groups.consignee),
    currency: groups.currency,
    shipments: figures.shipments,
    prices: hidden(count('reports.prices', 'Prices to choose from')),
    average: amount('reports.averagePrice', 'Average price'),
    highest: hidden(amount('reports.highestPrice', 'Highest price')),
    booked: amount('reports.booked', 'Booked'),
    saved: amount('reports.saved', 'Saved'),
    savedShare: percent('reports.savedShare', 'Saved %', { of: 'shipments' }),
    savedMost: hidden(amount('reports.savedMost', 'Saved of the highest')),
  },
  sort: 'saved',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'currencies', 'from', 'to'],
})
