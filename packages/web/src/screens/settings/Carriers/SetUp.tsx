import { useState } from 'react'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ParcelAccountPanel } from '../../../widgets/ParcelAccounts/AccountPanel.tsx'
import { BackButton } from './BackButton.tsx'
import classes from './Carriers.module.css'
import { InstantPanel } from './InstantPanel.tsx'
import { NewCarrierPanel } from './NewCarrierPanel.tsx'
import { OdflPanel } from './OdflPanel.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'

const ways = [
  { id: 'instant', name: 'carriers.setUpInstant', why: 'carriers.setUpInstantWhy' },
  { id: 'spot', name: 'carriers.setUpSpot', why: 'carriers.setUpSpotWhy' },
  { id: 'rateSheet', name: 'carriers.setUpSheet', why: 'carriers.setUpSheetWhy' },
  { id: 'provider', name: 'carriers.setUpProvider', why: 'carriers.setUpProviderWhy' },
  { id: 'parcel', name: 'carriers.setUpParcel', why: 'carriers.setUpParcelWhy' },
  { id: 'odfl', name: 'carriers.setUpOdfl', why: 'carriers.setUpOdflWhy' },
] as const satisfies readonly { id: string; name: TextKey; why: TextKey }[]

type Way = (typeof ways)[number]['id']

/** Leads to what a new carrier needs, by how its prices are to be had. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [way, setWay] = useState<Way | null>(null)
  const onBack = (): void => setWay(null)
  if (way === 'instant') return <InstantPanel onBack={onBack} onAccount={setWay} onClose={onClose} />
  if (way === 'spot') return <NewCarrierPanel key={way} mode="SPOT" onBack={onBack} onClose={onClose} />
  if (way === 'rateSheet') return <NewCarrierPanel key={way} mode="RATESHEET" onBack={onBack} onClose={onClose} />
  if (way === 'provider') return <ProviderPanel onBack={onBack} onClose={onClose} />
  if (way === 'parcel') {
    return <ParcelAccountPanel account={null} also={<BackButton onBack={onBack} />} onClose={onClose} />
  }
  if (way === 'odfl') return <OdflPanel onBack={onBack} onClose={onClose} />
  return (
    <Panel title={t('carriers.setUp')} onClose={onClose} takesFocus>
      <Hint>{t('carriers.setUpWhy')}</Hint>
      <ul className={classes.ways}>
        {ways.map(({ id, name, why }) => (
          <li key={id}>
            <button type="button" className={classes.way} onClick={() => setWay(id)}>
              <strong>{t(name)}</strong> <Hint inline>{t(why)}</Hint>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
