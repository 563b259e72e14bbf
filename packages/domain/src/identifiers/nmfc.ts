/**
 * An NMFC item, with its sub where there is one: `156600`, `156600-2`, `49880-02`. The numbers themselves are licensed
 * by NMFTA, so only the form can be checked.
 */
export const isNmfcItem = (text: string): boolean => /^[0-9]{3,6}(-[0-9]{1,2})?$/.test(text)
