const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** How the key that goes with another one is written here: `⌘K` or `Ctrl+K`. */
export const withMod = (key: string): string => (isApple() ? `⌘${key}` : `Ctrl+${key}`)
