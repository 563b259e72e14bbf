import '@mantine/spotlight/styles.css'
import { useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../texts/texts.ts'
import { IconKeyboard, IconLogout, IconMoon, IconSearch, IconSun, IconTruck } from '../ui/icons.generated.ts'
import { actionsHere } from '../ui/keys/actionsHere.ts'
import type { EarlyKeys } from '../ui/keys/earlyKeys.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { logOut } from './logOut.ts'
import type { FoundRecord } from './recordSearch.ts'
import { useRecords } from './useRecords.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly keys?: string
  readonly icon: ScreenRow['icon']
  readonly run: () => void
}

const matches = (entry: Entry, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => entry.title.toLowerCase().includes(word))

/** ⌘K: every page, every action, and the company's records. @param asked grows with each wish to open it. */
export function Palette({
  rows,
  asked,
  early,
  onKeySheet,
}: {
  rows: readonly ScreenRow[]
  asked: number
  /** What was typed before it was there. */
  early: EarlyKeys
  onKeySheet: () => void
}) {
  const t = useText()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => spotlight.close())
  const found = useRecords(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish opens it
  useEffect(() => spotlight.open(), [asked])
  const pages: Entry[] = rows
    .filter(row => !row.path.includes(':'))
    .map(row => ({
      id: row.path,
      title: t(row.menuTitle ?? row.title),
      icon: row.icon,
      ...(row.jump === undefined ? {} : { keys: `g ${row.jump}` }),
      run: () => void navigate(row.path),
    }))
  const actions: Entry[] = [
    ...actionsHere().map(({ id, title, key, run }) => ({
      ...{ id: `here ${id}`, title, icon: IconTruck, run },
      ...(key === undefined ? {} : { keys: key }),
    })),
    {
      id: 'light',
      title: `${t('frame.colours')}: ${t('frame.light')}`,
      icon: IconSun,
      run: () => setColorScheme('light'),
    },
    {
      id: 'dark',
      title: `${t('frame.colours')}: ${t('frame.dark')}`,
      icon: IconMoon,
      run: () => setColorScheme('dark'),
    },
    { id: 'keys', title: t('frame.keySheet'), icon: IconKeyboard, keys: '?', run: onKeySheet },
    { id: 'logOut', title: t('nav.logOut'), icon: IconLogout, run: () => void logOut() },
  ]
  const asEntries = (records: readonly FoundRecord[]): Entry[] =>
    records.map(({ path, ...record }) => ({ ...record, icon: IconTruck, run: () => void navigate(path) }))
  const shipments = { label: t('frame.records'), entries: asEntries(found.records.shipments) }
  const canList = rows.some(({ path }) => path === '/Track')
  const carriers = { label: t('frame.carriers'), entries: canList ? asEntries(found.records.carriers) : [] }
  const groups = [
    ...(found.records.isCarrierNamed ? [carriers, shipments] : [shipments, carriers]),
    { label: t('frame.pages'), entries: pages.filter(entry => matches(entry, typed)) },
    { label: t('frame.actions'), entries: actions.filter(entry => matches(entry, typed)) },
  ].filter(group => group.entries.length > 0)
  const first = groups[0]?.entries[0]
  const [wantsFirst, setWantsFirst] = useState(false)
  // Enter before anything is chosen opens the best match, once the search has answered.
  useEffect(() => {
    if (!wantsFirst || found.searching) return
    setWantsFirst(false)
    if (first === undefined) return
    spotlight.close()
    first.run()
  }, [wantsFirst, found.searching, first])
  /** Chosen by the arrow keys, not by the list itself, which marks its first entry with every letter. */
  const isPicked = useRef(false)
  // An answer that puts another entry first leaves the mark on the former one: nobody chose that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another entry is the first
  useEffect(() => {
    const marked = document.querySelector('.mantine-Spotlight-action[data-selected]')
    if (isPicked.current || marked === null) return
    marked.removeAttribute('data-selected')
    document.querySelector('.mantine-Spotlight-action')?.setAttribute('data-selected', 'true')
  }, [first?.id])
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') {
      isPicked.current = event.key.startsWith('Arrow')
      return
    }
    const marked = document.querySelector('.mantine-Spotlight-action[data-selected]')
    if (typed.trim() === '' || (marked !== null && (isPicked.current || !found.searching))) return
    // What is marked answers the letters before: nobody chose it.
    marked?.removeAttribute('data-selected')
    setWantsFirst(true)
  }
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      closeOnEscape={false}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => {
        setOpen(false)
        early.end()
      }}
      scrollable
      maxHeight={420}
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': t('frame.search') } }}
    >
      <Spotlight.Search
        onFocus={() => setTyped(now => now + early.end())}
        onKeyDown={enter}
        placeholder={t('frame.search')}
        aria-label={t('frame.search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {groups.map(group => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.entries.map(entry => (
              <Spotlight.Action
                key={entry.id}
                label={entry.title}
                {...(entry.detail === undefined ? {} : { description: entry.detail })}
                leftSection={<entry.icon size={18} aria-hidden="true" />}
                rightSection={entry.keys ? <kbd className="wb-key">{entry.keys}</kbd> : null}
                onClick={entry.run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>
            {t(found.failed ? 'frame.searchFailed' : found.searching ? 'frame.searching' : 'frame.searchEmpty')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
