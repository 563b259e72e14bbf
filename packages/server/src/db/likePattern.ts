/** A LIKE pattern that finds `text` anywhere and takes % and _ as they are. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
