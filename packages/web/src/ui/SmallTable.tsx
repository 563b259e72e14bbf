import type { ReactNode } from 'react'
import classes from './SmallTable.module.css'

/** A few rows of figures within a section, as wide as what stands in them. Lists of records are `DataList`. */
export const SmallTable = ({ children }: { children: ReactNode }) => <table className={classes.table}>{children}</table>
