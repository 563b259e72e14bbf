/** The key of an action, shown on its button. Screen readers hear `aria-keyshortcuts` of the button instead. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true">
      {keys.split(' ').map((key, place) => (
        // The same key may be pressed twice, as in `g g`; their places never change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <kbd key={place} className="wb-key">
          {key}
        </kbd>
      ))}
    </span>
  )
}
