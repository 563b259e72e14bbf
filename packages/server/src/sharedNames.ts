import { isIP } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

/** What pino knows. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Names that shells, build machines and platforms use too (a sign-in sets MAIL, tcsh and conda HOST), with the values that can
 * only be meant for the product: these stand for the setting of that name behind WAYBILL_, any other says nothing.
 */
const meantForUs: Readonly<Record<string, (value: string) => boolean>> = {
  MAIL: value => value === 'none',
  // The name of a machine is what shells put there.
  HOST: value => isIP(value) !== 0,
  PORT: value => /^\d+$/.test(value) && Number(value) <= 65_535,
  DATABASE: value => value === 'embedded',
  DEMO: value => value === 'true' || value === 'false',
  LOG_LEVEL: value => logLevels.some(level => level === value),
}

/** What Kubernetes puts into every pod under `WAYBILL_PORT` for a Service named `waybill`: where that is, not where to listen. */
const serviceLink = /^(tcp|udp|sctp):\/\//

interface Given {
  /** Settings by their own names; an empty one is none. */
  readonly settings: Environment
  /** The shared names that settings were given by. */
  readonly givenBy: Environment
  /** Names whose value is meant for others; a shared one only where no setting of our own stands. */
  readonly passedOver: readonly string[]
}

/** What of an environment is meant for the product. */
export function givenIn(environment: Environment): Given {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const givenBy: Record<string, string> = {}
  const passedOver: string[] = []
  if (serviceLink.test(settings.WAYBILL_PORT ?? '')) {
    delete settings.WAYBILL_PORT
    passedOver.push('WAYBILL_PORT')
  }
  for (const [name, isOurs] of Object.entries(meantForUs)) {
    const value = settings[name]
    const own = `WAYBILL_${name}`
    if (value === undefined || settings[own] !== undefined) continue
    if (isOurs(value)) {
      settings[own] = value
      givenBy[own] = name
    } else passedOver.push(name)
  }
  return { settings, givenBy, passedOver }
}
