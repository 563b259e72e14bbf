import { MultiSelect, NativeSelect } from '@mantine/core'
import { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { RATE_MODE_NEW_CARRIER } from '@waybill/contract/constants.ts'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import type { WayForm } from './wayForm.ts'

/** Who is asked where no carrier is named. */
const everybody = { all: 'way.everyCarrier', provider: 'way.rateModeProvider' } as const

/** Whom to ask for prices: everybody, the real-time provider's carriers alone, or the ones that are chosen here. */
export const Asked = memo(function Asked({
  way,
  isCollect,
  change,
}: {
  way: WayForm
  /** Then the carrier is appointed where the freight is booked. */
  isCollect: boolean
  change: (next: (form: OrderForm) => OrderForm) => void
}) {
  const t = useText()
  const { data } = useCall(Ratemodedetails, {}, { freshFor: 60_000 })
  const set = (patch: Partial<WayForm>): void => change(form => ({ ...form, way: { ...way, ...patch } }))
  const navigate = useNavigate()
  const known = (data?.RateModeCarriers ?? []).filter(({ Value }) => Value !== RATE_MODE_NEW_CARRIER)
  const names = new Map(known.map(({ Text, Value }) => [Value, Text]))
  // What was chosen stays choosable, whatever became of the carrier.
  const codes = [...new Set([...names.keys(), ...way.carriers])]
  const called = (code: string): string => names.get(code) ?? code
  const whom = way.carriers.length > 0 ? way.carriers.map(called).join(', ') : t(everybody[way.rateMode])
  const preferred = way.appointed === '' ? t('way.nobody') : called(way.appointed)
  return (
    <details className={classes.asked}>
      <summary>
        <strong>{t('way.askedTitle')}</strong> {isCollect ? whom : `${whom} · ${preferred}`}
      </summary>
      <div className={classes.way}>
        <NativeSelect
          id="asking.rateMode"
          label={t('way.rateMode')}
          value={way.rateMode}
          data={[
            { value: 'all', label: t('way.rateModeAll') },
            { value: 'provider', label: t('way.rateModeProvider') },
          ]}
          onChange={event => set({ rateMode: event.currentTarget.value === 'provider' ? 'provider' : 'all' })}
        />
        <MultiSelect
          id="asking.carriers"
          className={classes.wide}
          label={t('way.carriers')}
          placeholder={way.carriers.length === 0 ? t('way.everyCarrier') : undefined}
          searchable
          clearable
          hidePickedOptions
          nothingFoundMessage={t('way.noCarrier')}
          value={[...way.carriers]}
          data={[
            ...codes.map(code => ({ value: code, label: `${names.get(code) ?? code} (${code})` })),
            { value: RATE_MODE_NEW_CARRIER, label: t('way.addCarrier') },
          ]}
          onChange={carriers => {
            // No carrier yet: it leads to where one is set up. What was typed here is kept as a draft.
            if (carriers.includes(RATE_MODE_NEW_CARRIER)) void navigate('/Carriers?open=new')
            else set({ carriers })
          }}
        />
        {!isCollect && (
          <NativeSelect
            id="appointedCarrier"
            label={t('way.appointed')}
            value={way.appointed}
            data={[
              { value: '', label: t('way.nobody') },
              ...codes.map(code => ({ value: code, label: `${names.get(code) ?? code} (${code})` })),
            ]}
            onChange={event => set({ appointed: event.currentTarget.value })}
          />
        )}
      </div>
      <Hint small>{t('way.askedWhy')}</Hint>
    </details>
  )
})
