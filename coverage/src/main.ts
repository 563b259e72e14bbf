import { addressFields } from '@waybill/contract/wire/address.ts'
import { itemFields } from '@waybill/contract/wire/lineItem.ts'
import { transitions } from '@waybill/domain'
import { contractCalls, contractFields, sourcesBelow } from './sources.ts'
import { specifiedCalls, ungrouped } from './specified/calls.ts'
import { specifiedFields, unseen } from './specified/fields.ts'
import { specifiedMessages } from './specified/messages.ts'
import { specifiedConstants, specifiedMoves, specifiedRules } from './specified/rules.ts'
import { builtActions, specifiedActions, specifiedScreens } from './specified/screens.ts'

/**
 * `npm run coverage`: the product beside the specification, and what is still missing. Missing is not wrong; wrong is
 * what claims to stand and doesn't: a call without a test, a constant with another value, a field nobody sees without a
 * reason. That fails. `--check` prints only what is wrong.
 */
interface Part {
  readonly name: string
  readonly all: readonly string[]
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
}

const web = sourcesBelow('packages/web/src')
const server = sourcesBelow('packages/server/src')
const webText = web.map(source => source.text).join('\n')
const tests = server.filter(source => source.path.endsWith('.test.ts')).map(source => source.text)

function callsPart(): Part {
  const name = (call: { group: string; name: string }) => `${call.group}/${call.name}`
  const standing = new Set(contractCalls.flatMap(call => [name(call), call.name]))
  const all = [...specifiedCalls, ...ungrouped]
  const untested = contractCalls.filter(call => !tests.some(text => text.includes(`/${call.name}.ts'`)))
  const strangers = contractCalls.filter(call => !call.ours && !all.includes(name(call)) && !all.includes(call.name))
  return {
    name: 'calls (§7)',
    all,
    missing: all.filter(specified => !standing.has(specified)),
    wrong: [
      ...untested.map(call => `${name(call)} has no test`),
      ...strangers.map(call => `${name(call)} is neither specified nor marked ours`),
    ],
  }
}

function screensPart(): Part {
  const routes = web.find(source => source.path.endsWith('app/routes.tsx'))?.text ?? ''
  const built = new Set([...routes.matchAll(/path: '([^':]+?)\/?(?::[^']*)?'/g)].map(match => match[1]))
  const light = ['/', '/PasswordSetup', '/Tracking', '/TrackingShipment']
  return {
    name: 'screens (§2)',
    all: specifiedScreens,
    missing: specifiedScreens.filter(path => !built.has(path) && !light.includes(path)),
    wrong: [],
  }
}

function actionsPart(): Part {
  const all = Object.entries(specifiedActions).flatMap(([where, actions]) => actions.map(action => ({ where, action })))
  const folder = ({ where, action }: { where: string; action: string }) => builtActions[where]?.[action]
  const name = ({ where, action }: { where: string; action: string }) => `${where}: ${action}`
  const gone = all.filter(one => {
    const place = folder(one)
    return place !== undefined && !web.some(source => source.path.includes(place))
  })
  return {
    name: 'actions (§2)',
    all: all.map(name),
    missing: all.filter(one => folder(one) === undefined).map(name),
    wrong: gone.map(one => `${name(one)}: its screen is not there`),
  }
}

/** The screens work with the trade's own words: what a field of the wire is called inside. */
const inside: Readonly<Record<string, readonly string[]>> = Object.entries({
  ...itemFields,
  ...addressFields,
}).reduce<Record<string, readonly string[]>>(
  (names, [own, wire]) => {
    names[wire] = [...(names[wire] ?? []), own]
    return names
  },
  { Hazmatitemflag: ['hazmat'] },
)

function fieldsPart(): Part {
  const onWire = contractFields()
  const all = Object.entries(specifiedFields).flatMap(([entity, fields]) => fields.map(field => ({ entity, field })))
  const mentioned = (word: string) => new RegExp(`\\b${word}\\b`).test(webText)
  const shown = (field: string) => mentioned(field) || (inside[field] ?? []).some(mentioned)
  const hidden = [...new Set(all.map(({ field }) => field))].filter(
    field => onWire.has(field) && unseen[field] === undefined && !shown(field),
  )
  return {
    name: 'fields (§3)',
    all: all.map(({ entity, field }) => `${entity}: ${field}`),
    missing: all.filter(({ field }) => !onWire.has(field)).map(({ entity, field }) => `${entity}: ${field}`),
    wrong: hidden.map(field => `${field} is on the wire, and no screen shows or takes it`),
  }
}

function movesPart(): Part {
  const has = ([from, to]: readonly [string, string]) => transitions.some(move => move.from === from && move.to === to)
  const name = ([from, to]: readonly [string, string]) => `${from} → ${to}`
  const absent = specifiedMoves.filter(move => !has(move)).map(name)
  return { name: 'transitions (§4)', all: specifiedMoves.map(name), missing: absent, wrong: absent }
}

function rulesPart(): Part {
  const all = Object.keys(specifiedRules)
  return { name: 'rules (§5)', all, missing: all.filter(rule => specifiedRules[rule] === ''), wrong: [] }
}

function messagesPart(): Part {
  const contract = sourcesBelow('packages/contract/src').map(source => source.text)
  const text = [webText, ...contract, ...server.map(source => source.text)].join('\n')
  const plain = (message: string) =>
    new RegExp(message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.{1,20}'))
  const missing = specifiedMessages.filter(message => !plain(message).test(text))
  return { name: 'messages (§8)', all: specifiedMessages, missing, wrong: [] }
}

function constantsPart(): Part {
  const wrong = specifiedConstants.filter(({ is, must }) => is !== must)
  return {
    name: 'constants (§9)',
    all: specifiedConstants.map(({ what }) => what),
    missing: [],
    wrong: wrong.map(({ what, is, must }) => `${what} is ${is}, must be ${must}`),
  }
}

const parts = [
  callsPart(),
  screensPart(),
  actionsPart(),
  fieldsPart(),
  movesPart(),
  rulesPart(),
  messagesPart(),
  constantsPart(),
]
const checkOnly = process.argv.includes('--check')
if (!checkOnly) {
  for (const { name, all, missing } of parts) {
    console.log(`\n${name}: ${all.length - missing.length} of ${all.length}`)
    for (const one of missing) console.log(`  · ${one}`)
  }
  const ours = contractCalls.filter(call => call.ours).map(call => `${call.group}/${call.name}`)
  console.log(`\nours, beyond the specification: ${ours.join(', ')}`)
}
const wrong = parts.flatMap(part => part.wrong)
for (const one of wrong) console.error(`wrong: ${one}`)
process.exit(wrong.length === 0 ? 0 : 1)
