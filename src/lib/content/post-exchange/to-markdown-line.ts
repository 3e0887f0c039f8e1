import type { Line, Mark } from './exchanged-post'

/** Writes a line as Markdown with our references. */
export function toMarkdownLine(line: Line): string {
  return line.map(markdownOf).join('')
}

function markdownOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return styled(mark)
    case 'link':
      return `[${toMarkdownLine(mark.content)}](${mark.href})`
    case 'break':
      return '  \n'
    case 'source':
      return `[^${mark.key}]`
    case 'claim':
    case 'number':
      return `{${mark.kind}:${mark.key}}`
    case 'picture':
      return `![${mark.alt}](${mark.src})`
  }
}

/** Leading and trailing spaces stay outside the asterisks, as Markdown requires. */
function styled({ text, isBold, isItalic }: Extract<Mark, { kind: 'text' }>): string {
  const sign = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`
  const words = text.trim()
  if (sign === '' || words === '') return escaped(text)
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  return `${before}${sign}${escaped(words)}${[...sign].reverse().join('')}${after}`
}

const escaped = (text: string) => text.replace(/[\\`*_[\]{}<>]/g, '\\$&')

/**
 * Writes a line in the notation of table cells and captions, which supports links, bold text and line breaks but no
 * italics or escapes.
 */
export function toNotation(line: Line): string {
  return line
    .map((mark) => {
      if (mark.kind === 'text') return mark.isBold ? `**${mark.text}**` : mark.text
      if (mark.kind === 'break') return '<br>'
      return mark.kind === 'link' ? `[${toNotation(mark.content)}](${mark.href})` : markdownOf(mark)
    })
    .join('')
}
