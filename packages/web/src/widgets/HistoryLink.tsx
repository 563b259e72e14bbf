import { Button } from '@mantine/core'
import type { AuditedKind } from '@waybill/contract/wire/auditEntry.ts'
import { Link } from 'react-router'
import { useText } from '../texts/texts.ts'
import { IconHistory } from '../ui/icons.generated.ts'
import { historyPath } from './historyPath.ts'
import { useReachable } from './screens.ts'

/** Leads from a record to its own history, where whoever looks at it may read that. */
export function HistoryLink({ kind, recordId }: { kind: AuditedKind; recordId: number }) {
  const t = useText()
  const mayOpen = useReachable()
  if (!mayOpen('AuditTrail')) return null
  return (
    <Button
      component={Link}
      variant="default"
      to={historyPath(kind, recordId)}
      leftSection={<IconHistory size={16} aria-hidden="true" />}
    >
      {t('frame.historyOfChanges')}
    </Button>
  )
}
