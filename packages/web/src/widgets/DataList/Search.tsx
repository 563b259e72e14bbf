import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { IconSearch } from '../../ui/icons.generated.ts'
import classes from './DataList.module.css'
import { heardText, searchAt, sentText, typedText } from './searchText.ts'

const PAUSE_MS = 250

export function Search({
  search,
  hint,
  field,
  onSearch,
}: {
  search: string
  hint: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
}) {
  const t = useText()
  const now = useRef(searchAt(search))
  const [typed, setTyped] = useState(search)
  const show = (next: typeof now.current): void => {
    now.current = next
    setTyped(next.typed)
  }
  const send = useDebouncedCallback(() => {
    const { typed, sent } = now.current
    if (typed === (sent.at(-1) ?? search)) return
    show(sentText(now.current))
    onSearch(typed)
  }, PAUSE_MS)
  const heard = useRef(search)
  useEffect(() => {
    if (heard.current === search) return
    heard.current = search
    now.current = heardText(now.current, search)
    setTyped(now.current.typed)
  }, [search])
  const type = (text: string): void => {
    show(typedText(now.current, text))
    send()
  }
  return (
    <TextInput
      ref={field}
      className={classes.search}
      type="search"
      aria-label={t('list.search')}
      placeholder={hint}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={t('actions.clear')}
            onClick={() => {
              type('')
              send.flush()
            }}
          />
        )
      }
      value={typed}
      onChange={event => type(event.currentTarget.value)}
      onKeyDown={event => event.key === 'Enter' && send.flush()}
    />
  )
}
