/** Where the page is: path, question and hash of its address. */
export const address = (): string => window.location.pathname + window.location.search + window.location.hash
