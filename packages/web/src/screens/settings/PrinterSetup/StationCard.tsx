import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import { RemoveStation } from '@waybill/contract/calls/Stations/RemoveStation.ts'
import { docTabs, type StationDocument, stationDocuments, type WireStation } from '@waybill/contract/wire/station.ts'
import { useState } from 'react'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import classes from './PrinterSetup.module.css'
import { Printers } from './Printers.tsx'
import { useStationChange } from './useStationChange.ts'

/** Papers are pages; labels come as pages or as commands. */
const isPaper = (document: StationDocument): boolean => document === 'bol' || document === 'packing-list'

/** One PC: how it stands, its printers, and what each prints. Everything is saved as it is chosen. */
export function StationCard({ station }: { station: WireStation }) {
  const t = useText()
  const save = useStationChange(station)
  const [name, setName] = useState(station.name)
  const { isOnline, seenAt, printers, documents, docTab, waiting, scale } = station
  const places = (document: StationDocument) => [
    { value: '', label: t('stations.byDialog') },
    ...printers
      .filter(({ language }) =>
        document === 'parcelLabel' ? language === 'zpl' : !isPaper(document) || language === 'pdf',
      )
      .map(one => ({ value: String(one.printerId), label: one.name })),
  ]
  const placeOf = (document: StationDocument): string =>
    String(documents.find(one => one.document === document)?.printerId ?? '')
  return (
    <article className={classes.card} aria-label={station.name}>
      <h3 className={classes.name}>
        {station.name}{' '}
        <Badge tone={isOnline ? 'good' : 'bad'}>{t(isOnline ? 'stations.online' : 'stations.offline')}</Badge>
        {waiting > 0 && <Badge tone="warn">{t('stations.waiting', { count: waiting })}</Badge>}
      </h3>
      <Hint>
        {[
          station.platform,
          isOnline || seenAt === null ? '' : t('stations.seen', { when: formatInstant(seenAt) }),
          `${t('stations.scale')}: ${t(`stations.scale_${scale.state}`)}${scale.shown === '' ? '' : ` (${scale.shown})`}`,
        ]
          .filter(words => words !== '')
          .join(' · ')}
      </Hint>
      <Switch
        label={t('stations.mine')}
        description={t('stations.mineWhy')}
        checked={station.isMine}
        onChange={event => void save({ isMine: event.currentTarget.checked })}
      />
      <Printers station={station} />
      <div>
        <h4 className={classes.part}>{t('stations.documents')}</h4>
        <FieldPair>
          {stationDocuments.map(document => (
            <NativeSelect
              key={document}
              label={t(`stations.document_${document}`)}
              value={placeOf(document)}
              data={places(document)}
              onChange={event => {
                const chosen = event.target.value
                void save({ documents: [{ document, printerId: chosen === '' ? null : Number(chosen) }] })
              }}
            />
          ))}
          <NativeSelect
            label={t('stations.docTab')}
            value={docTab}
            data={docTabs.map(value => ({ value, label: t(`stations.tab_${value}`) }))}
            onChange={event => void save({ docTab: docTabs.find(tab => tab === event.target.value) ?? 'none' })}
          />
        </FieldPair>
      </div>
      <form
        className={classes.row}
        onSubmit={event => {
          event.preventDefault()
          void save({ name }).then(done => done && notify.done(t('stations.saved')))
        }}
      >
        <TextInput label={t('stations.name')} value={name} maxLength={60} onChange={e => setName(e.target.value)} />
        <ChangeButton type="submit" variant="default" disabled={name.trim() === '' || name.trim() === station.name}>
          {t('stations.rename')}
        </ChangeButton>
      </form>
      <Removal station={station} />
    </article>
  )
}

function Removal({ station: { stationId, name } }: { station: WireStation }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const change = useChange(RemoveStation, [GetStations, CheckPrinterStatus, GetPrintJobs])
  const remove = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { stationId } })
      notify.done(t('stations.removed', { name }))
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
    }
  }
  if (!asks) {
    return (
      <ButtonRow flush>
        <ChangeButton variant="default" onClick={() => setAsks(true)}>
          {t('stations.remove')}
        </ChangeButton>
      </ButtonRow>
    )
  }
  return (
    <>
      <Hint warns role="alert">
        {t('stations.removeQuestion', { name })}
      </Hint>
      <ButtonRow flush>
        <ActionButton color="red" onAct={remove}>
          {t('stations.removeYes')}
        </ActionButton>
        <Button variant="default" onClick={() => setAsks(false)}>
          {t('stations.keep')}
        </Button>
      </ButtonRow>
    </>
  )
}
