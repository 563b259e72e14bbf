import { NativeSelect, Progress, TextInput } from '@mantine/core'
import { GetRateSample } from '@waybill/contract/calls/RateSheets/GetRateSample.ts'
import { UploadRateFile } from '@waybill/contract/calls/RateSheets/UploadRateFile.ts'
import { RATE_FILE_MAX_BYTES } from '@waybill/contract/constants.ts'
import { sheetKinds } from '@waybill/contract/wire/rateSheet.ts'
import { useRef, useState } from 'react'
import { fetchFile, makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { type Intent, intentFor } from '../../../api/intent.ts'
import { newId } from '../../../api/newId.ts'
import { CallProblem, isSettled } from '../../../api/problem.ts'
import { useText } from '../../../texts/texts.ts'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SendProblem } from '../../../ui/SendProblem.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { saveFile } from '../../../ui/saveFile.ts'

/** 200 MB on a slow line. */
const UPLOAD_TIMEOUT_MS = 1_800_000
const samples = ['lanes', 'discounts', 'truckload', 'pallets', 'base', 'extras'] as const

interface Given {
  readonly carriers: readonly { readonly CarrierSCAC: string; readonly CarrierName: string }[]
  /** The carrier whose panel led here: the file is its own; blank: it is chosen. */
  readonly scac: string
  readonly onClose: () => void
  readonly onUploaded: (versionId: number) => void
}

/** Whose rates, and the file: what may be sent is said before, and how far it is while it is sent. */
export function UploadPanel({ carriers, scac, onClose, onUploaded }: Given) {
  const t = useText()
  const [kind, setKind] = useState<(typeof sheetKinds)[number]>('sheet')
  const [carrier, setCarrier] = useState(scac)
  const [tariff, setTariff] = useState('')
  const [service, setService] = useState('Standard')
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  /** The file that did not arrive and would as it is, later. */
  const [kept, setKept] = useState<File | null>(null)
  const [wrong, setWrong] = useState('')
  /** The same for the same file until its outcome is known, so that one whose answer was lost is one version. */
  const open = useRef<Intent | null>(null)
  const code = kind === 'base' ? tariff.trim() : carrier

  const send = async ([file]: readonly File[]): Promise<void> => {
    setProblem('')
    setWrong('')
    if (file === undefined || part !== null) return
    // The button of the one that is sent again stays, and with it the focus.
    if (file !== kept) setKept(null)
    if (code.length < 2) return setWrong(t('rateSheets.notCarrier'))
    if (file.size > RATE_FILE_MAX_BYTES) return setProblem(t('rateSheets.tooLarge', { name: file.name }))
    const what = [kind, code, service, file.name, file.size, file.lastModified].join('/')
    open.current = intentFor(open.current, what, newId)
    const { key: idempotencyKey } = open.current
    const form = new FormData()
    form.set('kind', kind)
    form.set('CarrierSCAC', code)
    form.set('service', service)
    form.set('file', file)
    setPart(0)
    try {
      const given = { form, idempotencyKey, onProgress: setPart, timeoutMs: UPLOAD_TIMEOUT_MS }
      const { versionId } = await makeCall(UploadRateFile, given)
      onUploaded(versionId)
    } catch (error) {
      if (!(error instanceof CallProblem) || isSettled(error)) open.current = null
      const isCarrier = error instanceof CallProblem && error.issues.some(({ at }) => at === 'body.CarrierSCAC')
      if (isCarrier) setWrong(t('rateSheets.notCarrier'))
      else setProblem(explainShort(error))
      setKept(error instanceof CallProblem && error.retryable ? file : null)
      setPart(null)
    }
  }
  const download = async (form: (typeof samples)[number]): Promise<void> => {
    await fetchFile(GetRateSample, { body: { form } }).then(
      ({ name, blob }) => saveFile(name, blob),
      (error: unknown) => notify.failed(explainShort(error)),
    )
  }

  return (
    <Panel title={t('rateSheets.uploadTitle')} onClose={onClose} takesFocus>
      <FieldStack>
        <NativeSelect
          label={t('rateSheets.kind')}
          data={sheetKinds.map(value => ({ value, label: t(`rateSheets.kind_${value}`) }))}
          value={kind}
          onChange={event => setKind(event.currentTarget.value === 'base' ? 'base' : 'sheet')}
        />
        {kind === 'sheet' ? (
          <>
            <NativeSelect
              label={t('rateSheets.carrier')}
              data={[
                ...(scac === '' ? [{ value: '', label: t('rateSheets.chooseCarrier') }] : []),
                ...carriers
                  .filter(one => scac === '' || one.CarrierSCAC === scac)
                  .map(one => ({ value: one.CarrierSCAC, label: `${one.CarrierName} (${one.CarrierSCAC})` })),
              ]}
              value={code}
              error={wrong || (carriers.length === 0 && t('rateSheets.noCarriers'))}
              onChange={event => {
                setCarrier(event.currentTarget.value)
                setWrong('')
              }}
            />
            <TextInput
              label={t('rateSheets.service')}
              value={service}
              maxLength={40}
              onChange={event => setService(event.currentTarget.value)}
            />
          </>
        ) : (
          <TextInput
            label={t('rateSheets.tariff')}
            value={tariff}
            maxLength={20}
            error={wrong}
            placeholder="CZAR-2019"
            onChange={event => setTariff(event.currentTarget.value)}
          />
        )}
        <DropZone
          id="rate-file"
          title={t('rateSheets.drop')}
          choose={t('rateSheets.choose')}
          why={t('rateSheets.uploadWhy')}
          onFiles={files => void send(files)}
        />
        {part !== null && (
          <div role="status">
            <Progress value={part * 100} size="sm" aria-label={t('rateSheets.upload')} />
            {t('rateSheets.sending', { percent: Math.round(part * 100) })}
          </div>
        )}
        <SendProblem problem={problem} onRetry={kept === null ? null : () => void send([kept])} />
        <div>
          <strong>{t('rateSheets.samples')}</strong>
          <Hint>{t('rateSheets.samplesWhy')}</Hint>
          <ul>
            {samples.map(one => (
              <li key={one}>
                <LinkButton tone="plain" onClick={() => void download(one)}>
                  {t(`rateSheets.sample_${one}`)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      </FieldStack>
    </Panel>
  )
}
