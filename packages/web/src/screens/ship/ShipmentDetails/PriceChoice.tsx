import { Radio, Skeleton, Stack } from '@mantine/core'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { explain } from '../../../api/explain.ts'
import { served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { chargeName } from '../../../widgets/PriceTrace/chargeName.ts'
import { bookedPrice, chargesAdded, isBookedAt } from '../../../widgets/ShipmentActions/newPrices.ts'
import { KEPT_PRICE, type TellForm } from './tellForm.ts'
import type { useNewRates } from './useNewRates.ts'

/** The price it was booked at beside the new ones of its carrier; asking for them takes none. */
export function PriceChoice({
  form,
  details,
  offers,
  before,
  rates,
  isLost,
}: {
  form: UseFormReturn<TellForm>
  details: WireShipmentDetails
  offers: readonly WireRate[]
  /** What it was booked at, as text; blank for freight without a price. */
  before: string
  rates: ReturnType<typeof useNewRates>
  /** The chosen price was replaced meanwhile. */
  isLost: boolean
}) {
  const t = useText()
  if (before === '' && !isLost) return null
  if (rates.state === 'asking') {
    return (
      <div role="status">
        <p>{t('carrierOrders.asking')}</p>
        <Skeleton height={24} radius={2} />
      </div>
    )
  }
  if (rates.problem !== null) {
    return <ErrorState {...explain(rates.problem, 'carrierOrders.failed')} onRetry={() => void rates.ask()} />
  }
  const { CarrierName: carrier } = details.booking
  const booked = bookedPrice(details)
  /** What the new price is beside the booked one; the carrier reads the same in its letter. */
  const aboutPrice = (offer: WireRate): string | undefined => {
    const added = chargesAdded(offer, booked).map(
      charge => `${chargeName(charge)} ${formatMoney(charge.amount, offer.currency)}`,
    )
    if (added.length > 0) return t('carrierOrders.addedToPrice', { charges: added.join(', ') })
    return isBookedAt(offer, details) ? t('carrierOrders.samePrice') : undefined
  }
  return (
    <>
      {rates.state === 'idle' && (
        <div>
          <p>{t('carrierOrders.bookedAt', { amount: before })}</p>
          <ChangeButton variant="default" onClick={() => void rates.ask()}>
            {t('shipment.newRates')}
          </ChangeButton>
        </div>
      )}
      {rates.state === 'done' && offers.length === 0 && !isLost && (
        <p role="status">{t('carrierOrders.noNewPrice', { carrier })}</p>
      )}
      {(offers.length > 0 || isLost) && (
        <Controller
          control={form.control}
          name="price"
          render={({ field }) => (
            <Radio.Group
              name="price"
              label={t('carrierOrders.price')}
              value={field.value}
              onChange={field.onChange}
              error={isLost && <span role="alert">{t('carrierOrders.priceReplaced')}</span>}
            >
              <Stack gap={6} py={4}>
                <Radio
                  ref={field.ref}
                  value={KEPT_PRICE}
                  label={
                    before === '' ? t('carrierOrders.noPriceOfOurs') : t('carrierOrders.keepPrice', { amount: before })
                  }
                />
                {offers.map(offer => (
                  <Radio
                    key={offer.PricesheetID}
                    value={String(offer.PricesheetID)}
                    label={t('carrierOrders.newPrice', {
                      amount: formatMoney(offer.CurrAmount, offer.currency),
                      title: served(offer.title),
                    })}
                    description={aboutPrice(offer)}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        />
      )}
    </>
  )
}
