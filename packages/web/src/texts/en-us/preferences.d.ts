export declare const preferences: {
  readonly appearance: 'Appearance'
  readonly colours: 'Colors'
  readonly density: 'Density'
  readonly compact: 'Compact'
  readonly comfortable: 'Comfortable'
  readonly keyboard: 'Keyboard'
  readonly singleKeys: 'Single-letter keys'
  readonly singleKeysWhy: 'j and k for rows, g t to go to Track, / to search. ⌘K or Ctrl+K always works.'
  readonly privacy: 'Privacy'
  readonly measure: 'Measure speed on this device'
  readonly measureWhy: 'A random id and how fast pages came. No third party, no contents.'
  readonly kept: 'Saved on this device as you choose.'
}
