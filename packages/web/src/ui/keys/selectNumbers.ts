const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  (target.type === 'number' || target.dataset.number === 'true' || ['numeric', 'decimal'].includes(target.inputMode))

/**
 * A number is typed over, not into: what stands in its field is selected when the field is entered, whether by a key, by a
 * pointer or by the product. Every field of a number says so by its input mode (`numeric`, `decimal`) or by `data-number`.
 */
export function selectNumbers(): void {
  let entered: HTMLInputElement | null = null
  document.addEventListener('focusin', ({ target }) => {
    entered = isNumberField(target) ? target : null
    entered?.select()
  })
  // A press puts the caret where it was made, after the field has the focus; a second one is meant for a place in the number.
  document.addEventListener('click', ({ target }) => {
    const field = entered
    entered = null
    if (field !== null && target === field && field.selectionStart === field.selectionEnd) field.select()
  })
}
