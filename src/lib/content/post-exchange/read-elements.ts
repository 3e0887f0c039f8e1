export type Element = { tag: string; attributes: Partial<Record<string, string>>; children: HtmlNode[] }
export type HtmlNode = string | Element

const TOKEN =
  /<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:\s+[\w-]+="[^"]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/g
const ATTRIBUTE = /(?<![\w-])([\w-]+)="([^"]*)"/g
const EMPTY_TAGS = ['br', 'img', 'hr']

/** Parses the well-formed HTML from our conversion of Word documents; not suitable for HTML from elsewhere. */
export function readElements(html: string): HtmlNode[] {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { close, tag, attributes = '', empty, text } = groups
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (close) {
      if (open.length > 1) open.pop()
    } else if (tag) {
      const element: Element = { tag, attributes: attributesIn(attributes), children: [] }
      parent.children.push(element)
      if (!empty && !EMPTY_TAGS.includes(tag)) open.push(element)
    }
  }
  return root.children
}

const attributesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]))

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
