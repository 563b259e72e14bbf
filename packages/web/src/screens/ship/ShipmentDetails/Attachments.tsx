import { ActionIcon, Button, CloseButton, Group, Progress } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { AcceptPOD } from '@waybill/contract/calls/Shipment/AcceptPOD.ts'
import { DeleteFile } from '@waybill/contract/calls/Shipment/DeleteFile.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireFile } from '@waybill/contract/wire/file.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { fetchFile, makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { formatBytes } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { IconDownload, IconTrash } from '../../../ui/icons.generated.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { notify } from '../../../ui/notify.ts'
import { notifyUndo } from '../../../ui/notifyUndo.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import { DocumentPreview } from '../../../widgets/Documents/DocumentPreview.tsx'
import classes from './Attachments.module.css'
import { CHOOSE_FILES } from './detailsActions.ts'
import papersClasses from './Papers.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'
import { type Upload, useUploads } from './useUploads.ts'

const isAttachment = ({ kind }: WireFile): boolean =>
  ['attachment', 'pod', 'carrier-bol', 'carrier-mail', 'quote', 'customs'].includes(kind)
const canShow = (file: WireFile): boolean => /^(application\/pdf|image\/(png|jpeg|gif|webp)|text\/)/.test(file.mime)

/** Files people attached: dropped or chosen, shown in the page, taken away with a way back. */
export function Attachments({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [shown, setShown] = useState<WireFile | null>(null)
  const { uploads, add, again, dismiss } = useUploads(details.shipmentId)
  const files = details.files.filter(isAttachment)
  // What a colleague attached proves the delivery once somebody says that it does.
  const mayBePod = ({ kind, offeredAsPod }: WireFile): boolean =>
    kind === 'attachment' && !offeredAsPod && ['A', 'D'].includes(details.shipmentStatus)
  const isShown = shown !== null && files.some(file => file.fileId === shown.fileId)
  return (
    <Part title={t('shipment.files')} anchor="files">
      <DropZone
        id={CHOOSE_FILES}
        title={t('shipment.dropTitle')}
        choose={t('shipment.choose')}
        why={t('shipment.dropWhy')}
        onFiles={chosen => void add(chosen)}
      />
      <ul className={classes.files}>
        {uploads.map(upload => (
          <li key={upload.id} className={classes.file}>
            <UploadRow upload={upload} onAgain={() => void again(upload)} onDismiss={() => dismiss(upload.id)} />
          </li>
        ))}
        {files.map(file => (
          <li key={file.fileId} className={classes.file}>
            <FileRow file={file} mayBePod={mayBePod(file)} onShow={() => setShown(file)} />
          </li>
        ))}
      </ul>
      {files.length === 0 && uploads.length === 0 && <Hint>{t('shipment.noFiles')}</Hint>}
      {isShown && (
        <div className={papersClasses.preview}>
          <div className={papersClasses.previewHead}>
            <strong>{shown.name}</strong>
            <CloseButton aria-label={t('actions.close')} onClick={() => setShown(null)} />
          </div>
          <div className={papersClasses.previewBody}>
            <DocumentPreview
              key={shown.fileId}
              id={`file-${shown.fileId}`}
              title={shown.name}
              load={signal => fetchFile(DisplayFile, { body: { fileId: shown.fileId }, signal })}
              working={t('printDocuments.working', { count: 1 })}
            />
          </div>
        </div>
      )}
    </Part>
  )
}

function UploadRow({ upload, onAgain, onDismiss }: { upload: Upload; onAgain: () => void; onDismiss: () => void }) {
  const t = useText()
  const { name } = upload.file
  if (upload.reason !== '') {
    return (
      <div className={classes.failed} role="alert">
        <p>{t('shipment.fileNotSent', { name, reason: upload.reason })}</p>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={onAgain}>
            {t('shipment.tryAgain')}
          </Button>
          <Button variant="default" size="xs" onClick={onDismiss}>
            {t('shipment.dismiss')}
          </Button>
        </Group>
      </div>
    )
  }
  const percent = Math.round(upload.part * 100)
  return (
    <div className={classes.progress}>
      <span>
        {t('shipment.sending', { name })} · {t('shipment.sent', { part: percent })}
      </span>
      <Progress value={percent} aria-label={t('shipment.sending', { name })} size="sm" />
    </div>
  )
}

function FileRow({ file, mayBePod, onShow }: { file: WireFile; mayBePod: boolean; onShow: () => void }) {
  const t = useText()
  const cache = useQueryClient()
  const { fileId, name } = file
  const put = async (restore: boolean): Promise<void> => {
    try {
      await makeCall(DeleteFile, { body: { fileId, restore } })
      await forget(cache, ShipmentDetails)
      if (restore) notify.done(t('shipment.fileBack', { name }))
      else notifyUndo(t('shipment.fileGone', { name }), () => put(true))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const accept = async (): Promise<void> => {
    try {
      await makeCall(AcceptPOD, { body: { fileId } })
      await forget(cache, ShipmentDetails)
      await forget(cache, DisplayTrackingDetails)
      notify.done(t('shipment.podAccepted', { name }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const download = async (): Promise<void> => {
    try {
      const { blob } = await fetchFile(DisplayFile, { body: { fileId } })
      saveFile(name, blob)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <>
      <span className={classes.fileWords}>
        {canShow(file) ? (
          <LinkButton title={t('shipment.openFile', { name })} onClick={onShow}>
            {name}
          </LinkButton>
        ) : (
          name
        )}
        <span className={partClasses.under}>
          {file.kind === 'carrier-bol' && `${t('shipment.carrierBol')} · `}
          {file.kind === 'customs' && `${t('shipment.customsPaper')} · `}
          {file.kind === 'carrier-mail' && `${t('shipment.carrierMail')} · `}
          {file.kind === 'quote' && `${t('quotes.fileOfQuote')} · `}
          {[formatBytes(file.size), file.uploadedBy].filter(Boolean).join(' · ')} · <InstantText at={file.uploadedAt} />
        </span>
      </span>
      <span className={classes.fileTools}>
        {file.offeredAsPod && (
          <ChangeButton variant="default" size="xs" title={t('shipment.acceptPodWhy')} onClick={() => void accept()}>
            {t('shipment.acceptPod')}
          </ChangeButton>
        )}
        {mayBePod && (
          <ChangeButton
            variant="default"
            size="xs"
            aria-label={t('shipment.fileAsPodOf', { name })}
            onClick={() => void accept()}
          >
            {t('shipment.fileAsPod')}
          </ChangeButton>
        )}
        <ActionIcon
          variant="subtle"
          size="var(--wb-control)"
          aria-label={`${t('printDocuments.download')}: ${name}`}
          onClick={() => void download()}
        >
          <IconDownload size={16} />
        </ActionIcon>
        <ToChange>
          <ActionIcon
            variant="subtle"
            size="var(--wb-control)"
            aria-label={t('shipment.deleteFile', { name })}
            onClick={() => void put(false)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </ToChange>
      </span>
    </>
  )
}
