import type { Source } from './doors.ts'

/** Names that were given up for the trade's own, and what took their place. */
const gone: Readonly<Record<string, string>> = {
  errand: 'wireCall',
  fate: 'outcome',
  brought: 'a verb of what was done',
  told: 'notified, or what was said',
  sendOrder: 'transmit',
  ORDER_SECONDS: 'the connector states its times',
}

/** Where a connector may be called by its name; everywhere else the code is every carrier's. */
const namesConnectors = [
  ...['admin/', 'demo/', 'testing/', 'settings.ts', 'checks/'],
  // A call that the specification names after its carrier.
  'modules/carrierAccounts/ODFLAccountSetup.ts',
]

const connectors = ['project44', 'odfl', 'nmfta']

const identifiers = (text: string): readonly string[] => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, ' ')
  return code.match(/[A-Za-z_]\w*/g) ?? []
}

/** Identifiers that were given up, and generic code that names a carrier's connector, as sentences. */
export function wordBreaches(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !path.startsWith('checks/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => {
      const used = new Set(identifiers(text))
      const old = Object.entries(gone)
        .filter(([name]) => [...used].some(word => word.toLowerCase() === name.toLowerCase()))
        .map(([name, instead]) => `${path} says ${name}: ${instead}`)
      const isFree = path.endsWith('.test.ts') || namesConnectors.some(folder => path.startsWith(folder))
      const named = isFree ? [] : connectors.filter(name => new RegExp(`['"\`]${name}\\b`).test(text))
      return [...old, ...named.map(name => `${path} names ${name}: generic code names no carrier and no provider`)]
    })
}
