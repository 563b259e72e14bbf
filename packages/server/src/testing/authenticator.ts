import { TOTP, URI } from 'otpauth'

/** What an authenticator app shows at a moment. @param address as the app was told it: `otpauth://totp/…` */
export function appCode(address: string, at: Date): string {
  const factor = URI.parse(address)
  if (!(factor instanceof TOTP)) throw new Error(`${address} is of no authenticator app`)
  return factor.generate({ timestamp: at.getTime() })
}
