import { ActionIcon, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteCarrierFile } from '@waybill/contract/calls/Carriers/DeleteCarrierFile.ts'
import { DisplayCarrierFile } from '@waybill/contract/calls/Carriers/DisplayCarrierFile.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { carrierFileKinds, type WireCarrier, type WireCarrierFile } from '@waybill/contract/wire/carrier.ts'
import { useState } from 'react'
import { fetchFile, makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { formatBytes } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconTrash } from '../../../ui/icons.generated.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { notifyUndo } from '../../../ui/notifyUndo.tsx'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import classes from './Carriers.module.css'
import { sendPapers } from './sendPapers.ts'

const kindNames = {
  insurance: 'carriers.paperInsurance',
  authority: 'carriers.paperAuthority',
  rateSheet: 'carriers.paperRateSheet',
} as const satisfies Record<WireCarrierFile['kind'], TextKey>

/** The papers of a carrier: certificate of insurance, authority, rate sheets as they came. */
export function Papers({ carrier }: { carrier: WireCarrier }) {
  const t = useText()
  const cache = useQueryClient()
  const [kind, setKind] = useState<WireCarrierFile['kind']>(carrier.kind === 'rateSheet' ? 'rateSheet' : 'insurance')
  const { Files } = carrier
  const look = (): Promise<unknown> => forget(cache, FreightCarrier)
  const send = async (files: readonly File[]): Promise<void> => {
    await sendPapers(carrier.carrierId, kind, files, () => void look())
    await look()
  }
  return (
    <FieldGroup name={t('carriers.papers')}>
      <NativeSelect
        label={t('carriers.paperKind')}
        value={kind}
        data={carrierFileKinds.map(value => ({ value, label: t(kindNames[value]) }))}
        onChange={event => setKind(carrierFileKinds.find(one => one === event.currentTarget.value) ?? kind)}
      />
      {kind === 'rateSheet' && <Hint small>{t('carriers.filesWhy')}</Hint>}
      <DropZone
        id="carrier-papers"
        title={t('carriers.papersTitle')}
        choose={t('carriers.papersChoose')}
        why={t('carriers.papersWhy')}
        onFiles={files => void send(files)}
      />
      {Files.length === 0 && <Hint small>{t('carriers.noPapers')}</Hint>}
      <ul className={classes.rows}>
        {Files.map(file => (
          <Paper key={file.fileId} file={file} />
        ))}
      </ul>
    </FieldGroup>
  )
}

function Paper({ file: { fileId, name, size, kind } }: { file: WireCarrierFile }) {
  const t = useText()
  const cache = useQueryClient()
  const put = async (restore: boolean): Promise<void> => {
    try {
      await makeCall(DeleteCarrierFile, { body: { fileId, restore } })
      await forget(cache, FreightCarrier)
      if (!restore) notifyUndo(t('carriers.paperRemoved', { name }), () => put(true))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const download = async (): Promise<void> => {
    try {
      const { blob } = await fetchFile(DisplayCarrierFile, { body: { fileId } })
      saveFile(name, blob)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <LinkButton onClick={() => void download()}>{name}</LinkButton>
        <Hint inline small>
          {t(kindNames[kind])} · {formatBytes(size)}
        </Hint>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('carriers.paperRemove', { name })}
        onClick={() => void put(false)}
      >
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}
