import { Button, NativeSelect, TextInput } from '@mantine/core'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import {
  networkTarget,
  type PrinterLanguage,
  type PrinterState,
  printerLanguages,
  type WirePrinter,
  type WireStation,
} from '@waybill/contract/wire/station.ts'
import { useState } from 'react'
import { explainWith } from '../../../api/explain.ts'
import { newId } from '../../../api/newId.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import classes from './PrinterSetup.module.css'
import { useStationChange } from './useStationChange.ts'

const tones: Readonly<Record<PrinterState, Tone>> = {
  online: 'good',
  offline: 'quiet',
  paperOut: 'bad',
  paused: 'warn',
  headOpen: 'bad',
}

/** The printers of a station: how they stand, what they take, and a test page of each. */
export function Printers({ station }: { station: WireStation }) {
  const t = useText()
  const [adds, setAdds] = useState(false)
  return (
    <div>
      <h4 className={classes.part}>{t('stations.printers')}</h4>
      {station.printers.length === 0 && <Hint>{t('stations.noPrinters')}</Hint>}
      <ul className={classes.printers}>
        {station.printers.map(printer => (
          <Printer key={printer.printerId} station={station} printer={printer} />
        ))}
        <li>
          {adds ? (
            <AddPrinter station={station} onClose={() => setAdds(false)} />
          ) : (
            <ChangeButton variant="default" size="xs" onClick={() => setAdds(true)}>
              {t('stations.addPrinter')}
            </ChangeButton>
          )}
        </li>
      </ul>
    </div>
  )
}

function Printer({ station, printer }: { station: WireStation; printer: WirePrinter }) {
  const t = useText()
  const save = useStationChange(station)
  const print = useChange(PrintTestPage, [GetPrintJobs])
  const { printerId, name, target, state, way, language } = printer
  const test = async (): Promise<void> => {
    try {
      await print.mutateAsync({ body: { printerId, key: newId() } })
      notify.done(t('stations.testSent', { name }))
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
    }
  }
  return (
    <li>
      <span className={classes.printer}>
        {name} <Badge tone={tones[state]}>{t(`stations.state_${state}`)}</Badge>
        {target !== name && <span className={classes.target}>{target}</span>}
      </span>
      <NativeSelect
        aria-label={`${t('stations.takes')}: ${name}`}
        value={language}
        data={printerLanguages.map(value => ({ value, label: t(`stations.takes_${value}`) }))}
        onChange={event => void save({ printers: [{ printerId, name, language: languageOf(event.target.value) }] })}
      />
      <ActionButton variant="default" size="xs" onAct={test} aria-label={`${t('stations.test')}: ${name}`}>
        {t('stations.test')}
      </ActionButton>
      {(way === 'network' || state === 'offline') && (
        <ActionButton
          variant="default"
          size="xs"
          onAct={() => save({ removePrinterId: printerId })}
          aria-label={`${t('stations.removePrinter')}: ${name}`}
        >
          {t('stations.removePrinter')}
        </ActionButton>
      )}
    </li>
  )
}

const languageOf = (value: string): PrinterLanguage => (value === 'pdf' ? 'pdf' : 'zpl')

function AddPrinter({ station, onClose }: { station: WireStation; onClose: () => void }) {
  const t = useText()
  const save = useStationChange(station)
  const [name, setName] = useState('')
  const [target, setTarget] = useState('')
  const [language, setLanguage] = useState<PrinterLanguage>('zpl')
  const [wrong, setWrong] = useState(false)
  const add = async (): Promise<void> => {
    const isWrong = name.trim() === '' || !networkTarget.safeParse(target).success
    setWrong(isWrong)
    if (!isWrong && (await save({ addPrinter: { name, target, language } }))) onClose()
  }
  return (
    <form
      className={classes.row}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput label={t('stations.name')} value={name} maxLength={60} onChange={e => setName(e.target.value)} />
      <TextInput
        label={t('stations.target')}
        description={t('stations.targetWhy')}
        value={target}
        maxLength={260}
        error={wrong && t('stations.targetWrong')}
        onChange={event => setTarget(event.target.value)}
      />
      <NativeSelect
        label={t('stations.takes')}
        value={language}
        data={printerLanguages.map(value => ({ value, label: t(`stations.takes_${value}`) }))}
        onChange={event => setLanguage(languageOf(event.target.value))}
      />
      <Button type="submit">{t('stations.addIt')}</Button>
      <Button variant="default" onClick={onClose}>
        {t('stations.cancel')}
      </Button>
    </form>
  )
}
