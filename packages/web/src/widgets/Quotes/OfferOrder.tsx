import { ActionIcon, Checkbox } from '@mantine/core'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import type { RoundKind } from '@waybill/domain'
import { useId, useRef, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { IconChevronDown, IconChevronUp } from '../../ui/icons.generated.ts'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { carrierWarningText } from '../RateList/words.ts'
import { fitsKind, movedTo, type OfferForm, taken } from './offerForm.ts'
import classes from './Quotes.module.css'

/** The prices that can be offered: ticked ones stand first, in the order in which their carriers are asked, by drag or by keys. */
export function OfferOrder({
  form,
  rates,
  kind,
}: {
  form: UseFormReturn<OfferForm>
  rates: readonly WireRate[]
  kind: RoundKind
}) {
  const t = useText()
  const label = useId()
  const wrong = useId()
  const dragged = useRef<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext()
  return (
    <Controller
      control={form.control}
      name="prices"
      render={({ field, fieldState: { error } }) => {
        const prices = field.value
        const rateOf = (id: number) => rates.find(({ PricesheetID }) => PricesheetID === id)
        const chosen = prices.flatMap(id => rateOf(id) ?? [])
        const others = rates.filter(({ PricesheetID }) => !prices.includes(PricesheetID))
        const isOrdered = kind === 'waterfall'
        const move = (id: number, to: number, focus: 'up' | 'down' | null): void => {
          if (to < 0 || to >= prices.length) return
          field.onChange(movedTo(prices, id, to))
          setSaid(t('offers.movedTo', { place: to + 1, count: prices.length }))
          // The row moved under the finger: its button keeps the focus, or the other one at an end.
          if (focus !== null) {
            focusNext(() => {
              const row = list.current?.querySelector(`[data-price="${id}"]`)
              const button = row?.querySelector<HTMLButtonElement>(`[data-move="${focus}"]:not(:disabled)`)
              return button ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)')
            })
          }
        }
        const row = (rate: WireRate, place: number | null) => {
          const id = rate.PricesheetID
          const fits = fitsKind(rate, kind)
          const carrier = rate.CarrierName
          const amount = formatMoney(rate.CurrAmount, rate.currency)
          const remarks = [
            fits ? '' : t('offers.asksApi'),
            ...rate.carrierWarnings.map(warning => carrierWarningText(warning, carrier)),
          ]
            .filter(words => words !== '')
            .join(' ')
          const isMoved = isOrdered && place !== null && prices.length > 1
          return (
            <li
              key={id}
              data-price={id}
              className={classes.price}
              draggable={isMoved}
              onDragStart={() => {
                dragged.current = id
              }}
              onDragOver={event => {
                if (place !== null && dragged.current !== null) event.preventDefault()
              }}
              onDrop={event => {
                event.preventDefault()
                if (place !== null && dragged.current !== null) move(dragged.current, place, null)
                dragged.current = null
              }}
            >
              <Checkbox
                name="prices"
                checked={place !== null}
                disabled={!fits && place === null}
                onChange={() => field.onChange(taken(prices, rate, kind, rates))}
                label={
                  <span>
                    {isOrdered && place !== null && `${place + 1}. `}
                    <strong>{carrier}</strong> {amount} {served(rate.title)}
                  </span>
                }
                description={remarks === '' ? undefined : remarks}
              />
              {isMoved && (
                <span className={classes.moves}>
                  <ActionIcon
                    variant="default"
                    data-move="up"
                    disabled={place === 0}
                    aria-label={t('offers.up', { carrier })}
                    onClick={() => move(id, place - 1, 'up')}
                  >
                    <IconChevronUp size={16} aria-hidden="true" />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    data-move="down"
                    disabled={place === prices.length - 1}
                    aria-label={t('offers.down', { carrier })}
                    onClick={() => move(id, place + 1, 'down')}
                  >
                    <IconChevronDown size={16} aria-hidden="true" />
                  </ActionIcon>
                </span>
              )}
            </li>
          )
        }
        return (
          <fieldset className={classes.prices} aria-describedby={error === undefined ? undefined : wrong}>
            <legend id={label}>{t(isOrdered ? 'offers.prices' : 'offers.pricesAll')}</legend>
            <ul ref={list}>
              {chosen.map((rate, place) => row(rate, place))}
              {others.map(rate => row(rate, null))}
            </ul>
            {rates.length === 0 && <Hint>{t('offers.noPrices')}</Hint>}
            {error !== undefined && (
              <p id={wrong} className={classes.wrong} role="alert">
                {error.message}
              </p>
            )}
            <p className="wb-unseen" role="status">
              {said}
            </p>
          </fieldset>
        )
      }}
    />
  )
}
