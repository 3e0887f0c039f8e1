import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do: every text node, and every later one, is replaced by elements of the browser's
 * own. The words stay the same, so that they can be compared.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, textarea, title') != null
    const wrap = (text: Node) => {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.nodeValue
      text.parentNode?.replaceChild(outer, text)
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) if (text.isConnected && !isOurs(text)) wrap(text)
    }
    wrapAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
