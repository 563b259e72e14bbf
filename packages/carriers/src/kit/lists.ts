import { z } from 'zod'

/** A list, or the one that stands alone: carriers write either where there is one; none where it is left out. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(given => (given === undefined || given === null ? [] : [given].flat()), z.array(item))
