import type { Settings } from '../settings.ts'

export type Addressed = Pick<Settings, 'HOST_ADDRESSES' | 'DEVELOPER_KEY' | 'SUPPORT_EMAIL' | 'SMTP_URL'>

/** What every page says of this server, by the host it was asked of; as the value of an attribute. */
export function settingsOf({ HOST_ADDRESSES, DEVELOPER_KEY, SUPPORT_EMAIL, SMTP_URL }: Addressed, host: string) {
  const { main = '', secondary = '', data = '', socket = '' } = HOST_ADDRESSES[host] ?? {}
  const said = {
    ...{ mainUrl: main, secondaryUrl: secondary, dataUrl: data, socketUrl: socket },
    ...{ developerKey: DEVELOPER_KEY, supportEmail: SUPPORT_EMAIL, mailsKept: SMTP_URL === undefined },
  }
  const text = JSON.stringify(said).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return { text, others: [main, secondary, data, socket].filter(url => url !== '') }
}
