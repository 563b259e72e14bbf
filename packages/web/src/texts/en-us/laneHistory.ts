/** What is known of a lane, beside its prices. */
export const laneHistory = {
  under: '{percent} % under your median',
  over: '{percent} % over your median',
  same: 'At your median',
  position: { one: '{where}, {n} shipment, 12 months', other: '{where}, {n} shipments, 12 months' },
  ofSpot: '{where} of spot prices',
  ofContract: '{where} of contract prices',
  usually: { one: 'usually {days} day (n {n})', other: 'usually {days} days (n {n})' },
  factPosition: 'Beside your median',
  factDays: 'Usual days',
  zip5: 'between these ZIPs',
  zip3: 'between the first three digits of these ZIPs',
  state: 'between these states',
} as const
