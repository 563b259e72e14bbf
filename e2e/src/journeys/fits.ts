import type { Page } from '@playwright/test'

/**
 * What a person cannot get at, or cannot read, on the page as it stands, as sentences: fields and buttons outside of the
 * box that holds them, fields too narrow for what goes in them, choices and words that are cut off, and a page that
 * scrolls beside its content.
 * @param isFrame the page has a frame that stays, so that the document itself has nothing to scroll
 */
export const misfits = (page: Page, isFrame = true): Promise<string[]> =>
  page.evaluate(isFrame => {
    const found = new Set<string>()
    // What is out of sight and not laid out for that is laid out, and as sealed as it is in sight.
    for (const one of document.querySelectorAll<HTMLElement>('main fieldset')) {
      if (getComputedStyle(one).contentVisibility !== 'auto') continue
      one.style.contentVisibility = 'visible'
      one.style.contain = 'layout style paint'
    }
    const brush = document.createElement('canvas').getContext('2d')
    const width = (words: string, { font, letterSpacing }: CSSStyleDeclaration): number => {
      if (brush === null) return 0
      brush.font = font
      return brush.measureText(words).width + (Number.parseFloat(letterSpacing) || 0) * words.length
    }
    const isCutting = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    const isScrolling = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

    const name = (one: HTMLElement): string => {
      const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? one.labels : null
      const words = one.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? one.innerText ?? ''
      return `${one.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`
    }

    const isShown = (one: HTMLElement): boolean => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (one.closest('[inert], [aria-hidden="true"], .wb-unseen') !== null) return false
      for (let at: HTMLElement | null = one; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false
      }
      return one.offsetWidth > 2 && one.offsetHeight > 2
    }

    /** Where its box ends outside of those around it with no way to scroll there. */
    const outside = (one: HTMLElement): string | null => {
      let { left, right, top, bottom } = one.getBoundingClientRect()
      let position = getComputedStyle(one).position
      for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const holds = style.position !== 'static' || style.transform !== 'none' || style.contain.includes('paint')
        // What stands in a place of its own is held by none of those before the box that it belongs to.
        if (position === 'fixed' || (position === 'absolute' && !holds)) continue
        position = style.position
        const box = at.getBoundingClientRect()
        const isSealed = style.contentVisibility === 'auto' || /paint|strict|content/.test(style.contain)
        if (isScrolling(style.overflowX)) {
          if (left < box.left - at.scrollLeft - 1) return 'left of what scrolls'
          ;({ left, right } = box)
        } else if (isCutting(style.overflowX) || isSealed) {
          if (left < box.left - 1 || right > box.right + 1) return `cut off beside ${at.className}`
        }
        if (isScrolling(style.overflowY)) {
          if (top < box.top - at.scrollTop - 1) return 'above what scrolls'
          ;({ top, bottom } = box)
        } else if (isCutting(style.overflowY) || isSealed) {
          if (top < box.top - 1 || bottom > box.bottom + 1) return `cut off below ${at.className}`
        }
      }
      if (left < -1 || right > innerWidth + 1) return 'beside the window'
      if (isFrame && (top < -1 || bottom > innerHeight + 1)) return 'below the window'
      return null
    }

    /** How many characters a field has to show: all of a short code, the beginning of a name. */
    const wants = (field: HTMLInputElement): string => {
      const words = name(field)
      if (field.type === 'date') return '00/00/0000'
      if (field.type === 'time') return '00:00 AM'
      if (/\bZIP\b|postal/i.test(words)) return '00000'
      const isFigure = field.inputMode === 'decimal' || field.inputMode === 'numeric'
      const most = isFigure ? (/weight/i.test(words) ? 5 : 3) : 8
      return '0'.repeat(Math.min(field.maxLength > 0 ? field.maxLength : most, most))
    }

    const room = (field: HTMLElement, style: CSSStyleDeclaration): number =>
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)

    for (const field of document.querySelectorAll('input')) {
      const isText = ['text', 'tel', 'email', 'date', 'time', 'search', 'number', 'password', 'url'].includes(
        field.type,
      )
      if (!isText || !isShown(field)) continue
      const style = getComputedStyle(field)
      const mark = (field.type === 'date' || field.type === 'time') && style.appearance !== 'none' ? 20 : 0
      const has = room(field, style)
      const needs = width(wants(field), style) + mark
      if (has + 1 < needs) found.add(`${name(field)} has ${Math.round(has)} px, wants ${Math.ceil(needs)}`)
      else if (field.value.length <= 8 && has + 1 < width(field.value, style) + mark)
        found.add(`${name(field)} cuts "${field.value}"`)
    }
    for (const field of document.querySelectorAll('select')) {
      if (!isShown(field) || field.multiple) continue
      const style = getComputedStyle(field)
      const words = field.selectedOptions[0]?.text ?? ''
      const arrow = style.appearance === 'none' ? 0 : 18
      const has = room(field, style) - arrow
      if (has + 1 < width(words, style)) found.add(`${name(field)} cuts "${words}" (${Math.round(has)} px)`)
    }
    for (const one of document.querySelectorAll<HTMLElement>(
      'input, select, textarea, button, label, summary, legend',
    )) {
      if (!isShown(one)) continue
      const where = outside(one)
      if (where !== null) found.add(`${name(one)} is ${where}`)
    }
    for (const one of document.querySelectorAll<HTMLElement>('button, label, legend, summary, th, [role="tab"]')) {
      if (!isShown(one) || one.closest('[title]') !== null || one.closest('td, [data-name]') !== null) continue
      for (const part of [one, ...one.querySelectorAll<HTMLElement>('span')]) {
        const { overflowX, overflowY } = getComputedStyle(part)
        const isNarrow = isCutting(overflowX) && part.scrollWidth > part.clientWidth + 1
        const isLow = isCutting(overflowY) && part.scrollHeight > part.clientHeight + 2
        if (part.offsetWidth > 2 && isShown(part) && (isNarrow || isLow)) found.add(`${name(one)} cuts its words`)
      }
    }
    const root = document.scrollingElement
    if (root !== null) {
      if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`)
      if (isFrame && root.scrollHeight > root.clientHeight) found.add(`the page scrolls to ${root.scrollHeight} px`)
    }
    return [...found]
  }, isFrame)
