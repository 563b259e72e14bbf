import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { glossaryOf } from './glossary.ts'
import { saidIn, saidOn } from './said.ts'
import { bare } from './sources.ts'
import { type Language, type Page, wordingBreaches } from './wording.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const glossary = glossaryOf(read('docs/glossary.md'))

const filesOf = (folder: string, wanted: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => wanted.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .map(path => `${folder}/${path}`)

const code = (path: string, ...languages: readonly Language[]): Page => ({
  path,
  languages,
  said: saidIn(bare(read(path))),
})
/** Of a module that does other things, too: what is no name of a table, a file or a field. */
const letter = (path: string): Page => ({
  path,
  languages: ['en'],
  said: saidIn(bare(read(path))).filter(({ text }) => /^[A-Z]|\s/.test(text)),
})
const page = (path: string, language: Language): Page => ({ path, languages: [language], said: saidOn(read(path)) })

/** Letters to carriers, colleagues and recipients, what is put into them, and files that are taken along. */
const LETTERS =
  /(?:[a-z]Letter|[lL]etterWords|changeWords|notice|reportRun|MailPasswordLink|instructions|fieldFaultText|agreement|StartTenderRound|Export(?:TenderRounds|SpotQuotes|Bulk))\.ts$/

const texts = 'packages/web/src/texts'
const pages: readonly Page[] = [
  ...filesOf(`${texts}/en-us`, /\.ts$/).map(path => code(path, 'en')),
  ...filesOf(`${texts}/es-es`, /\.ts$/).map(path => code(path, 'es')),
  ...filesOf('packages/server/src/modules', LETTERS).map(letter),
  letter('packages/server/src/jobs/MailPasswordLink.ts'),
  code('packages/domain/src/sentences/sentences.ts', 'en'),
  code('packages/domain/src/rateFiles/faultText.ts', 'en'),
  ...filesOf('packages/contract/src/messages', /\.ts$/).map(path => code(path, 'en')),
  code('packages/documents/src/bol/words.ts', 'en', 'es'),
  page('docs/guide.md', 'en'),
  page('docs/guide.es.md', 'es'),
]

it('every text, letter and sentence says what the glossary says', () => {
  expect(glossary.terms.length).toBeGreaterThan(40)
  expect(pages.flatMap(({ said }) => said).length).toBeGreaterThan(8_000)
  expect(pages.filter(({ path }) => LETTERS.test(path)).length).toBeGreaterThan(8)
  expect(wordingBreaches(pages, glossary)).toEqual([])
})

const planted = (text: string, language: Language = 'en') =>
  wordingBreaches(
    [{ path: 'order.ts', languages: [language], said: saidIn(`export const order = { hint: '${text}' }`) }],
    glossary,
  )

it.each([
  ['Tick the extra services.', 'extra services', 'accessorials'],
  ['Extras', 'extras', 'accessorials'],
  ['Take the open offers back first.', 'take … back', 'withdraw'],
  ['Send the question', 'send the question', 'request quotes, quote request'],
  ['It goes by mail.', 'mail', 'e-mail'],
  ['Nobody knows yet.', 'nobody knows', 'not confirmed, unknown'],
])('“%s” planted in English is found', (text, words, instead) => {
  expect(planted(text)).toEqual([`order.ts, hint: “${words}” is not said: ${instead}`])
})

it('words planted in Spanish are found, accents and all', () => {
  expect(planted('El andén 4', 'es')).toEqual(['order.ts, hint: “andén” is not said: muelle'])
  expect(planted('Servicios adicionales', 'es')).toHaveLength(2)
})

it('what the glossary leaves alone, what is filled in and parts of longer words are no breach', () => {
  expect(planted('No mail server is set up: the e-mail to {mail} is kept in the outbox.')).toEqual([])
  expect(planted('Understands the mailroom of {email}.')).toEqual([])
})

it('a breach names its key: of a plural, of a message, of a quoted one', () => {
  const breaches = (source: string) =>
    wordingBreaches([{ path: 'a.ts', languages: ['en'], said: saidIn(source) }], glossary).map(one => one.split(':')[0])
  expect(breaches("  asked: { one: 'one email', other: '{count} emails' },")).toEqual(['a.ts, asked', 'a.ts, asked'])
  expect(breaches("  MailGone: { status: 409, text: 'This mail is gone.' },")).toEqual(['a.ts, MailGone'])
  expect(breaches("{ 'event taken back': 'took it back' }")).toEqual(["a.ts, 'event taken back'"])
})
