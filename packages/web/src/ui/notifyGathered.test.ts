import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyGathered } from './notifyGathered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  notifications.clean()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (subject: string) =>
  notifyGathered({
    ...{ kind: 'problem', subject, one: subject, many: count => `${count} problems`, isWarning: true },
    lead: { label: 'Track', go: () => {} },
  })
const standing = () => notificationsStore.getState().notifications.map(({ message }) => message)

test('a notice of a kind stays its time, although one before it was closed by its cross', async () => {
  await say('first')
  vi.advanceTimersByTime(11_000)
  notifications.hide('gathered problem')
  await say('second')
  vi.advanceTimersByTime(11_000)
  expect(standing()).toEqual(['second'])
  vi.advanceTimersByTime(1_500)
  expect(standing()).toEqual([])
})
