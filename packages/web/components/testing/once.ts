import './network.ts'
import { locators } from 'vitest/browser'
import { followNetwork } from '../../src/api/socket.ts'
import { mendYears } from '../../src/ui/form/mendYears.ts'
import { selectNumbers } from '../../src/ui/keys/selectNumbers.ts'

// What the application's entry does for the page, once for all files of tests: they share one.
document.documentElement.lang = 'en-US'
document.documentElement.dataset.density = 'compact'
followNetwork()
mendYears(document)
selectNumbers()

locators.extend({ css: (selector: string) => selector })

const said: string[] = []
const toConsole = console.error
console.error = (...words: readonly unknown[]) => {
  said.push(words.map(String).join(' '))
  toConsole(...words)
}
window.addEventListener('error', ({ message }) => said.push(message))

/** The errors of the console and of the page since this was last asked. */
export const takeErrors = (): readonly string[] => said.splice(0)
