import '../../../texts/exceptions.ts'
import '../../../texts/orderSetup.ts'
import '../../../texts/order.ts'
import '../../../texts/trade.ts'
import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { type AccessorialEnd, accessorials, modeNames } from '@waybill/domain'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { makeCall } from '../../../api/call.ts'
import { explain, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { accessorialName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TimeField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldPair, FieldStack, Section, Sheet } from '../../../ui/Sheet.tsx'
import { ArchiveRuleForm } from './ArchiveRuleForm.tsx'
import { BenchmarkRuleForm } from './BenchmarkRuleForm.tsx'
import classes from './ChangeDefaults.module.css'
import { ExceptionRuleForm } from './ExceptionRuleForm.tsx'

type Whose = 'user' | 'company'
type Defaults = ReplyOf<typeof UpdateDefaultServices>
type Kept = Defaults[Whose]

/** For which new orders: those that leave a dock (0: any) by a mode (blank: any). */
interface At {
  readonly dockId: number
  readonly mode: '' | (typeof modeNames)[number]
}

const everywhere: At = { dockId: 0, mode: '' }
const unset: Kept = { PickupFromTime: '', PickupToTime: '', Services: [], version: 0, isSet: false }

function keptAt(defaults: Defaults, whose: Whose, { dockId, mode }: At): Kept {
  if (dockId === 0 && mode === '') return defaults[whose]
  return defaults.narrowed.find(one => one.of === whose && one.dockId === dockId && one.mode === mode) ?? unset
}

/** What new orders start with: one's own, and the company's for those who have none. */
export function ChangeDefaults() {
  const t = useText()
  const { data, error, refetch } = useCall(
    UpdateDefaultServices,
    { query: { flag: 'load' }, body: {} },
    { freshFor: 0 },
  )
  return (
    <>
      <PageHeader title={t('screens.changeDefaults')} />
      {data === undefined && error === null && <Skeleton height={320} radius={4} />}
      {error !== null && data === undefined && (
        <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Sheet>
          {(['user', 'company'] as const).map(whose => (
            <Section
              key={whose}
              title={t(whose === 'user' ? 'orderDefaults.mine' : 'orderDefaults.company')}
              why={t(whose === 'user' ? 'orderDefaults.mineWhy' : 'orderDefaults.companyWhy')}
            >
              <NarrowedDefaults whose={whose} defaults={data} />
            </Section>
          ))}
          <Section title={t('archiveRule.title')} why={t('archiveRule.titleWhy')}>
            <ArchiveRuleForm />
          </Section>
          <Section title={t('exceptionRule.title')} why={t('exceptionRule.titleWhy')}>
            <ExceptionRuleForm />
          </Section>
          <Section title={t('benchmarkRule.title')} why={t('benchmarkRule.titleWhy')}>
            <BenchmarkRuleForm />
          </Section>
        </Sheet>
      )}
    </>
  )
}

const schema = z.object({
  PickupFromTime: z.string().max(5),
  PickupToTime: z.string().max(5),
  Services: z.array(z.string()).max(30),
})

const ends = [
  { at: 'pickup', label: 'orderDefaults.atPickup' },
  { at: 'delivery', label: 'orderDefaults.atDelivery' },
  { at: 'either', label: 'orderDefaults.atEither' },
] as const satisfies readonly { at: AccessorialEnd; label: string }[]

const valuesOf = ({ PickupFromTime, PickupToTime, Services }: Kept) => ({
  ...{ PickupFromTime, PickupToTime },
  Services: [...Services],
})

/** The defaults as somebody else saved them meanwhile. */
async function freshDefaults(whose: Whose, at: At) {
  const now = keptAt(await makeCall(UpdateDefaultServices, { query: { flag: 'load' }, body: {} }), whose, at)
  return { version: now.version, values: valuesOf(now) }
}

/** Defaults for all orders, or for those of a dock and a mode that are chosen above them. */
function NarrowedDefaults({ whose, defaults }: { whose: Whose; defaults: Defaults }) {
  const t = useText()
  const [at, setAt] = useState(everywhere)
  const dockName = (id: number): string => {
    const dock = defaults.docks.find(({ dockId }) => dockId === id)
    return dock === undefined ? '' : `${dock.company}, ${dock.city}`
  }
  const modeLabel = (name: string): string => {
    const mode = modeNames.find(one => one === name)
    return mode === undefined ? '' : t(`orderDefaults.mode_${mode}`)
  }
  const set = defaults.narrowed.filter(
    one => one.of === whose && one.isSet && (one.dockId === 0 || dockName(one.dockId) !== ''),
  )
  return (
    <FieldStack>
      <FieldPair>
        <NativeSelect
          label={t('orderDefaults.dock')}
          value={at.dockId}
          onChange={event => setAt({ ...at, dockId: Number(event.currentTarget.value) })}
          data={[
            { value: '0', label: t('orderDefaults.anyDock') },
            ...defaults.docks.map(({ dockId }) => ({ value: String(dockId), label: dockName(dockId) })),
          ]}
        />
        <NativeSelect
          label={t('orderDefaults.mode')}
          value={at.mode}
          onChange={event => setAt({ ...at, mode: modeNames.find(mode => mode === event.currentTarget.value) ?? '' })}
          data={[
            { value: '', label: t('orderDefaults.anyMode') },
            ...modeNames.map(value => ({ value, label: t(`orderDefaults.mode_${value}`) })),
          ]}
        />
      </FieldPair>
      {set.length > 0 && (
        <Hint small>
          {t('orderDefaults.alsoSet', {
            list: set
              .map(({ dockId, mode }) => [dockName(dockId), modeLabel(mode)].filter(part => part !== '').join(', '))
              .join('; '),
          })}
        </Hint>
      )}
      <DefaultsForm key={`${at.dockId} ${at.mode}`} {...{ whose, at }} kept={keptAt(defaults, whose, at)} />
    </FieldStack>
  )
}

interface DefaultsFormProps {
  readonly whose: Whose
  readonly at: At
  readonly kept: Kept
}

function DefaultsForm(props: DefaultsFormProps) {
  // Cleared, the form begins anew; whatever else is loaded leaves alone what is typed.
  const [round, setRound] = useState(0)
  return <DefaultsFields key={round} {...props} onCleared={() => setRound(before => before + 1)} />
}

function DefaultsFields({ whose, at, kept, onCleared }: DefaultsFormProps & { onCleared: () => void }) {
  const t = useText()
  const change = useChange(UpdateDefaultServices, [UpdateDefaultServices, IntialCachefunction])
  const send = (defaults: z.infer<typeof schema> | null, version: number) =>
    change.mutateAsync({ query: { flag: 'save' }, body: { of: whose, ...at, version, defaults } })
  const kit = useFormKit({
    schema,
    start: valuesOf(kept),
    keepAs: `ChangeDefaults.${[whose, at.dockId, at.mode].join(' ')}`,
    record: { version: kept.version, fresh: () => freshDefaults(whose, at) },
    explain: error => explainWith(error, 'orderDefaults.failed'),
    save: async (values, version) => {
      const saved = await send(values, version)
      notify.done(t('orderDefaults.saved'))
      return keptAt(saved, whose, at).version
    },
  })
  const clear = async (): Promise<void> => {
    if (!(await kit.act(version => send(null, version)))) return
    notify.done(t('orderDefaults.cleared'))
    kit.guard.drop()
    onCleared()
  }
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FieldPair>
          <TimeField form={kit.form} name="PickupFromTime" label={t('orderDefaults.from')} />
          <TimeField form={kit.form} name="PickupToTime" label={t('orderDefaults.to')} />
        </FieldPair>
        <Controller
          control={kit.form.control}
          name="Services"
          render={({ field }) => (
            <Checkbox.Group label={t('orderDefaults.services')} value={field.value} onChange={field.onChange}>
              <div className={classes.ends}>
                {ends.map(end => (
                  <fieldset key={end.at} className={classes.services}>
                    <legend>{t(end.label)}</legend>
                    {accessorials
                      .filter(service => service.at === end.at)
                      .map(({ code }) => (
                        <Checkbox key={code} value={code} label={accessorialName(code)} size="xs" />
                      ))}
                  </fieldset>
                ))}
              </div>
            </Checkbox.Group>
          )}
        />
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('orderDefaults.save')}
          </BusyButton>
          {kept.isSet && (
            <ActionButton variant="default" onAct={clear}>
              {t('orderDefaults.clear')}
            </ActionButton>
          )}
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
