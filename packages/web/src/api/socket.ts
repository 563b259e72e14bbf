import { leaveForSignIn } from './client.ts'
import { heldKey } from './session.ts'
import { settings } from './settings.ts'
import { openHub, type Subscription } from './socketHub.ts'

const base = (): string =>
  settings.socketUrl !== '' ? settings.socketUrl : window.location.origin.replace(/^http/, 'ws')

const hub = openHub({
  dial: ({ onOpen, onText, onClose }) => {
    // What is listened to is said in a message: until then, nothing.
    const socket = new WebSocket(`${base()}/ws?uniqueName=-`)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', event => onText(String(event.data)))
    socket.addEventListener('close', event => onClose(event.code))
    return {
      // One that is closing hears nothing any more; its end is heard of by itself.
      send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    }
  },
  key: heldKey,
  onSignedOut: leaveForSignIn,
  chance: Math.random,
})

/** A network that came back has broken what stood before, and a tab that is looked at is to hear what happens. */
export function followNetwork(): void {
  window.addEventListener('online', hub.dialAgain)
  window.addEventListener('focus', hub.shown)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hub.shown())
}

/** Whether what happens is heard of as it happens. */
export const isHeard = hub.isHeard

/** Told whenever `isHeard` has changed, until the returned function is called. */
export const onHeard = hub.onChange

/** Listens to one `uniqueName`, or with an empty one to all of the company, over the one socket of this tab. */
export const listen = (uniqueName: string, subscription: Subscription): (() => void) =>
  hub.listen(uniqueName, subscription)
