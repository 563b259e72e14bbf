import '../../texts/printDocuments.ts'
import { type RefObject, useState } from 'react'
import { explainWith } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { notify } from '../../ui/notify.ts'
import { failureOf, fetchPapers, printPdf } from './printDocuments.ts'
import { usePrintSettings } from './usePrintSettings.ts'

/** Prints a shipment's bill of lading where it is booked, in as many copies as this device prints. */
export function PrintBol({ shipmentId, button }: { shipmentId: number; button: RefObject<HTMLButtonElement | null> }) {
  const t = useText()
  const [{ copies }] = usePrintSettings()
  const [isPrinted, setPrinted] = useState(false)
  const print = async (): Promise<void> => {
    try {
      const paper = await fetchPapers({ shipmentIds: [shipmentId], documents: ['bol'], copies })
      const how = printPdf(paper)
      setPrinted(true)
      notify.done(
        t(how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded', { document: paper.name }),
      )
    } catch (error) {
      notify.failed(explainWith(error, failureOf(['bol'])))
    }
  }
  return (
    <ActionButton ref={button} onAct={print} rightSection={<KeyHint keys="⏎" />}>
      {t(isPrinted ? 'printDocuments.printAgain' : 'booking.printBol')}
    </ActionButton>
  )
}
