import { Button, Group, Radio, Skeleton, Stack } from '@mantine/core'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { explain } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { formatMoney } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { amendingPrices, bookedPrice } from '../../../widgets/ShipmentActions/newPrices.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { explainChange, useSeenVersion } from '../../../widgets/ShipmentActions/useSeenVersion.ts'
import classes from './ShipmentDetails.module.css'
import { useNewRates } from './useNewRates.ts'

export type TellWay = WireShipmentDetails['booking']['tellWays'][number]

const schema = z
  .object({
    way: z.enum(['api', 'mail', 'call']),
    price: z.string(),
    spokeWith: z.string().trim().max(100),
    comments: z.string().trim().max(1000),
  })
  .refine(({ way, spokeWith }) => way !== 'call' || spokeWith !== '', {
    path: ['spokeWith'],
    params: { code: 'required' },
  })

const did = {
  api: 'carrierOrders.tellingApi',
  mail: 'carrierOrders.tellingMail',
  call: 'carrierOrders.tellingCall',
} as const

/** Tells the carrier what changed, by a way this order has; with it a person may take a new price for the one it was booked at. */
export function TellPanel({
  details,
  way,
  withRates,
  onClose,
}: {
  details: WireShipmentDetails
  way: TellWay
  /** Asks for new prices at once. */
  withRates: boolean
  onClose: () => void
}) {
  const t = useText()
  const { shipmentId, booking, currency } = details
  const { CarrierName: carrier, CarrierSCAC: scac, unknownToCarrier, tellWays, told } = booking
  const rates = useNewRates(shipmentId, withRates)
  const { mutateAsync } = useChange(TellCarrier, shipmentReads)
  const withVersion = useSeenVersion(shipmentId, details.version)
  const booked = bookedPrice(details)
  const offers = amendingPrices(details)
  const kit = useFormKit({
    schema,
    start: { way, price: '0', spokeWith: '', comments: '' },
    explain: explainChange,
    save: async ({ price, ...given }) => {
      const taken = offers.find(offer => String(offer.PricesheetID) === price)
      const PricesheetID = taken?.PricesheetID ?? 0
      await withVersion(version => mutateAsync({ body: { shipmentId, version, PricesheetID, ...given } }))
      const accepted = taken && t('carrierOrders.accepted', { amount: formatMoney(taken.CurrAmount, taken.currency) })
      notify.done([accepted, t(did[given.way], { carrier })].filter(Boolean).join(' '))
      onClose()
    },
  })
  const chosenWay = kit.form.watch('way')
  const chosen = offers.find(offer => String(offer.PricesheetID) === kit.form.watch('price'))
  const before = booked === undefined ? '' : formatMoney(details.TotalCharge ?? booked.CurrAmount, currency)
  const hasWord = unknownToCarrier.length > 0 || told === null || told.state !== 'delivered'
  const submit =
    chosen === undefined
      ? t(`carrierOrders.tell_${chosenWay}`)
      : t('carrierOrders.accept', { amount: formatMoney(chosen.CurrAmount, chosen.currency), before, scac })
  return (
    <Panel title={t('carrierOrders.tellTitle', { carrier })} onClose={onClose} takesFocus>
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
          {hasWord && (
            <p>
              {unknownToCarrier.length > 0
                ? t('carrierOrders.tellWhat', { fields: unknownToCarrier.join(', ') })
                : t('carrierOrders.tellAll')}
            </p>
          )}
          {booked !== undefined && rates.state === 'idle' && (
            <div>
              <p>{t('carrierOrders.bookedAt', { amount: before })}</p>
              <Button variant="default" onClick={() => void rates.ask()}>
                {t('carrierOrders.newRates')}
              </Button>
            </div>
          )}
          {rates.state === 'asking' && (
            <div role="status">
              <p>{t('carrierOrders.asking')}</p>
              <Skeleton height={24} radius={2} />
            </div>
          )}
          {rates.problem !== null && (
            <ErrorState {...explain(rates.problem, 'carrierOrders.failed')} onRetry={() => void rates.ask()} />
          )}
          {rates.state === 'done' && offers.length === 0 && (
            <p role="status">{t('carrierOrders.noNewPrice', { carrier })}</p>
          )}
          {rates.state !== 'asking' && offers.length > 0 && (
            <Controller
              control={kit.form.control}
              name="price"
              render={({ field }) => (
                <Radio.Group
                  name="price"
                  label={t('carrierOrders.price')}
                  value={field.value}
                  onChange={field.onChange}
                >
                  <Stack gap={6} py={4}>
                    <Radio ref={field.ref} value="0" label={t('carrierOrders.keepPrice', { amount: before })} />
                    {offers.map(offer => (
                      <Radio
                        key={offer.PricesheetID}
                        value={String(offer.PricesheetID)}
                        label={t('carrierOrders.newPrice', {
                          amount: formatMoney(offer.CurrAmount, offer.currency),
                          title: offer.title,
                        })}
                        {...(offer.CurrAmount === details.TotalCharge
                          ? { description: t('carrierOrders.samePrice') }
                          : {})}
                      />
                    ))}
                  </Stack>
                </Radio.Group>
              )}
            />
          )}
          {(hasWord || chosen !== undefined) && rates.state !== 'asking' && (
            <>
              {tellWays.length > 1 && (
                <Controller
                  control={kit.form.control}
                  name="way"
                  render={({ field }) => (
                    <Radio.Group
                      name="way"
                      label={t('carrierOrders.tellWay')}
                      value={field.value}
                      onChange={field.onChange}
                    >
                      <Stack gap={6} py={4}>
                        {tellWays.map(each => (
                          <Radio key={each} value={each} label={t(`carrierOrders.tell_${each}`)} />
                        ))}
                      </Stack>
                    </Radio.Group>
                  )}
                />
              )}
              <WayWords details={details} way={chosenWay} />
              {chosenWay === 'call' && (
                <TextField form={kit.form} name="spokeWith" label={t('shipment.spokeWith')} required maxLength={100} />
              )}
              {chosenWay !== 'api' && (
                <TextAreaField
                  form={kit.form}
                  name="comments"
                  label={t(chosenWay === 'call' ? 'carrierOrders.commentsCall' : 'carrierOrders.comments')}
                  maxLength={1000}
                  rows={2}
                />
              )}
            </>
          )}
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            {(hasWord || chosen !== undefined) && rates.state !== 'asking' && (
              <Button
                type="submit"
                loading={kit.saving}
                h="auto"
                mih="var(--wb-control)"
                classNames={{ label: classes.wraps ?? '' }}
              >
                {submit}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          </Group>
        </FieldStack>
      </form>
    </Panel>
  )
}

function WayWords({ details, way }: { details: WireShipmentDetails; way: TellWay }) {
  const t = useText()
  const { carrier } = details
  if (way === 'api') return <p>{t('carrierOrders.tellByApi')}</p>
  if (way === 'mail') return <p>{t('carrierOrders.tellByMail', { email: carrier?.TenderEmail ?? '' })}</p>
  return <p>{t('carrierOrders.tellByCall', { phone: carrier?.phone || details.booking.CarrierName })}</p>
}
