import '../../../texts/sheet.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { useNavigate } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { sheetPath } from '../../../widgets/DataList/bulkJobs.ts'
import type { ShownImport } from '../../../widgets/ImportFile/words.ts'

/** The next step with the orders of an import that has ended: their shipments, on one sheet. */
export function BuildImported({ shown: { run, toBuild } }: { shown: ShownImport }) {
  const t = useText()
  const navigate = useNavigate()
  const starting = useChange(StartBulk, [GetOrders, GetImport])
  if (run.state !== 'done' || toBuild === 0) return null
  const build = async (): Promise<void> => {
    try {
      const { bulkId } = await starting.mutateAsync({ body: { action: 'buildShipments', runId: run.runId } })
      await navigate(sheetPath(bulkId))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return <ActionButton onAct={build}>{t('sheet.toImportBuild', { count: toBuild })}</ActionButton>
}
