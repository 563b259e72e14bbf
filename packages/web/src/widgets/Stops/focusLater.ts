/** Puts the focus where it belongs after what was pressed is gone, once that place is drawn. */
export const focusLater = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
