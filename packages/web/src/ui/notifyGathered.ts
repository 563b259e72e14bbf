import type { NotificationData } from '@mantine/notifications'
import { text } from '../texts/texts.ts'
import { withAction } from './notifyUndo.tsx'

/** Long enough to be read after the last of many, and for the next of them to come. */
const STAYS_MS = 12_000

interface Gathering {
  /** What is said alike: news of one kind are one notice, however many they are. */
  readonly kind: string
  /** What it is of: said again of the same, it is counted once. */
  readonly subject: string
  /** What is said of it alone. */
  readonly one: string
  /** What is said of so many. */
  readonly many: (count: number) => string
  readonly isWarning: boolean
  /** Where several are seen together. */
  readonly lead: { readonly label: string; readonly go: () => void }
}

interface Gathered {
  readonly subjects: ReadonlySet<string>
  readonly closing: number
}

const gathered = new Map<string, Gathered>()

/**
 * Says one thing, or that it is so of many: news of one kind that come while the notice of the first still stands are counted in it,
 * so that sixty of them neither cover the page nor are closed one by one.
 */
export async function notifyGathered({ kind, subject, one, many, isWarning, lead }: Gathering): Promise<void> {
  const { notifications, notificationsStore } = await import('@mantine/notifications')
  const id = `gathered ${kind}`
  const { notifications: inSight, queue } = notificationsStore.getState()
  const stands = [...inSight, ...queue].some(notice => notice.id === id)
  const before = stands ? gathered.get(kind) : undefined
  // Also of one that was closed by its cross: its time would take the next one away.
  window.clearTimeout(gathered.get(kind)?.closing)
  const subjects = new Set([...(before?.subjects ?? []), subject])
  gathered.set(kind, { subjects, closing: window.setTimeout(() => notifications.hide(id), STAYS_MS) })
  const go = (): void => {
    notifications.hide(id)
    lead.go()
  }
  const notice: NotificationData = {
    id,
    message: subjects.size === 1 ? one : withAction(many(subjects.size), lead.label, go),
    autoClose: false,
    closeButtonProps: { 'aria-label': text('actions.close') },
    ...(isWarning ? { color: 'yellow.9' } : { color: 'green.9', role: 'status' }),
  }
  if (stands) notifications.update(notice)
  else notifications.show(notice)
}
