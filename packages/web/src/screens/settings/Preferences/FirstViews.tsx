import '../../../texts/preferences.ts'
import { ActionIcon } from '@mantine/core'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import type { WirePreferences } from '@waybill/contract/wire/preferences.ts'
import { useCall } from '../../../api/useCall.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconX } from '../../../ui/icons.generated.ts'
import classes from './Preferences.module.css'
import { useKeeping } from './useKeeping.ts'

/** The saved views with which lists open. They are chosen at their lists, and left here. */
export function FirstViews() {
  const t = useText()
  const views = useUser()?.preferences?.firstViews ?? []
  return (
    <>
      <Hint>{t('preferences.firstViewsWhy')}</Hint>
      {views.length > 0 && (
        <ul className={classes.views} aria-label={t('preferences.firstViews')}>
          {views.map(view => (
            <FirstView key={view.list} view={view} />
          ))}
        </ul>
      )}
    </>
  )
}

function FirstView({ view: { list, viewId } }: { view: WirePreferences['firstViews'][number] }) {
  const t = useText()
  const keep = useKeeping()
  const { data } = useCall(GetSavedViews, { body: { list } })
  // One that was deleted, or is shared no more, opens nothing.
  const view = data?.views.find(one => one.viewId === viewId)
  if (view === undefined) return null
  return (
    <li>
      {view.name}
      <ActionIcon
        variant="subtle"
        size={26}
        aria-label={t('preferences.openPlain', { name: view.name })}
        title={t('preferences.openPlain', { name: view.name })}
        onClick={() => void keep({ firstViews: [{ list, viewId: null }] })}
      >
        <IconX size={15} />
      </ActionIcon>
    </li>
  )
}
