import '../../../texts/preferences.ts'
import { SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { singleKeysOn, switchSingleKeys } from '../../../ui/keys/useKeys.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldStack, Section, Sheet } from '../../../ui/Sheet.tsx'
import { Devices } from '../../../widgets/Devices.tsx'
import { chooseDensity, density, measuring, switchMeasuring } from './deviceSettings.ts'
import classes from './Preferences.module.css'
import { SecondFactorPart } from './SecondFactorPart.tsx'

/** How this browser shows the product: applied and saved as it is chosen. */
export function Preferences() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [dense, setDense] = useState(density)
  const [keys, setKeys] = useState(singleKeysOn)
  const [measured, setMeasured] = useState(measuring)
  return (
    <>
      <PageHeader title={t('screens.preferences')} counts={t('preferences.kept')} />
      <Sheet>
        <Section title={t('preferences.appearance')}>
          <FieldStack>
            <Choice
              label={t('preferences.colours')}
              value={colorScheme}
              choices={{ light: t('frame.light'), dark: t('frame.dark'), auto: t('frame.auto') }}
              onChoose={setColorScheme}
            />
            <Choice
              label={t('preferences.density')}
              value={dense}
              choices={{ compact: t('preferences.compact'), comfortable: t('preferences.comfortable') }}
              onChoose={next => {
                chooseDensity(next)
                setDense(next)
              }}
            />
          </FieldStack>
        </Section>
        <Section title={t('preferences.keyboard')}>
          <Switch
            label={t('preferences.singleKeys')}
            description={t('preferences.singleKeysWhy')}
            checked={keys}
            onChange={event => {
              switchSingleKeys(event.currentTarget.checked)
              setKeys(event.currentTarget.checked)
            }}
          />
        </Section>
        <Section title={t('preferences.privacy')}>
          <Switch
            label={t('preferences.measure')}
            description={t('preferences.measureWhy')}
            checked={measured}
            onChange={event => {
              switchMeasuring(event.currentTarget.checked)
              setMeasured(event.currentTarget.checked)
            }}
          />
        </Section>
        <Section title={t('preferences.factor')} why={t('preferences.factorWhy')}>
          <SecondFactorPart />
        </Section>
        <Section title={t('devices.title')} why={t('devices.why')}>
          <FieldStack>
            <Devices />
          </FieldStack>
        </Section>
      </Sheet>
    </>
  )
}

function Choice<C extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: C
  choices: Readonly<Record<C, string>>
  onChoose: (choice: C) => void
}) {
  const data = (Object.keys(choices) as C[]).map(choice => ({ value: choice, label: choices[choice] }))
  return (
    <div>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <SegmentedControl aria-label={label} value={value} data={data} onChange={onChoose} />
    </div>
  )
}
