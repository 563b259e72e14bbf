import '../../../texts/preferences.ts'
import { Checkbox } from '@mantine/core'
import { type NoticeKind, noticeChannels } from '@waybill/contract/wire/preferences.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import classes from './Preferences.module.css'
import { useKeeping } from './useKeeping.ts'

const kinds = Object.keys(noticeChannels) as NoticeKind[]

/** Of what one is told, and how: each kind in the ways in which it is sent; in none of them, not at all. */
export function Notices() {
  const t = useText()
  const keep = useKeeping()
  const notices = useUser()?.preferences?.notices
  return kinds.map(kind => {
    const kept: Readonly<Record<string, boolean>> = notices?.[kind] ?? {}
    return (
      <fieldset key={kind} className={classes.notice}>
        <legend>{t(`preferences.${kind}`)}</legend>
        {noticeChannels[kind].map(channel => (
          <Checkbox
            key={channel}
            label={t(`preferences.${channel}`)}
            checked={kept[channel] ?? true}
            onChange={event => void keep({ notices: { [kind]: { ...kept, [channel]: event.currentTarget.checked } } })}
          />
        ))}
      </fieldset>
    )
  })
}
