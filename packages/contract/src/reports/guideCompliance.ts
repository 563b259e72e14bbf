import { defineReport } from '../report.ts'
import { amount, count, figures, groups, hidden, percent, text } from './columns.ts'

const reasons = {
  ...{
    service: 'Transit time or service',
    capacity: "The guide's carrier has no capacity",
    customer: 'The customer asked for it',
  },
  ...{ carrierFailed: "The guide's carrier failed before", price: 'Lower price', other: 'Other' },
}

/** What was booked as the routing guide says, and what against it, why and for how much more; what no rule spoke of stands apart. */
export const report = defineReport({
  name: 'guideCompliance',
  label: 'reports.guideCompliance',
  title: 'Guide Compliance',
  columns: {
    carrier: groups.carrier,
    reason: hidden(text('reports.reason', 'Reason', { words: reasons })),
    month: hidden(groups.month),
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    consignee: hidden(groups.consignee),
    currency: groups.currency,
    shipments: figures.shipments,
    guided: count('reports.guided', 'With a guide rule'),
    within: percent('reports.within', 'As the guide says %', { of: 'guided' }),
    against: count('reports.against', 'Against the guide'),
    extra: amount('reports.extra', 'More than the guide'),
    noGuide: count('reports.noGuide', 'No guide'),
    guideUnknown: hidden(count('reports.guideUnknown', 'Guide not known')),
  },
  sort: 'against',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'currencies', 'from', 'to'],
})
