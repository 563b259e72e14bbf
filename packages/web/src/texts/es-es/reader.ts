import { formerMessages } from '@waybill/contract/formerMessages.ts'
import { messages as keptMessages, type MessageCode } from '@waybill/contract/messages.ts'
import {
  accessorials,
  formerSentences,
  isTrackingStatus,
  phrases as keptPhrases,
  sentences as keptSentences,
  type SentenceKey,
  trackingStatuses,
  trackingStatusNames,
} from '@waybill/domain'
import { KEPT_MOMENT, keptDay, keptMoment } from '../keptMoments.ts'
import { accessorialName, served, trackingStatusName } from '../names.ts'
import { type Form, type Place, recognizer } from '../recognize.ts'
import { messages } from './messages.ts'
import { phrases, sentences } from './sentences.ts'

const pairs = <K extends string>(
  kept: Readonly<Record<K, string>>,
  said: Readonly<Record<K, string>>,
): readonly Form[] => (Object.keys(kept) as K[]).map(key => ({ kept: kept[key], said: said[key] }))

/** What was kept under former wordings. */
const former: readonly Form[] = Object.entries(formerSentences).flatMap(([key, texts = []]) =>
  texts.map(kept => ({ kept, said: sentences[key as SentenceKey] })),
)

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
const each = (read: (word: string) => string) => (list: string) => list.split(', ').map(read).join(', ')

const codeOf = new Map<string, string>(accessorials.map(({ name, code }) => [name, code]))
const extra = (name: string): string => accessorialName(codeOf.get(name) ?? name)

const statusNamed = (name: string): string => {
  const status = trackingStatuses.find(code => trackingStatusNames[code] === name)
  return status === undefined ? name : trackingStatusName(status)
}

const code = anyOf(trackingStatuses)

const places = (read: (text: string) => string): Readonly<Record<string, Place>> => ({
  error: { read },
  words: { read },
  fields: { read: each(served) },
  lacks: { read: list => list.replaceAll(/\(([a-z, ]+)\)/g, (_, missing: string) => `(${each(served)(missing)})`) },
  extra: { read: extra },
  service: { read: served },
  when: { form: KEPT_MOMENT, read: keptMoment },
  date: { read: keptDay },
  event: { form: anyOf(Object.values(trackingStatusNames)), read: statusNamed },
  codes: {
    form: `${code}(?:, ${code})*`,
    read: each(status => (isTrackingStatus(status) ? trackingStatusName(status) : status)),
  },
})

const isMessage = (name: string): name is MessageCode => Object.hasOwn(keptMessages, name)

/** Reads in Spanish what the server keeps in English. */
export const reader = {
  sentences: recognizer([...pairs(keptSentences, sentences), ...former], places),
  phrases: recognizer(pairs(keptPhrases, phrases), () => ({})),
  extras: each(extra),
  /** What was refused, kept with its code as the text it was then. */
  refusal(name: string, kept: string): string {
    if (!isMessage(name)) return kept
    const texts = [keptMessages[name].text, ...(formerMessages[name] ?? [])]
    const forms = texts.map(text => ({ kept: text, said: messages[name] }))
    const names = [...keptMessages[name].text.matchAll(/\{(\w+)\}/g)].map(
      found => [found[1] ?? '', { read: served }] as const,
    )
    return recognizer(forms, () => Object.fromEntries(names))(kept)
  },
}
