import { expect, it } from 'vitest'
import { judgeFile } from './fileTypes.ts'

it.each(['', '[]', '{}', 'null'])('a proof of delivery that is %j is none: it is not kept, and none exists', text => {
  expect(judgeFile('pod.pdf', Buffer.from(text)).kind).toBe('refused')
})
