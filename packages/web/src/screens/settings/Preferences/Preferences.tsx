import '../../../texts/preferences.ts'
import { NativeSelect, SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import { startPages } from '@waybill/contract/pages.ts'
import { rowChoices } from '@waybill/contract/wire/preferences.ts'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../../api/useSession.ts'
import { languageOf, languages, useLanguage } from '../../../texts/language.ts'
import { useText } from '../../../texts/texts.ts'
import { singleKeysOn, switchSingleKeys } from '../../../ui/keys/useKeys.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldStack, Section, Sheet } from '../../../ui/Sheet.tsx'
import { Devices } from '../../../widgets/Devices.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import { speakEverywhere } from '../../../widgets/speakEverywhere.ts'
import { chooseDensity, density, measuring, switchMeasuring } from './deviceSettings.ts'
import { FirstViews } from './FirstViews.tsx'
import { Notices } from './Notices.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import classes from './Preferences.module.css'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { useKeeping } from './useKeeping.ts'

/** What somebody chooses for himself, saved as it is chosen: with the person, or where it says so with the browser. */
export function Preferences() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('screens.preferences')} counts={t('preferences.kept')} />
      <Sheet>
        <Begin />
        <Section title={t('preferences.notices')} why={t('preferences.noticesWhy')}>
          <Notices />
        </Section>
        <Section title={t('preferences.factor')} why={t('preferences.factorWhy')}>
          <SecondFactorPart />
        </Section>
        <Section title={t('preferences.passkeys')} why={t('preferences.passkeysWhy')}>
          <PasskeysPart />
        </Section>
        <ThisBrowser />
        <Section title={t('devices.title')} why={t('devices.why')}>
          <FieldStack>
            <Devices />
          </FieldStack>
        </Section>
      </Sheet>
    </>
  )
}

type StartPage = (typeof startPages)[number]
const titleOf = (page: StartPage) =>
  `screens.${page[0]?.toLowerCase() ?? ''}${page.slice(1)}` as `screens.${Uncapitalize<StartPage>}`

function Begin() {
  const t = useText()
  const preferences = useUser()?.preferences
  const reachable = useReachable()
  const keep = useKeeping()
  const language = useLanguage()
  const [keys, setKeys] = useState(singleKeysOn)
  const pages = startPages.filter(reachable).map(page => ({ value: page, label: t(titleOf(page)) }))
  return (
    <>
      <Section title={t('preferences.start')}>
        <FieldStack>
          <Choice
            label={t('profileMenu.language')}
            value={language}
            choices={languages}
            onChoose={next => void speakEverywhere(languageOf(next))}
          />
          <NativeSelect
            label={t('preferences.startPage')}
            description={t('preferences.startPageWhy')}
            maw="20rem"
            data={[{ value: '', label: t('preferences.firstPage') }, ...pages]}
            value={preferences?.startPage ?? ''}
            onChange={event => {
              const { value } = event.currentTarget
              void keep({ startPage: startPages.find(page => page === value) ?? null })
            }}
          />
        </FieldStack>
      </Section>
      <Section title={t('preferences.lists')}>
        <FieldStack>
          <NativeSelect
            label={t('preferences.rows')}
            description={t('preferences.rowsWhy')}
            maw="20rem"
            data={rowChoices.map(value => ({ value, label: value === 'fit' ? t('preferences.rowsFit') : value }))}
            value={preferences?.rows ?? '10'}
            onChange={event => {
              const { value } = event.currentTarget
              void keep({ rows: rowChoices.find(choice => choice === value) })
            }}
          />
          <FirstViews />
        </FieldStack>
      </Section>
      <Section title={t('preferences.keyboard')}>
        <Switch
          label={t('preferences.singleKeys')}
          description={t('preferences.singleKeysWhy')}
          checked={keys}
          onChange={event => {
            const { checked: singleKeys } = event.currentTarget
            switchSingleKeys(singleKeys)
            setKeys(singleKeys)
            void keep({ singleKeys })
          }}
        />
      </Section>
    </>
  )
}

function ThisBrowser() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [dense, setDense] = useState(density)
  const [measured, setMeasured] = useState(measuring)
  return (
    <Section title={t('preferences.browser')} why={t('preferences.browserWhy')}>
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
        <Switch
          label={t('preferences.measure')}
          description={t('preferences.measureWhy')}
          checked={measured}
          onChange={event => {
            switchMeasuring(event.currentTarget.checked)
            setMeasured(event.currentTarget.checked)
          }}
        />
      </FieldStack>
    </Section>
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
}): ReactNode {
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
