import type { Page } from 'playwright-core'

/**
 * What does not fit into the window's width, in a line each: the page itself, dialogs and menus, and text that is cut
 * off. Text may only be cut where the layout says so: in a row that scrolls, or with an ellipsis.
 */
export async function overflowsOn(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const lines: string[] = []
    // Widths are rounded on their way here.
    const limit = innerWidth + 1
    const wide = document.documentElement.scrollWidth
    if (wide > limit) {
      const widest = [...document.querySelectorAll('body *')].findLast(
        (box) => box.getBoundingClientRect().right > limit && getComputedStyle(box).position !== 'fixed',
      )
      lines.push(`the page is ${wide} px wide: ${widest?.outerHTML.slice(0, 160)}`)
    }
    for (const box of document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')) {
      const { left, right } = box.getBoundingClientRect()
      if (left < -1 || right > limit) lines.push(`a ${box.role} reaches from ${left} to ${right} px`)
      if (box.scrollWidth > box.clientWidth + 1) lines.push(`a ${box.role} scrolls sideways`)
    }
    interface Measures {
      bounds: DOMRect
      clips: boolean
      excuses: boolean
    }
    /** Each box holds many texts, and is measured once. */
    const measured = new Map<Element, Measures>()
    const measure = (box: HTMLElement): Measures => {
      const known = measured.get(box)
      if (known) return known
      const { overflowX, visibility, opacity, textOverflow } = getComputedStyle(box)
      const bounds = box.getBoundingClientRect()
      const isForReaders = bounds.width <= 1 && overflowX === 'hidden'
      const scrolls = ['auto', 'scroll'].includes(overflowX) && box.role !== 'dialog'
      const hides = isForReaders || visibility === 'hidden' || opacity === '0'
      const measures = {
        bounds,
        clips: ['hidden', 'clip'].includes(overflowX),
        excuses: hides || scrolls || textOverflow === 'ellipsis',
      }
      measured.set(box, measures)
      return measures
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width, height } = range.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      let isVisible = true
      let isCut = false
      for (let box = texts.currentNode.parentElement; box; box = box.parentElement) {
        const { bounds, clips, excuses } = measure(box)
        if (excuses) isVisible = false
        if (clips && (left < bounds.left - 1 || right > bounds.right + 1)) isCut = true
      }
      if (isVisible && (isCut || left < -1 || right > limit))
        lines.push(
          `"${texts.currentNode.textContent?.trim().slice(0, 30)}" reaches from ${Math.round(left)} to ${Math.round(right)} px`,
        )
    }
    return lines
  })
  // The first lines tell enough: one wide element moves everything on its page.
  return found.slice(0, 6).map((line) => `${where}: ${line}`)
}

/** Ordinary words that are broken in the middle because their column is too narrow; hyphenated ones are as they should be. */
export async function brokenWordsOn(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const lines: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const box = node.parentElement
      if (!box?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(box).hyphens === 'auto')
        continue
      if (box.getBoundingClientRect().width <= 1) continue
      const whole = document.createRange()
      whole.selectNodeContents(node)
      // In a single line nothing is broken.
      if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,20}/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        // Parts of a longer word, of an address or of a mail are no words of their own.
        const around = `${node.textContent?.[word.index - 1] ?? ' '}${node.textContent?.[word.index + word[0].length] ?? ' '}`
        if (tops.size > 1 && !/[\p{L}\p{M}@./:_-]/u.test(around)) lines.push(`"${word[0]}" is broken`)
      }
    }
    return [...new Set(lines)]
  })
  return found.map((line) => `${where}: ${line}`)
}
