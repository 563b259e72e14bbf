import { afterEach, expect, test } from 'vitest'
import { languageNow, speak } from './language.ts'
import { chooseLanguage, issueText, ownWords, registerTexts, text, textsReady } from './texts.ts'

afterEach(() => speak('en-us'))

/** A file of Spanish texts that arrives when the test says so. */
function late<T>(words: T) {
  let arrive = (): void => {}
  let lose = (): void => {}
  let asked = 0
  const load = (): Promise<T> => {
    asked += 1
    return new Promise((resolve, reject) => {
      arrive = () => resolve(words)
      lose = () => reject(new Error('gone'))
    })
  }
  return { load, arrive: () => arrive(), lose: () => lose(), asked: () => asked }
}

test('a count chooses its form and is written as a number', async () => {
  expect(text('items.piecesCount', { count: 1 })).toBe('1 piece')
  expect(text('items.piecesCount', { count: 1250 })).toBe('1,250 pieces')
  await chooseLanguage('es-es')
  expect(text('items.piecesCount', { count: 1 })).toBe('1 pieza')
  expect(text('items.piecesCount', { count: 1250 })).toBe('1,250 piezas')
})

test('an unknown code of an issue still says something, in the language in force', async () => {
  expect(issueText('never_heard_of')).toBe('Please check this field.')
  await chooseLanguage('es-es')
  expect(issueText('never_heard_of')).toBe('Revise este campo.')
})

test('the language holds only when its texts are there', async () => {
  const file = late({ lateOne: { word: 'tarde' } })
  registerTexts({ lateOne: { word: 'late' } }, file.load)
  const chosen = chooseLanguage('es-es')
  expect(languageNow()).toBe('en-us')
  file.arrive()
  await chosen
  expect(languageNow()).toBe('es-es')
  expect(ownWords('lateOne', 'word')).toBe('tarde')
})

test('the last wish holds, whichever texts come first', async () => {
  const file = late({ lateTwo: { word: 'tarde' } })
  registerTexts({ lateTwo: { word: 'late' } }, file.load)
  const spanish = chooseLanguage('es-es')
  await chooseLanguage('en-us')
  file.arrive()
  await spanish
  expect(languageNow()).toBe('en-us')
})

test('two wishes for one language ask for its texts once', async () => {
  const file = late({ lateThree: { word: 'tarde' } })
  registerTexts({ lateThree: { word: 'late' } }, file.load)
  const wishes = [chooseLanguage('es-es'), chooseLanguage('es-es')]
  file.arrive()
  await Promise.all(wishes)
  expect(file.asked()).toBe(1)
})

test('texts that do not arrive read in English, and are asked for again', async () => {
  const file = late({ lateFour: { word: 'tarde' } })
  registerTexts({ lateFour: { word: 'late' } }, file.load)
  const chosen = chooseLanguage('es-es')
  file.lose()
  await chosen
  expect(languageNow()).toBe('es-es')
  expect(ownWords('lateFour', 'word')).toBeUndefined()
  const again = textsReady()
  file.arrive()
  await again
  expect(file.asked()).toBe(2)
  expect(ownWords('lateFour', 'word')).toBe('tarde')
})

test('say of a truck what does not go in it, and what would take it', async () => {
  const over = { truck: 'dryVan', weightLb: 60_000, max: 45_000, trucks: 2, others: '' }
  expect(issueText('loadOverTruck', over)).toBe('60,000 lb exceeds a dry van (45,000 lb). Needs 2 trucks.')
  expect(issueText('loadOverTruck', { ...over, weightLb: 46_000, others: 'flatbed,stepDeck' })).toBe(
    '46,000 lb exceeds a dry van (45,000 lb). Needs 2 trucks or a flatbed or a step deck.',
  )
  const unit = { truck: 'stepDeck', size: '120 × 110 × 120', room: '444 × 102 × 120', others: '' }
  expect(issueText('unitOverTruck', unit)).toBe(
    'A 120 × 110 × 120 in unit does not fit a step deck (444 × 102 × 120 in). Needs smaller or lighter units.',
  )
  await chooseLanguage('es-es')
  expect(issueText('loadOverTruck', over)).toBe('60,000 lb exceden una caja seca (45,000 lb). Hace falta: 2 camiones.')
})
