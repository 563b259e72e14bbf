export const preferences = {
  appearance: 'Appearance',
  colours: 'Colors',
  density: 'Density',
  compact: 'Compact',
  comfortable: 'Comfortable',
  keyboard: 'Keyboard',
  singleKeys: 'Single-letter keys',
  singleKeysWhy: 'j and k for rows, g t to go to Track, / to search. ⌘K or Ctrl+K always works.',
  privacy: 'Privacy',
  measure: 'Measure speed on this device',
  measureWhy: 'A random id and how fast pages came. No third party, no contents.',
  kept: 'Saved on this device as you choose.',
} as const
