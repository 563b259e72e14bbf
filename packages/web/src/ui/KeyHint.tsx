/** The key of an action, shown on its button. Screen readers hear `aria-keyshortcuts` of the button instead. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true">
      {keys.split(' ').map(key => (
        <kbd key={key} className="wb-key">
          {key}
        </kbd>
      ))}
    </span>
  )
}
