import '../../../texts/order.ts'
import '../../../texts/plan.ts'
import '../../../texts/rates.ts'
import '../../../texts/shipment.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { DECLARED_VALUE_CURRENCY } from '@waybill/contract/constants.ts'
import { BLANK_CLASS } from '@waybill/domain'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Crossovers } from '../../../widgets/Compare/Crossovers.tsx'
import { tellable } from '../../../widgets/Compare/tellable.ts'
import { LanePage } from '../../../widgets/LaneQuestion/LanePage.tsx'
import classes from '../../../widgets/LaneQuestion/LaneQuestion.module.css'
import type { LaneInputs } from '../../../widgets/LaneQuestion/laneInputs.ts'
import { orderOfQuick } from '../../../widgets/Order/quickOrder.ts'
import { RateList } from '../../../widgets/RateList/RateList.tsx'
import { isWeighed, type Quick, quickBody, quickFields, quickHistory, quickNames } from './quick.ts'

type Answer = ReplyOf<typeof QuickRates>

/** A price from ZIPs, weight and class alone, over every source; one press makes a shipment of it. */
export function ReviewRates() {
  return (
    <LanePage
      title="screens.reviewRates"
      ask="plan.getRates"
      empty={['plan.emptyRates', 'plan.emptyRatesWhy']}
      call={QuickRates}
      saysRefusals={false}
      body={quickBody}
      names={quickFields}
      extra={{
        names: quickNames,
        isEnough: isWeighed,
        fields: (quick, errors, change) => <QuickFields quick={quick} errors={errors} change={change} />,
      }}
    >
      {(answer, lane, quick) => <Prices answer={answer} lane={lane} quick={quick} />}
    </LanePage>
  )
}

function Prices({ answer, lane, quick }: { answer: Answer; lane: LaneInputs; quick: Quick }) {
  const t = useText()
  const navigate = useNavigate()
  const { data: common } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  const { rates, refusals } = answer
  const past = useMemo(() => quickHistory(lane, quick), [lane, quick])
  const make = (asks: boolean): void => {
    if (common === undefined) return
    void navigate('/SingleOrder', { state: { order: orderOfQuick(common, answer, { ...lane, ...quick }), asks } })
  }
  return (
    <>
      {rates.length === 0 && <p>{t('plan.noRates')}</p>}
      <RateList
        rates={rates}
        refusals={refusals}
        lane={past}
        currency={DECLARED_VALUE_CURRENCY}
        isWaiting={false}
        marksBest
        chosen={null}
        selected={null}
        because=""
        isStale={false}
      />
      <ButtonRow>
        <Button disabled={common === undefined} onClick={() => make(false)}>
          {t('plan.make')}
        </Button>
        <Button variant="default" disabled={common === undefined} onClick={() => make(true)}>
          {t('rates.askCarriers')}
        </Button>
      </ButtonRow>
      <Crossovers crossovers={tellable(answer.crossovers, rates, null)} onPallets />
    </>
  )
}

function QuickFields({
  quick,
  errors,
  change,
}: {
  quick: Quick
  errors: Readonly<Record<string, string>>
  change: (patch: Quick) => void
}) {
  const t = useText()
  const field = (name: string, label: string) => ({
    id: `lane.${name}`,
    label,
    className: classes.narrow,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    value: quick[name] ?? '',
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput {...field('weight', t('plan.weight'))} withAsterisk />
      <TextInput {...field('class', t('plan.class'))} placeholder={t('items.guess', { class: BLANK_CLASS })} />
      <TextInput {...field('units', t('plan.pallets'))} placeholder="1" />
      <fieldset className={classes.sides}>
        <TextInput {...field('length', t('plan.length'))} />
        <TextInput {...field('width', t('plan.width'))} />
        <TextInput {...field('height', t('plan.height'))} />
      </fieldset>
      <NativeSelect
        label={t('plan.mode')}
        value={quick.mode ?? ''}
        data={[
          { value: '', label: t('way.LTL') },
          { value: 'volume', label: t('way.volume') },
          ...(['dryVan', 'flatbed', 'stepDeck'] as const).map(value => ({
            value,
            label: `${t('way.TL')}: ${t(`way.${value}`)}`,
          })),
        ]}
        onChange={event => change({ mode: event.currentTarget.value })}
      />
    </>
  )
}
