import { DownloadConfirmation } from '@waybill/contract/calls/Orders/DownloadConfirmation.ts'
import { GetConfirmationsOf } from '@waybill/contract/calls/Orders/GetConfirmationsOf.ts'
import { SendConfirmation } from '@waybill/contract/calls/Orders/SendConfirmation.ts'
import { GetConfirmations } from '@waybill/contract/lists/shipConfirmations.ts'
import { fetchFile } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import type { Confirmation } from './confirmationWords.ts'

type Done = (confirmation: Pick<Confirmation, 'confirmationId'>) => Promise<void>

/** What is done with a confirmation wherever one is shown; what fails is said. */
export function useConfirmation(): { readonly download: Done; readonly send: Done } {
  const t = useText()
  const sending = useChange(SendConfirmation, [GetConfirmations, GetConfirmationsOf])
  const said =
    (act: (confirmationId: number) => Promise<void>): Done =>
    async ({ confirmationId }) => {
      try {
        await act(confirmationId)
      } catch (error) {
        notify.failed(explainShort(error))
      }
    }
  return {
    download: said(async confirmationId => {
      const { name, blob } = await fetchFile(DownloadConfirmation, { body: { confirmationId } })
      saveFile(name, blob)
    }),
    send: said(async confirmationId => {
      await sending.mutateAsync({ body: { confirmationId } })
      notifyMailed(t('confirmations.sendStarted'))
    }),
  }
}
