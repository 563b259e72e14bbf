/** A Standard Carrier Alpha Code: two to four capital letters (NMFTA). */
export const isScac = (text: string): boolean => /^[A-Z]{2,4}$/.test(text)

/** As the bill of lading's barcode wants it: four characters, filled with `-` on the right (VICS guideline). */
export const padScac = (scac: string): string => scac.padEnd(4, '-')
