import { z } from 'zod'
import { wireAddresses } from './wireAddresses.generated.ts'

/**
 * Where carriers are reached, by their connector's name, or by it and the carrier's SCAC (`nmfta/RLCA`); without a slash at
 * the end.
 */
export type ReachedAt = Readonly<Record<string, string>>

type Variables = Readonly<Record<string, string | undefined>>

const address = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/$/, ''))
const bySCAC = z.record(z.string().regex(/^[A-Z]{2,4}$/), address)

const formerKeys = [...new Set(wireAddresses.flatMap(({ formerKey }) => formerKey ?? []))]
/** The names of all settings that say where carriers are reached. */
export const wireSettings: readonly string[] = [...formerKeys, ...wireAddresses.map(({ key }) => key)]
const namesUnder = (key: string) =>
  wireAddresses.filter(({ formerKey }) => formerKey === key).map(({ connector }) => connector)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads each connector's setting; what is wrong with one is a line for the person who starts the product. */
export function readWireAddresses(env: Variables): { readonly reached: ReachedAt; readonly faults: readonly string[] } {
  const reached: Record<string, string> = {}
  const faults: string[] = []
  for (const key of formerKeys) {
    const { data } = z.partialRecord(z.enum(namesUnder(key)), address).safeParse(jsonOf(env[key] ?? '{}'))
    if (data === undefined) faults.push(`${key} is no JSON of addresses of ${namesUnder(key).join(', ')}.`)
    else Object.assign(reached, data)
  }
  for (const { connector, key, own, ...one } of wireAddresses) {
    const text = env[key] ?? own
    if (text === undefined) continue
    const { data } = one.bySCAC ? bySCAC.safeParse(jsonOf(text)) : address.safeParse(text)
    if (data === undefined)
      faults.push(
        one.bySCAC
          ? `${key} is no JSON of SCACs with their addresses, such as {"RLCA": "https://api.example.com"}.`
          : `${key} is no address such as https://api.example.com.`,
      )
    else if (typeof data === 'string') reached[connector] = data
    else for (const [scac, url] of Object.entries(data)) reached[`${connector}/${scac}`] = url
  }
  return { reached, faults }
}

/** The settings by which carriers are reached there; none for connectors that `env` says an address of already. */
export function wireEnvironment(reached: ReachedAt, env: Variables = {}): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const { connector, key, formerKey = key, bySCAC = false } of wireAddresses) {
    if (env[key] !== undefined || env[formerKey] !== undefined) continue
    const scacs = Object.entries(reached).flatMap(([name, url]) =>
      name.startsWith(`${connector}/`) ? [[name.slice(connector.length + 1), url]] : [],
    )
    const value = bySCAC ? JSON.stringify(Object.fromEntries(scacs)) : reached[connector]
    if (value !== undefined) settings[key] = value
  }
  return settings
}
