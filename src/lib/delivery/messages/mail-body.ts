import type { Block, MailContent, MailRow } from './mail-content'
import { htmlBody } from './mail-html'

export const mailBody = (content: MailContent) => ({ text: plainBody(content), html: htmlBody(content) })

function plainBody({ title, blocks }: MailContent): string {
  return [...(title === null ? [] : [title]), ...blocks.map(plainBlock), HOUSE].join('\n\n')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'small':
      return block.text
    case 'table':
    case 'figures':
      return block.rows.map(plainRow).join('\n')
    case 'link':
    case 'action':
      return `${block.text}: ${block.href}`
  }
}

const plainRow = ({ label, detail, value }: MailRow) =>
  `${label}${detail ? ` (${detail})` : ''}: ${value.replace(/\r?\n/g, '\n  ')}`

const HOUSE = 'Powerboard: infrared ceiling heating'
