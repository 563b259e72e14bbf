import type { GetRateSample } from '@waybill/contract/calls/RateSheets/GetRateSample.ts'
import { csvLine } from '@waybill/documents/csv'
import type { Handler } from '../../../handler.ts'

type Form = Parameters<typeof getRateSample>[0]['input']['form']

const breaks = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M'] as const
const row = (factor: number): string[] =>
  [96, 78.72, 65.28, 53.76, 41.28, 33.6, 23.04].map(rate => (rate * factor).toFixed(2))

/** Rows that can be uploaded as they stand: the places of a lane in every form that is read. */
const samples: Readonly<Record<Form, readonly (readonly string[])[]>> = {
  lanes: [
    [
      'Origin',
      'Destination',
      'Both Ways',
      'Class',
      'Minimum',
      ...breaks,
      'Service',
      'Transit Days',
      'Effective',
      'Expires',
    ],
    ['45402', '89502', '', '70', '$125.00', ...row(1), 'Direct', '3', '2026-01-01', '2026-12-31'],
    ['45402', '89502', '', '85', '$125.00', ...row(1.2), 'Direct', '3', '2026-01-01', '2026-12-31'],
    ['450-458', '60600-60699', 'yes', '70', '$95.00', ...row(0.6), 'Direct', '1', '1/1/2026', ''],
    ['454', 'TX', '', '70', '$110.00', ...row(0.9), 'Interline', '3', '1-Jan-2026', ''],
    ['OH', '*', '', '70', '$140.00', ...row(1.1), 'Direct', '5', '', ''],
  ],
  discounts: [
    [
      'Origin',
      'Destination',
      'Terms',
      'Class',
      'Discount',
      'Disc L5C',
      'Minimum',
      'Minimum Discount',
      'Floor',
      'FAK From',
      'FAK To',
      'FAK Class',
      'Transit Days',
    ],
    ['454', '606', 'Prepaid', '', '72.5%', '70%', '$145.00', '10%', '$98.00', '50', '85', '70', '2'],
    ['454', '606', 'Prepaid', '100', '75%', '', '$165.00', '10%', '', '', '', '', '2'],
    ['454', '606', 'Collect', '', '68%', '', '$145.00', '', '', '', '', '', '2'],
    ['*', '*', '', '', '61%', '', '$165.00', '', '', '', '', '', '5'],
  ],
  truckload: [
    [
      ...['Origin', 'Destination', 'Equipment', 'Rate', 'Unit', 'Minimum', 'Miles', 'Extra Stop', 'Tarps'],
      ...['Transit Days', 'Valid From', 'Valid To'],
    ],
    ['454', '606', 'Dry Van', '$2.45', 'mile', '$850.00', '297', '$75.00', '', '1', '2026-01-01', '2026-12-31'],
    ['454', '606', 'Reefer', '$2.95', 'mile', '$1,050.00', '297', '$90.00', '', '1', '2026-01-01', '2026-12-31'],
    ['45402', '89502', 'Dry Van', '$4,650.00', 'load', '', '', '$75.00', '', '4', '1/1/2026', '12/31/2026'],
    ['OH', 'IL', 'Flatbed', '$1,150.00', 'load', '', '', '$100.00', '$125.00', '2', '1-Nov-2026', '30-Nov-2026'],
  ],
  pallets: [
    [
      ...['Origin', 'Destination', 'Mode', 'Minimum', '1 Pallet', '2 Pallets', '3 Pallets', '4 Pallets', '6 Pallets'],
      ...['8 Pallets', '10 Pallets', 'Per CWT', 'Transit Days', 'Valid From', 'Valid To'],
    ],
    [
      ...['454', '606', '', '', '$118.00', '$196.00', '$264.00', '$326.00', '$438.00', '$548.00', '$650.00', ''],
      ...['2', '2026-01-01', ''],
    ],
    ['OH', 'IL', 'Volume', '$310.00', '', '', '', '', '', '', '', '$6.85', '2', '11/1/2026', '11/30/2026'],
  ],
  base: [
    ['Origin', 'Destination', 'Rate Basis', 'Class', ...breaks],
    ['454', '606', '1042', '', ...breaks.map(() => '')],
    ['454', '450-459', '1007', '', ...breaks.map(() => '')],
    ['', '', '1042', '70', ...row(1.4)],
    ['', '', '1042', '85', ...row(1.7)],
    ['', '', '1007', '70', ...row(0.8)],
    ['', '', '1007', '85', ...row(0.95)],
  ],
  extras: [
    ['code', 'basis', 'rate', 'free_units', 'minimum', 'maximum', 'length_from_in', 'discounted'],
    ['LGDEL', 'perCwt', '9.75', '', '125.00', '350.00', '', 'no'],
    ['RESDEL', 'flat', '115.20', '', '', '', '', 'no'],
    ['OVERLEN', 'perHandlingUnit', '99.00', '', '', '', '96', 'no'],
  ],
}

export const getRateSample: Handler<typeof GetRateSample> = async ({ input }) => ({
  name: `rate-sheet-${input.form}.csv`,
  mime: 'text/csv; charset=utf-8',
  body: Buffer.from(samples[input.form].map(csvLine).join('')),
})
