import { Button, Skeleton } from '@mantine/core'
import { GetAuditEntry } from '@waybill/contract/calls/LogIn/GetAuditEntry.ts'
import type { WireAuditEntry } from '@waybill/contract/wire/auditEntry.ts'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Fact, Panel } from '../../../ui/Panel.tsx'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import { historyPath } from '../../../widgets/historyPath.ts'
import { actionName, fieldName, kindName, recordName, valueShown } from './auditWords.ts'
import classes from './EntryPanel.module.css'

/** One line of the history: each field that changed, before and after beside one another. */
export function EntryPanel({ entry, onClose }: { entry: WireAuditEntry; onClose: () => void }) {
  const t = useText()
  const { auditId, kind, recordId } = entry
  return (
    <Panel
      title={`${kindName(kind, t)} ${recordName(entry)}`}
      onClose={onClose}
      footer={
        <>
          <Button component={Link} variant="default" to={historyPath(kind, recordId)}>
            {t('audit.ofRecord')}
          </Button>
          {kind === 'shipment' && (
            <Button component={Link} variant="default" to={`/ShipmentDetails/${recordId}`}>
              {t('audit.openShipment')}
            </Button>
          )}
        </>
      }
    >
      <dl>
        <Fact name={t('audit.person')}>{entry.actor}</Fact>
        <Fact name={t('audit.action')}>{actionName(entry.action, t)}</Fact>
        <Fact name={t('audit.at')}>
          <InstantText at={entry.at} />
        </Fact>
        <Fact name={t('audit.request')}>{entry.requestId}</Fact>
      </dl>
      <FieldGroup name={t('audit.changes')}>
        <Changes auditId={auditId} />
      </FieldGroup>
    </Panel>
  )
}

function Changes({ auditId }: { auditId: number }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetAuditEntry, { body: { auditId } }, { keepOld: false })
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={80} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'audit.notLoaded')} onRetry={() => void refetch()} />
    )
  }
  if (data.changes.length === 0) return <Hint>{t('audit.noFields')}</Hint>
  return (
    <>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        {data.changes.map(({ field, before, after }) => (
          <tbody key={field}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {fieldName(field, t)}
              </th>
            </tr>
            <tr>
              <td>{before === '' ? '–' : valueShown(field, before, t)}</td>
              <td>{after === '' ? '–' : valueShown(field, after, t)}</td>
            </tr>
          </tbody>
        ))}
      </table>
      {data.more > 0 && <Hint>{t('audit.more', { count: data.more })}</Hint>}
    </>
  )
}
