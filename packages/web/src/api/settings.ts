/** What the server says of itself in every page, chosen by the host that the page was asked of. */
interface ServerSettings {
  /** Base addresses without a slash at the end; empty: the server that gave this page. */
  readonly mainUrl: string
  /** Of the real-time pricing service (specification §7). */
  readonly secondaryUrl: string
  /** Of calls whose answer is a file. */
  readonly dataUrl: string
  readonly socketUrl: string
  /** A fixed name of this client, not a secret: it gates nothing. */
  readonly developerKey: string
  readonly supportEmail: string
  /** Without a mail server nothing leaves the house: mails end in the outbox. */
  readonly mailsKept: boolean
}

const own: ServerSettings = {
  mainUrl: '',
  secondaryUrl: '',
  dataUrl: '',
  socketUrl: '',
  developerKey: 'waybill-web',
  supportEmail: 'support@waybill.invalid',
  mailsKept: false,
}

function given(): Partial<ServerSettings> {
  const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="waybill-settings"]')
  try {
    return JSON.parse(meta?.getAttribute('content') ?? '{}') as Partial<ServerSettings>
  } catch {
    // The development server gives the page as it is written.
    return {}
  }
}

export const settings: ServerSettings = { ...own, ...given() }
