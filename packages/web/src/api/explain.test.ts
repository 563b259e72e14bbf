import { expect, test } from 'vitest'
import { issuesText } from '../texts/issueFields.ts'
import { chooseLanguage } from '../texts/texts.ts'
import '../texts/shell.ts'
import '../texts/trade.ts'
import { explainShort } from './explain.ts'
import { CallProblem } from './problem.ts'

const issue = (at: string, code = 'required', params = {}) => ({ at, code, params })

test('a refusal says which fields it is about, and how many more there are', async () => {
  const issues = ['Origin.Zip', 'PickupByDate', 'Items.0.Qty', 'Items.0.Weight'].map(at => issue(`body.${at}`))
  const problem = new CallProblem('refused', 400, {
    code: 'InvalidInput',
    message: 'Some fields need your attention.',
    issues: issues.slice(0, 1),
  })
  expect(explainShort(problem)).toBe('Some fields need your attention. From, ZIP: Please fill this in.')
  expect(issuesText(issues)).toMatch(/Line 1, Handling units: Please fill this in\. And one more\.$/)
  expect(issuesText([])).toBe('')
  await chooseLanguage('es-es')
  expect(explainShort(problem)).toMatch(/^Algunos campos requieren su atención\. Desde, Código postal: /)
  await chooseLanguage('en-us')
})
