import type { WireCarrierWarning } from '@waybill/contract/wire/carrierChoice.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { carrierWarningText, missingNames, warningTexts } from '../RateList/words.ts'

/** What stands against a price and its carrier, before it is bought: what it leaves out, what may come on top, insurance. */
export function PriceRemarks({
  carrier,
  missing,
  warnings,
  carrierWarnings,
  className,
}: {
  carrier: string
  missing: WireRate['missing']
  warnings: WireRate['warnings']
  carrierWarnings: readonly WireCarrierWarning[]
  className: string | undefined
}) {
  const t = useText()
  const remarks = [
    ...(missing.length === 0 ? [] : [t('rates.lacksLong', { names: missingNames({ missing }) })]),
    ...warningTexts(warnings),
    ...carrierWarnings.map(warning => carrierWarningText(warning, carrier)),
  ].filter(words => words !== '')
  return (
    <>
      {remarks.map(words => (
        <p key={words} className={className} role="status">
          {words}
        </p>
      ))}
    </>
  )
}
