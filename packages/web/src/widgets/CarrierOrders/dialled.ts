/** What a telephone dials of a number as it is written; an extension is left to the person. */
export const dialled = (phone: string): string => `tel:${phone.replace(/(ext|x).*$/i, '').replace(/[^\d+]/g, '')}`
