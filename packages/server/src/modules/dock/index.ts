import type { Handlers } from '../../handler.ts'
import { getDockView } from './GetDockView.ts'
import { markReady } from './MarkReady.ts'
import { setDockDoor } from './SetDockDoor.ts'

export const dockHandlers = {
  GetDockView: getDockView,
  MarkReady: markReady,
  SetDockDoor: setDockDoor,
} satisfies Partial<Handlers>
