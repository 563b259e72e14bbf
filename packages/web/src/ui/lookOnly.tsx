import { createContext, type ReactNode, use } from 'react'
import classes from './lookOnly.module.css'

const LookOnly = createContext(false)

/** Whether the page that is shown may be looked at and no more: what changes something is not offered on it then. */
export const useLookOnly = (): boolean => use(LookOnly)

/** The page of somebody who may change what it shows, or only look at it. */
export const LookOnlyPage = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <LookOnly value={isOn}>{children}</LookOnly>
)

/** What leads to a change, such as the button that opens a form: left out where the page may only be looked at. */
export const ToChange = ({ children }: { children: ReactNode }) => (useLookOnly() ? null : children)

/** Fields whose values are read, and not changed, where the page may only be looked at. */
export const Changeable = ({ children }: { children: ReactNode }) =>
  useLookOnly() ? (
    <fieldset className={classes.readOnly} disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
