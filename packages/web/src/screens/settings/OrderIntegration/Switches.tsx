import { Switch } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { explainWith } from '../../../api/explain.ts'
import { refreshUser } from '../../../api/freshUser.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack, Section } from '../../../ui/Sheet.tsx'

/** What the whole company has switched on. */
export function Switches({
  setup: { IntergrationCheck, IsPalletItemGrid },
}: {
  setup: Pick<ReplyOf<typeof OrderIntegration>, 'IntergrationCheck' | 'IsPalletItemGrid'>
}) {
  const t = useText()
  const change = useChange(OrderIntegration, [OrderIntegration])
  const put = async (body: { IntergrationCheck: boolean } | { IsPalletItemGrid: 'true' | 'false' }): Promise<void> => {
    try {
      await change.mutateAsync({ query: { Functype: 'switch' }, body })
      // Other screens go by it, too; where that can't be had now, it comes with the next sign-in.
      await refreshUser().catch(() => undefined)
      notify.done(t('orderIntegration.switched'))
    } catch (error) {
      notify.failed(explainWith(error, 'orderIntegration.failed'))
    }
  }
  return (
    <Section title={t('orderIntegration.switches')}>
      <FieldStack>
        <Switch
          label={t('orderIntegration.on')}
          description={t('orderIntegration.onWhy')}
          checked={IntergrationCheck}
          disabled={change.isPending}
          onChange={event => void put({ IntergrationCheck: event.currentTarget.checked })}
        />
        <Switch
          label={t('orderIntegration.grid')}
          description={t('orderIntegration.gridWhy')}
          checked={IsPalletItemGrid === 'true'}
          disabled={change.isPending}
          onChange={event => void put({ IsPalletItemGrid: event.currentTarget.checked ? 'true' : 'false' })}
        />
      </FieldStack>
    </Section>
  )
}
