import { Checkbox } from '@mantine/core'
import { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import type { ReprintRow } from '../../../widgets/Documents/reprint.ts'
import classes from './PrintDocuments.module.css'

/** Attachments of a shipment, and which of them are printed with its papers; the choice is kept with the shipment. */
export function ReprintFiles({ row: { UniqueName: uniquename, files } }: { row: ReprintRow }) {
  const t = useText()
  const { mutate, isPending, variables } = useChange(AddRePrintFiles, [GetReprintDocumentDetails])
  const choose = (fileId: number, chosen: boolean): void =>
    mutate(
      { query: { uniquename }, body: { files: [fileId], chosen } },
      { onError: problem => notify.failed(explainShort(problem)) },
    )
  return (
    <fieldset className={classes.papers}>
      <legend>{t('reprint.files')}</legend>
      {files.map(({ fileId, name, chosen }) => {
        const isBeingChosen = isPending && variables.body?.files.includes(fileId) === true
        return (
          <Checkbox
            key={fileId}
            label={name}
            checked={isBeingChosen ? variables.body?.chosen !== false : chosen}
            onChange={() => choose(fileId, !chosen)}
          />
        )
      })}
    </fieldset>
  )
}
