import { Button } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { PairStation } from '@waybill/contract/calls/Stations/PairStation.ts'
import { STATION_PROGRAM } from '@waybill/contract/wire/stationPaths.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack, Section } from '../../../ui/Sheet.tsx'
import classes from './PrinterSetup.module.css'

/** The command that makes a PC a station, for as long as its code pairs. */
export function PairCode({ pair, onClose }: { pair: ReplyOf<typeof PairStation>; onClose: () => void }) {
  const t = useText()
  const { code, address, expiresAt } = pair
  const commands = [`curl -O ${address}${STATION_PROGRAM}`, `node station.mjs ${address} ${code}`]
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(commands.join('\n'))
      notify.done(t('stations.copied'))
    } catch {
      notify.failed(t('stations.failed'))
    }
  }
  return (
    <Section title={t('stations.pairTitle')} why={t('stations.pairWhy')}>
      <FieldStack>
        <code className={classes.command}>
          {commands[0]}
          <br />
          {commands[1]}
        </code>
        <Hint role="status">
          {t('stations.pairUntil', { when: formatInstant(expiresAt) })} {t('stations.pairWaiting')}
        </Hint>
        <ButtonRow flush>
          <ActionButton onAct={copy}>{t('stations.copy')}</ActionButton>
          <Button variant="default" onClick={onClose}>
            {t('stations.cancel')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Section>
  )
}
