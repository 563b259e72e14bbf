import type { Cod, TruckNeeds } from '@waybill/domain'
import { text } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'

const fees = { prepaid: 'load.codFeePrepaid', collect: 'load.codFeeCollect' } as const

/** `Reefer, 34 to 38 °F, Tarps`; blank where nobody asked for a truck. What can't be read as a number is left out. */
export function truckWords({ equipment, temperatureMin: min, temperatureMax: max, tarps }: TruckNeeds): string {
  const isRange = min !== null && max !== null && Number.isFinite(min) && Number.isFinite(max)
  return [
    equipment === '' ? '' : text(`way.${equipment}`),
    isRange ? text('way.degrees', { min, max }) : '',
    tarps ? text('way.tarps') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is collected on delivery, in what, and who pays for that: `$1,240.00, the consignee pays the fee`. */
export const codWords = ({ amount, feeTerms, customerCheck }: Cod, currency: string): string =>
  [
    Number.isFinite(amount) ? formatMoney(amount, currency) : '',
    feeTerms === '' ? '' : text(fees[feeTerms]),
    customerCheck ? text('load.codCheck') : '',
  ]
    .filter(Boolean)
    .join(', ')
