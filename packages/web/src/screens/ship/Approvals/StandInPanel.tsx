import { StandIn } from '@waybill/contract/calls/Shipment/StandIn.ts'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { clockIn, ownZone } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldPair } from '../../../ui/Sheet.tsx'

const schema = z
  .object({ UserId: z.string().min(1), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'endsBefore' } })

type Known = NonNullable<ReturnType<typeof useCall<typeof StandIn>>['data']>

/** Who decides in one's place, and on which days. */
export function StandInPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useCall(StandIn, { query: { flag: 'load' }, body: {} })
  if (data !== undefined) return <StandInForm known={data} onClose={onClose} />
  return (
    <Panel title={t('approvals.standIn')} onClose={onClose}>
      {error !== null && <ErrorState {...explain(error, 'problems.listTitle')} onRetry={() => void refetch()} />}
    </Panel>
  )
}

function StandInForm({ known: { standIn, people }, onClose }: { known: Known; onClose: () => void }) {
  const t = useText()
  const change = useChange(StandIn, [StandIn])
  const today = clockIn(ownZone()).date
  const nameOf = (id: string): string => people.find(({ UserId }) => String(UserId) === id)?.name ?? ''
  const kit = useFormKit({
    schema,
    start: { UserId: String(standIn?.UserId ?? ''), from: standIn?.from ?? today, to: standIn?.to ?? today },
    explain: explainShort,
    keepAs: 'standIn',
    save: async ({ UserId, from, to }) => {
      await change.mutateAsync({ query: { flag: 'save' }, body: { UserId: Number(UserId), from, to } })
      notify.done(t('approvals.standInSaved', { name: nameOf(UserId) }))
      onClose()
    },
  })
  const end = async (): Promise<void> => {
    try {
      await change.mutateAsync({ query: { flag: 'end' }, body: {} })
      kit.guard.drop()
      notify.done(t('approvals.standInEnded'))
      onClose()
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  return (
    <PanelForm
      kit={kit}
      title={t('approvals.standIn')}
      submit={t('approvals.standInSave')}
      also={
        standIn !== null && (
          <ActionButton variant="default" onAct={end}>
            {t('approvals.standInEnd')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <Hint>{t('approvals.standInWhy')}</Hint>
      <ChoiceField
        form={kit.form}
        name="UserId"
        label={t('approvals.standInWho')}
        required
        choices={[
          { value: '', label: t('approvals.handOnNobody') },
          ...people.map(({ UserId, name }) => ({ value: String(UserId), label: name })),
        ]}
      />
      <FieldPair>
        <TextField form={kit.form} name="from" type="date" label={t('approvals.standInFrom')} required />
        <TextField form={kit.form} name="to" type="date" label={t('approvals.standInTo')} required />
      </FieldPair>
    </PanelForm>
  )
}
