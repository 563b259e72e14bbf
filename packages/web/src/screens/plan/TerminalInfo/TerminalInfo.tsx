import '../../../texts/order.ts'
import '../../../texts/plan.ts'
import '../../../texts/rates.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { useCallback, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LanePage } from '../../../widgets/LaneQuestion/LanePage.tsx'
import classes from '../../../widgets/LaneQuestion/LaneQuestion.module.css'
import { laneBody, laneFields } from '../../../widgets/LaneQuestion/laneInputs.ts'

type Answer = ReplyOf<typeof TerminalInformation>
type Terminal = Answer['terminals'][number]

const carriersOf = ({ terminals }: Answer): readonly string[] => [...new Set(terminals.map(one => one.CarrierSCAC))]

const endOf = (terminals: readonly Terminal[], end: Terminal['end']): Terminal | undefined =>
  terminals.find(one => one.end === end)

/** Terminals of both ends of a lane, carrier by carrier, with address and phone; one carrier's stand on the map. */
export function TerminalInfo() {
  const t = useText()
  const [shown, setShown] = useState<string | null>(null)
  const via = useCallback(
    (answer: Answer) => {
      const scac = shown ?? carriersOf(answer)[0]
      const own = answer.terminals.filter(one => one.CarrierSCAC === scac)
      return (['origin', 'destination'] as const).flatMap(end => endOf(own, end)?.point ?? [])
    },
    [shown],
  )
  return (
    <LanePage
      title="screens.terminalInfo"
      ask="plan.getTerminals"
      empty={['plan.emptyTerminals', 'plan.emptyTerminalsWhy']}
      call={TerminalInformation}
      body={laneBody}
      names={laneFields}
      via={via}
    >
      {answer =>
        answer.terminals.length === 0 ? (
          <p>{t('plan.noTerminals')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          <section className={classes.box} tabIndex={0} aria-label={t('plan.terminals')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('plan.carrier')}</th>
                  <th scope="col">{t('plan.origin')}</th>
                  <th scope="col">{t('plan.destination')}</th>
                </tr>
              </thead>
              <tbody>
                {carriersOf(answer).map((scac, index) => {
                  const own = answer.terminals.filter(one => one.CarrierSCAC === scac)
                  const carrier = `${own[0]?.CarrierName} (${scac})`
                  const isOnMap = scac === shown || (shown === null && index === 0)
                  return (
                    <tr key={scac}>
                      <th scope="row">
                        {carrier}
                        <br />
                        {own.some(({ point }) => point !== null) && (
                          <LinkButton
                            aria-pressed={isOnMap}
                            aria-label={t('plan.showOnMap', { carrier })}
                            onClick={() => setShown(scac)}
                          >
                            {t('plan.onMap')}
                          </LinkButton>
                        )}
                      </th>
                      <Place terminal={endOf(own, 'origin')} />
                      <Place terminal={endOf(own, 'destination')} />
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
        )
      }
    </LanePage>
  )
}

function Place({ terminal }: { terminal: Terminal | undefined }) {
  const t = useText()
  if (terminal === undefined) return <td>{t('plan.noTerminal')}</td>
  const city = [terminal.City, [terminal.State, terminal.Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [
    [terminal.TerminalName, terminal.TerminalCode].filter(Boolean).join(' · '),
    terminal.Street,
    city,
    terminal.ContactName,
    terminal.EmailID,
    terminal.ServiceHours === '' ? '' : `${t('plan.hours')}: ${terminal.ServiceHours}`,
  ]
  return (
    <td>
      {lines
        .filter(line => line !== '')
        .map(line => (
          <div key={line}>{line}</div>
        ))}
      {terminal.Street === '' && city === '' && <Hint small>{t('plan.noAddress')}</Hint>}
      {terminal.ContactNumber !== '' && (
        <div>
          {t('plan.phone')}: <a href={`tel:${terminal.ContactNumber}`}>{terminal.ContactNumber}</a>
        </div>
      )}
    </td>
  )
}
