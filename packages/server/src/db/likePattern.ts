const asIs = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern that finds `text` anywhere and takes % and _ as they are. */
export const likePattern = (text: string): string => `%${asIs(text)}%`

/** A LIKE pattern that finds what begins with `text`. */
export const prefixPattern = (text: string): string => `${asIs(text)}%`
