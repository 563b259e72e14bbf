/** Addresses by host environment. Empty means this server, which is all of them by default. */
export const settings = {
  mainUrl: import.meta.env.VITE_MAIN_URL ?? '',
  socketUrl: import.meta.env.VITE_SOCKET_URL ?? '',
  /** A fixed name of this client, not a secret: it gates nothing. */
  developerKey: import.meta.env.VITE_DEVELOPER_KEY ?? 'waybill-web',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@waybill.example',
} as const
