import { ActionIcon, Button, Checkbox, Popover, TextInput } from '@mantine/core'
import type { SavedView } from '@waybill/contract/wire/savedView.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { IconBookmark, IconHome, IconTrash } from '../../ui/icons.generated.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import classes from './Toolbar.module.css'
import type { Columns } from './useColumns.ts'
import type { SavedViews } from './useSavedViews.ts'

/** Views that were saved of the list: one's own, and what others share. */
export function Views({ views, columns }: { views: SavedViews; columns: Columns<never, string>['kept'] }) {
  const t = useText()
  const [isOpen, setOpen] = useOpening()
  const { opened } = views
  const title =
    opened === null ? t('lists.views') : views.isChanged ? t('lists.viewChanged', { name: opened.name }) : opened.name
  const choose = (view: SavedView): void => {
    views.open(view)
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.view ?? ''}
          aria-label={title}
          leftSection={<IconBookmark size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('lists.views')}>
        {views.views.length === 0 && <p className={classes.none}>{t('lists.noViews')}</p>}
        <ul className={classes.columns}>
          {views.views.map(view => (
            <li key={view.viewId}>
              <Button
                variant="subtle"
                size="compact-md"
                className={classes.viewName ?? ''}
                aria-current={opened?.viewId === view.viewId ? 'true' : undefined}
                onClick={() => choose(view)}
              >
                {view.name}
              </Button>
              <span className={classes.owner}>
                {view.own ? (view.shared ? t('lists.sharedByMe') : '') : t('lists.sharedBy', { owner: view.owner })}
              </span>
              <ActionIcon
                variant={views.firstId === view.viewId ? 'filled' : 'subtle'}
                size={26}
                aria-label={t('lists.openFirst', { name: view.name })}
                title={t('lists.openFirst', { name: view.name })}
                aria-pressed={views.firstId === view.viewId}
                onClick={() => void views.openFirst(view, views.firstId !== view.viewId)}
              >
                <IconHome size={15} />
              </ActionIcon>
              {view.own && (
                <ActionIcon
                  variant="subtle"
                  size={26}
                  aria-label={t('lists.deleteView', { name: view.name })}
                  onClick={() => void views.remove(view)}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        <SaveForm views={views} columns={columns} onSaved={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function SaveForm({
  views,
  columns,
  onSaved,
}: {
  views: SavedViews
  columns: Columns<never, string>['kept']
  onSaved: () => void
}) {
  const t = useText()
  const own = views.opened?.own === true ? views.opened : null
  const [name, setName] = useState(own?.name ?? '')
  const [shared, setShared] = useState(own?.shared ?? false)
  const isMissing = name.trim() === ''
  const save = async (): Promise<void> => {
    if (!isMissing && (await views.save({ name: name.trim(), shared, columns }))) onSaved()
  }
  return (
    <form
      className={classes.save}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label={t('lists.saveAs')}
        maxLength={60}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label={t('lists.share')}
        checked={shared}
        onChange={event => setShared(event.currentTarget.checked)}
      />
      <ActionButton looks disabled={isMissing} onAct={save}>
        {t('lists.saveView')}
      </ActionButton>
    </form>
  )
}
