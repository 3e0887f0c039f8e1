import type { Block, Line, List } from './exchanged-post'
import { toMarkdownLine } from './to-markdown-line'

type Post = { title: string; excerpt: string; blocks: readonly Block[]; notes: readonly string[] }

/** Writes a post as a Markdown file, with title and excerpt at the top and a list of omitted content at the end. */
export function toMarkdown({ title, excerpt, blocks, notes }: Post): string {
  const head = ['---', `title: ${quoted(title)}`, `excerpt: ${quoted(excerpt)}`, '---'].join('\n')
  const missing = notes.length > 0 ? [`<!-- Not in this file: ${notes.join('; ').replaceAll('--', '–')} -->`] : []
  return `${[head, ...blocks.map(markdownOf), ...missing].join('\n\n')}\n`
}

const quoted = (text: string) => `"${text.replace(/\s+/g, ' ').replaceAll('"', '\\"')}"`

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${toMarkdownLine(block.line)}`
    case 'paragraph':
      return withoutMarkers(toMarkdownLine(block.line))
    case 'list':
      return listOf(block, '')
    case 'table':
      return tableOf(block)
  }
}

/** Escapes the start of a paragraph that would read as a heading, a list or a quotation. */
const withoutMarkers = (text: string) => text.replace(/^([#>+-])/, '\\$1').replace(/^(\d+)([.)]\s)/, '$1\\$2')

function listOf({ isOrdered, items }: List, indent: string): string {
  return items
    .flatMap(({ line, lists }, index) => {
      const sign = isOrdered ? `${index + 1}.` : '-'
      return [`${indent}${sign} ${toMarkdownLine(line)}`, ...lists.map((list) => listOf(list, `${indent}    `))]
    })
    .join('\n')
}

function tableOf({ caption, rows }: Extract<Block, { kind: 'table' }>): string {
  const rowOf = (row: readonly Line[]) =>
    `| ${row.map((cell) => toMarkdownLine(cell).replaceAll('|', '\\|').replaceAll('  \n', '<br>')).join(' | ')} |`
  const [columns = [], ...others] = rows
  const rule = `|${columns.map(() => ' --- |').join('')}`
  const table = [rowOf(columns), rule, ...others.map(rowOf)].join('\n')
  return caption ? `Table: ${caption}\n\n${table}` : table
}
