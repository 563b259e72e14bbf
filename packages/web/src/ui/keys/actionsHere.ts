import { useEffect } from 'react'

/** Something that can be done on the page that is shown. */
export interface ActionHere {
  readonly id: string
  readonly title: string
  readonly key?: string
  readonly run: () => void
}

let here: readonly ActionHere[] = []

/** What the page offers now, for the palette. */
export const actionsHere = (): readonly ActionHere[] => here

/** Offers the actions of a page in the palette while it is shown. @param actions the same array until one of them changes */
export function useActionsHere(actions: readonly ActionHere[]): void {
  useEffect(() => {
    here = actions
    return () => {
      if (here === actions) here = []
    }
  }, [actions])
}
