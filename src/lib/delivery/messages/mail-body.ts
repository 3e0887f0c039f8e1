import type { Row } from './lead-rows'

/** Email content, rendered as both text and HTML. */
export type Block =
  { kind: 'text'; text: string } | { kind: 'table'; rows: Row[] } | { kind: 'link'; text: string; href: string }

/** `title`: null in a letter, which begins with its first words. */
export type MailContent = { title: string | null; blocks: Block[] }

export const mailBody = (content: MailContent) => ({ text: plainBody(content), html: htmlBody(content) })

function plainBody({ title, blocks }: MailContent): string {
  return [...(title === null ? [] : [title]), ...blocks.map(plainBlock), HOUSE].join('\n\n')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'table':
      return block.rows.map(({ label, value }) => `${label}: ${value.replace(/\r?\n/g, '\n  ')}`).join('\n')
    case 'link':
      return `${block.text}: ${block.href}`
  }
}

const HOUSE = 'Powerboard: infrared ceiling heating'

const INK = '#281325'
const TEXT = `font:16px/1.5 'Golos Text',system-ui,-apple-system,'Segoe UI',Arial,sans-serif;color:${INK}`
const HEADING = `font:500 28px/1.16 'Commissioner Flare','Gill Sans',Optima,Candara,sans-serif;color:${INK};margin:0 0 16px`

// Tables and inline styles, because email clients support little else. The top rule and bar match the site's header.
function htmlBody({ title, blocks }: MailContent): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title ?? 'Powerboard')}</title></head>
<body style="margin:0;background:#f2f6f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f6f7"><tr><td align="left" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:2px solid ${INK}">
<tr><td style="padding:0 28px"><div style="width:72px;height:7px;background:${INK};font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td style="padding:24px 28px 28px;${TEXT}">
${title === null ? '' : `<h1 style="${HEADING}">${escapeHtml(title)}</h1>\n`}${blocks.map(htmlBlock).join('\n')}
<p style="margin:28px 0 0;font-size:13px;color:#6c5b68">${HOUSE}</p>
</td></tr></table></td></tr></table></body></html>`
}

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${htmlLines(block.text)}</p>`
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-top:2px solid ${INK}">${block.rows.map(htmlRow).join('')}</table>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="color:#a62b00">${escapeHtml(block.text)}</a></p>`
  }
}

const CELL = 'padding:9px 12px 9px 0;border-bottom:1px solid #c2d0d2;vertical-align:top;text-align:left'

// Isolates each value, as its text may run right to left.
function htmlRow({ label, value }: Row): string {
  return `<tr><th scope="row" style="${CELL};width:34%;font-weight:600">${escapeHtml(label)}</th><td style="${CELL}"><bdi>${htmlLines(value)}</bdi></td></tr>`
}

const htmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
