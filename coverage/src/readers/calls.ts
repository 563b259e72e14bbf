import type { Call } from '@waybill/contract'
import { listCalls } from '@waybill/contract/lists/index.ts'
import { type Area, areaNames, words } from '../areas.ts'
import { wordsOf } from '../code.ts'
import type { Project } from '../project.ts'
import { type Row, rowOf } from '../row.ts'
import {
  developerKeyCalls,
  laterParameters,
  quietCalls,
  specifiedCalls,
  specifiedParameters,
  unread,
} from '../specified/calls.ts'
import { callNamed, defaultsOf, parameterOf, type Side, valuesOf } from './schemas.ts'

const fullName = (call: Call): string => `${call.group}/${call.name}`

const isSpecified = (call: Call, name: string): boolean => name === call.name || name === fullName(call)

const LISTS_TEST = 'packages/server/src/lists/everyList.test.ts'

/** A server test imports the call itself, not only its types. */
function isTested(project: Project, call: Call): boolean {
  // One test asks the calls of all lists.
  if (call.name in listCalls) return project.sources.some(({ path }) => path === LISTS_TEST)
  const imports = new RegExp(`import \\{[^}]*\\} from '[^']*/${call.name}\\.ts'`)
  return project.sources.some(
    ({ path, text, isTest }) => isTest && path.startsWith('packages/server/') && imports.test(text),
  )
}

const areaOf = (name: string): Area => areaNames.find(area => words(specifiedCalls[area]).includes(name)) ?? 'kit'

export function callRows(project: Project): readonly Row[] {
  const named = areaNames.flatMap(area => words(specifiedCalls[area]).map(name => ({ area, name })))
  const rows = named.map(({ area, name }): Row => {
    const call = project.calls.find(each => isSpecified(each, name))
    const row = rowOf('calls (§7)', area, name, call !== undefined)
    return call === undefined || isTested(project, call) ? row : { ...row, wrong: `${name} has no test` }
  })
  const strangers = project.calls.filter(call => !named.some(({ name }) => isSpecified(call, name)))
  const ours = strangers.map((call): Row => {
    const row = rowOf('calls (§7)', 'spine', `${fullName(call)} (ours)`, true)
    if (!call.ours) return { ...row, wrong: `${fullName(call)} is neither specified nor marked ours` }
    return isTested(project, call) ? row : { ...row, wrong: `${fullName(call)} has no test` }
  })
  return [...rows, ...ours]
}

/** The words of the module that answers a call. */
function moduleWords(project: Project, call: Call): ReadonlySet<string> {
  const mentions = `/calls/${call.group === 'Login' ? 'LogIn' : call.group}/${call.name}.ts'`
  const modules = project.sources
    .filter(
      ({ path, text, isTest }) => !isTest && path.startsWith('packages/server/src/modules/') && text.includes(mentions),
    )
    .map(({ path }) => path.split('/').slice(0, 5).join('/'))
    .filter(folder => !folder.endsWith('.ts'))
  const files = project.sources.filter(
    ({ path, isTest }) => !isTest && modules.some(folder => path.startsWith(`${folder}/`)),
  )
  return wordsOf(files.map(({ text }) => text.replace(/\bwho\.\w+|\{[^{}]*\} = who\b/g, '')).join('\n'))
}

/**
 * One row per name and value of `name`, `name=a,b`, `name:default`.
 * @param read the words of the module that answers the call; null where reading is not asked for
 */
function parameterRows(
  call: Call | undefined,
  callName: string,
  spelled: string,
  sides: readonly Side[],
  read: ReadonlySet<string> | null,
): readonly Row[] {
  const [, name = '', sign = '', list = ''] = /^(\w+)([=:]?)(.*)$/.exec(spelled) ?? []
  const nodes = call && parameterOf(call, name, sides)
  const row = (what: string, stands: boolean, note = ''): Row => {
    const full = `${callName}: ${what}`
    return rowOf('parameters and values (§7)', laterParameters[full] ?? areaOf(callName), full, stands, note)
  }
  const isRead = read === null || read.has(name)
  const reason = unread[`${callName}: ${name}`]
  const first = row(name, nodes !== undefined && isRead, nodes && 'the call takes it, and its module does not read it')
  const head: Row =
    nodes !== undefined && !isRead && reason !== undefined ? { ...first, state: 'decided', note: reason } : first
  if (sign === '') return [head]
  const [has, mark] = sign === '=' ? [valuesOf(nodes ?? []), '='] : [new Set(defaultsOf(nodes ?? [])), ' by itself ']
  return [head, ...list.split(',').map(value => row(`${name}${mark}${value}`, has.has(value)))]
}

function detailsOf(project: Project, name: string): readonly Row[] {
  const { takes = '', answers = '' } = specifiedParameters[name] ?? {}
  const call = callNamed(project, name)
  const read = call === undefined || takes === '' ? null : moduleWords(project, call)
  return [
    ...words(takes).flatMap(each => parameterRows(call, name, each, ['query', 'body'], read)),
    ...words(answers)
      .flatMap(each => parameterRows(call, name, each, ['reply'], null))
      .map(row => ({ ...row, name: row.name.replace(': ', ' answers ') })),
  ]
}

export function callDetailRows(project: Project): readonly Row[] {
  const parameters = Object.keys(specifiedParameters).flatMap(name => detailsOf(project, name))
  const quiet = quietCalls.map(name =>
    rowOf('parameters and values (§7)', 'spine', `${name}: no overlay`, callNamed(project, name)?.quiet === true),
  )
  const keyed = developerKeyCalls.map(name => {
    const access = callNamed(project, name)?.access
    const stands = access?.kind === 'public' && access.developerKey === true
    return rowOf('parameters and values (§7)', 'spine', `${name}: developer key`, stands)
  })
  return [...parameters, ...quiet, ...keyed]
}
