import '../../../texts/rateSheets.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { SCALE } from '@waybill/domain'
import { useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { clockIn, formatDate } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { Corrections } from './Corrections.tsx'
import { CorrectPrice, type DieselPrice } from './CorrectPrice.tsx'
import { FuelGrid } from './FuelGrid.tsx'
import classes from './FuelPrograms.module.css'
import { perGallon } from './perGallon.ts'

type Fuel = ReplyOf<typeof GetFuelPrograms>

/** The company's fuel surcharges: what they are this week, their tables, and the prices they follow. */
export function FuelPrograms() {
  const t = useText()
  const { data, error, refetch } = useCall(GetFuelPrograms)
  const [entering, setEntering] = useState<'programs' | 'index' | null>(null)
  const [wrong, setWrong] = useState<DieselPrice | null>(null)
  const close = (): void => setEntering(null)
  if (error != null && data === undefined) {
    return <ErrorState {...explain(error, 'rateSheets.loadFailed')} onRetry={() => void refetch()} />
  }
  const actions = (
    <ButtonRow flush>
      <ChangeButton variant="default" onClick={() => leaveGuards.ask(() => setEntering('programs'))}>
        {t('rateSheets.addPrograms')}
      </ChangeButton>
      <ChangeButton onClick={() => leaveGuards.ask(() => setEntering('index'))}>
        {t('rateSheets.addPrices')}
      </ChangeButton>
    </ButtonRow>
  )
  return (
    <>
      <PageHeader title={t('screens.fuelPrograms')} action={actions} />
      <div className={classes.frame}>
        <div className={classes.page}>
          {entering !== null && <FuelGrid key={entering} of={entering} onClose={close} />}
          {data === undefined && <Skeleton height={320} radius={4} />}
          {data !== undefined && data.programs.length === 0 && entering === null && (
            <EmptyState title={t('rateSheets.fuelNoProgram')} why={t('rateSheets.fuelNoProgramWhy')} />
          )}
          {data !== undefined && data.programs.length > 0 && <Programs fuel={data} />}
          {data !== undefined && data.prices.length > 0 && <Prices fuel={data} onCorrect={setWrong} />}
          {data !== undefined && data.corrections.length > 0 && <Corrections corrections={data.corrections} />}
        </div>
        {wrong !== null && (
          <CorrectPrice key={`${wrong.region} ${wrong.from}`} diesel={wrong} onClose={() => setWrong(null)} />
        )}
      </div>
    </>
  )
}

const amount = (scaled: number): string => (scaled / SCALE).toFixed(scaled % 100 === 0 ? 2 : 4)

function Programs({ fuel }: { fuel: Fuel }) {
  const t = useText()
  const today = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone).date
  const shown = ({ basis, currency }: Fuel['programs'][number], value: number): string =>
    basis === 'percent' ? `${value / SCALE} %` : t('rateSheets.perMile', { amount: `${currency} ${amount(value)}` })
  const now = (program: Fuel['programs'][number]): string => {
    const { region, bands } = program
    const price = fuel.prices.find(one => one.region === region && one.from <= today)
    if (price === undefined) return t('rateSheets.fuelNoPrice', { region })
    const value = bands.findLast(band => band.from <= price.price)?.value ?? 0
    const params = {
      price: `$${perGallon(price.price)}`,
      region,
      from: formatDate(price.from),
      value: shown(program, value),
    }
    return t('rateSheets.fuelNow', params)
  }
  return (
    <Section title={t('rateSheets.fuelTitle')} why={t('rateSheets.fuelWhy')}>
      {fuel.programs.map(program => (
        <details key={`${program.name} ${program.from}`}>
          <summary>
            <strong>{program.name}</strong> · {now(program)} · {t('rateSheets.bands', { count: program.bands.length })}
          </summary>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('rateSheets.fromIndex')}</th>
                <th scope="col">{t('rateSheets.value')}</th>
              </tr>
            </thead>
            <tbody>
              {program.bands.map(band => (
                <tr key={band.from}>
                  <td>${perGallon(band.from)}</td>
                  <td>{shown(program, band.value)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </details>
      ))}
    </Section>
  )
}

function Prices({ fuel, onCorrect }: { fuel: Fuel; onCorrect: (diesel: DieselPrice) => void }) {
  const t = useText()
  return (
    <Section title={t('rateSheets.prices')}>
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">{t('rateSheets.region')}</th>
            <th scope="col">{t('rateSheets.week')}</th>
            <th scope="col">{t('rateSheets.perGallon')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {fuel.prices.map(({ region, from, price }) => (
            <tr key={`${region} ${from}`}>
              <td>{region}</td>
              <td>{formatDate(from)}</td>
              <td>{perGallon(price)}</td>
              <td>
                <ChangeButton
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('rateSheets.correctOf', { region, from: formatDate(from) })}
                  onClick={() => leaveGuards.ask(() => onCorrect({ region, from, price }))}
                >
                  {t('rateSheets.correct')}
                </ChangeButton>
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </Section>
  )
}
