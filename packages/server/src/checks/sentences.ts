import type { Source } from './doors.ts'

/** What writes letters and papers, to be read outside the house in English, or for operators alone. Paths as of `Source`. */
const letters: Readonly<Record<string, string>> = {
  'modules/booking/tenderLetter.ts': 'a letter to a carrier',
  'modules/booking/changeLetter.ts': 'a letter to a carrier',
  'modules/booking/changeWords.ts': 'words of that letter',
  'modules/booking/cancelLetter.ts': 'a letter to a carrier',
  'modules/booking/messageLetter.ts': 'a letter to a carrier',
  'modules/booking/letterWords.ts': 'words of letters',
  'modules/booking/offers/offerLetter.ts': 'letters to a carrier',
  'modules/confirmations/confirmationLetter.ts': 'a letter to the people of a source',
  'modules/reportRuns/reportLetter.ts': 'letters that bring reports',
  'modules/quotes/quoteLetter.ts': 'letters to a carrier',
  'modules/orderSources/reportRun.ts': 'a letter to the people of a source',
  'modules/tracking/notice.ts': 'a letter to recipients',
  'modules/tracking/SendTrackingLink.ts': 'a letter to recipients',
  'modules/documents/models.ts': 'papers',
  'modules/orderBuilding/instructions.ts': 'instructions as papers print them',
  'modules/rates/sweepRates.ts': 'why a run ended, shown by its code',
  'modules/session/userActions.ts': 'replies that the light card says in its own words',
  'modules/upsReady/sampleAgreement.ts': 'what the demo shows in place of UPS’s agreement',
  'modules/session/agreement.ts': 'the terms of use, as they were agreed to',
  'modules/companySettings/SendTestMail.ts': 'a letter to whoever asks for it',
  'modules/approvals/decisionLetter.ts': 'a letter to a colleague',
  'jobs/MailApproval.ts': 'a letter to a colleague',
  'jobs/MailInvitation.ts': 'a letter to a colleague',
  'jobs/MailPasswordLink.ts': 'a letter to a colleague',
}

/** Where sentences are made that are kept: the modules, mail, and the connectors (as `carriers/…`). */
const rooms = ['modules/', 'mail/', 'jobs/', 'carriers/']
/** Forms of settings say their texts in both languages themselves. */
const FORM = /^carriers\/\w+\/settings\.ts$/
const isOutside = (path: string): boolean =>
  FORM.test(path) ||
  path.endsWith('.test.ts') ||
  path.includes('/conformance/') ||
  path.includes('/testing/') ||
  !rooms.some(room => path.startsWith(room)) ||
  Object.hasOwn(letters, path)

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Three words and a full stop. */
const SENTENCE = /^\S+ \S+ [^\n]*[\p{L}\p{N})}][.!?]$/u
/** What a note, an answer or a reason is made of, written on the spot. */
const KEPT = /\b(?:note|reason|answer|call|why|words|message)\??\s*[:=]\s*$/

/** What an order notes for its driver, in the language of the road. */
const FOR_DRIVERS = /^(?:Also (?:needed|hazardous, on the same unit)|Hazardous in full|Collect on delivery): /

/** For people who run or build the product: what is thrown, logged, or says what a call does. */
const NOT_KEPT = /(?:Error\(|\blog\.\w+\([^\n]*|\bsummary:|\bdescription:)\s*$/

/** Sentences that are written on the spot instead of being made by the door (domain `sentence`), as sentences. */
export function sentenceBreaches(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !isOutside(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, ' ')
      return [...code.matchAll(LITERAL)].flatMap(found => {
        const said = found[1] ?? found[2] ?? found[3] ?? ''
        const before = code.slice(Math.max(0, found.index - 200), found.index)
        if (NOT_KEPT.test(before) || FOR_DRIVERS.test(said)) return []
        const isKept = KEPT.test(before) && / /.test(said) && /\p{L}/u.test(said.replace(/\$\{[^}]*\}/g, ''))
        return isKept || SENTENCE.test(said) ? [`${path} says “${said}”: make it a sentence of domain/sentences`] : []
      })
    })
}
