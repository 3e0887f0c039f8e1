import type { Block, MailContent, MailRow } from './mail-content'

const INK = '#281325'
const GREY = '#6c5b68'
const LINE = '#c2d0d2'
const FROST = '#f2f6f7'
const EMBER = '#c43a0c'

const BODY_FACE = `'Golos Text',-apple-system,'Segoe UI',Arial,sans-serif`
const DISPLAY_FACE = `'Commissioner Flare','Gill Sans',Optima,Candara,sans-serif`
const TEXT = `font-family:${BODY_FACE};font-size:16px;line-height:24px;color:${INK}`
const SMALL = `font-family:${BODY_FACE};font-size:13px;line-height:20px;color:${GREY}`
const HEADING = `font-family:${DISPLAY_FACE};font-weight:500;color:${INK}`

const WIDTH = 600
const PICTURE = { src: '/mail-living-room.jpg', width: 544, height: 306 }

/** A table that is no table to a screen reader. */
const GRID = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * For programs that read the head. Apple Mail and others follow the colours of the device; Gmail and Outlook ignore
 * these rules and show the inline ones, or invert them.
 */
const HEAD_STYLE = `
@media (prefers-color-scheme:dark){
.page{background-color:#180b16!important}
.sheet{background-color:${INK}!important}
.ink,.ink a{color:#f7f2f5!important}
.grey,.grey a{color:#c9bcc6!important}
.bar{background-color:#f7f2f5!important}
.line{border-color:#5b4457!important}
}
@media (max-width:480px){
.side{padding-left:20px!important;padding-right:20px!important}
.picture{height:auto!important}
}
`

/**
 * The one frame of all emails: ceiling rule, mark, title, content. Outlook for Windows renders it as Word does, so it is
 * made of tables with widths as attributes, and nothing depends on a style sheet, a picture or a web font.
 */
export function htmlBody({ siteUrl, title, hasPicture = false, blocks }: MailContent): string {
  const file = (path: string) => escapeHtml(new URL(path, siteUrl).href)
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title ?? 'Powerboard')}</title><style>${HEAD_STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${FROST}">
<table ${GRID} width="100%" class="page" bgcolor="${FROST}" style="background-color:${FROST}"><tr><td align="center" style="padding:24px 0">
<table ${GRID} width="${WIDTH}" class="sheet" bgcolor="#ffffff" style="width:100%;max-width:${WIDTH}px;background-color:#ffffff">
<tr><td class="side" style="padding:28px 28px 0">${ceiling()}</td></tr>
<tr><td class="side" style="padding:16px 28px 0">${mark(file('/icon-192.png'))}</td></tr>
<tr><td class="side ink" align="left" style="padding:24px 28px 28px;${TEXT}">
${title === null ? '' : `<h1 class="ink" style="margin:0 0 16px;${HEADING};font-size:28px;line-height:34px">${escapeHtml(title)}</h1>\n`}${withPicture(blocks, hasPicture ? file(PICTURE.src) : null).join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

/** The rule and bar of the site's header. */
const ceiling = () =>
  `<table ${GRID} width="100%"><tr><td class="bar" width="60" height="7" bgcolor="${INK}" style="width:60px;height:7px;background-color:${INK};font-size:0;line-height:0">&nbsp;</td><td class="line" style="border-top:2px solid ${INK};font-size:0;line-height:0">&nbsp;</td></tr></table>`

const mark = (src: string) =>
  `<table ${GRID}><tr><td width="30" style="width:30px"><img src="${src}" width="30" height="30" alt="" style="display:block;border:0"></td><td class="ink" style="padding-left:10px;${HEADING};font-size:22px;line-height:30px">Powerboard</td></tr></table>`

/** The picture stands below the greeting and the first paragraph. */
function withPicture(blocks: readonly Block[], src: string | null): string[] {
  const shown = blocks.map(htmlBlock)
  return src === null ? shown : [...shown.slice(0, 2), picture(src), ...shown.slice(2)]
}

const picture = (src: string) =>
  `<table ${GRID} width="100%"><tr><td style="padding:4px 0 6px"><img class="picture" src="${src}" width="${PICTURE.width}" height="${PICTURE.height}" alt="A living room at dusk under four white ceiling panels" style="display:block;width:100%;max-width:${PICTURE.width}px;height:auto;border:0;${SMALL}"></td></tr><tr><td class="grey" style="padding:0 0 20px;${SMALL}">A living room under four panels, modelled.</td></tr></table>`

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${htmlLines(block.text)}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 8px;${HEADING};font-size:20px;line-height:26px">${escapeHtml(block.text)}</h2>`
    case 'small':
      return `<p class="grey" style="margin:20px 0 0;${SMALL}">${htmlLines(block.text)}</p>`
    case 'table':
      return rowsTable(block.rows, factRow)
    case 'figures':
      return rowsTable(block.rows, figureRow)
    case 'link':
      return `<p style="margin:0 0 16px"><a class="ink" href="${escapeHtml(block.href)}" style="color:${INK};text-decoration:underline">${escapeHtml(block.text)}</a></p>`
    case 'action':
      return button(block)
  }
}

/** The cell is coloured and padded rather than the link, because Word pads cells only. */
const button = ({ text, href }: { text: string; href: string }) =>
  `<table ${GRID} width="100%"><tr><td style="padding:4px 0 20px"><table ${GRID} width="100%"><tr><td align="center" bgcolor="${EMBER}" style="padding:14px 20px;background-color:${EMBER};border-radius:3px"><a href="${escapeHtml(href)}" style="display:block;font-family:${BODY_FACE};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td></tr></table></td></tr></table>`

const rowsTable = (rows: readonly MailRow[], row: (given: MailRow) => string) =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.map(row).join('')}</table>`

const CELL = `border-bottom:1px solid ${LINE};vertical-align:top;${TEXT}`

// Isolates each value, as its text may run right to left.
const factRow = ({ label, value, detail }: MailRow) =>
  `<tr><th scope="row" align="left" width="34%" class="line ink" style="padding:10px 12px 10px 0;${CELL};text-align:left;font-weight:600">${escapeHtml(label)}${detailLine(detail)}</th><td class="line ink" style="padding:10px 0;${CELL}"><bdi>${htmlLines(value)}</bdi></td></tr>`

const figureRow = ({ label, value, detail, isTotal = false }: MailRow) =>
  `<tr><th scope="row" align="left" class="line ink" style="padding:10px 12px 10px 0;${CELL};text-align:left;font-weight:600">${escapeHtml(label)}${detailLine(detail)}</th><td align="right" class="line ink" style="padding:10px 0;${CELL};text-align:right${isTotal ? `;${HEADING};font-size:26px;line-height:32px` : ''}"><bdi>${htmlLines(value)}</bdi></td></tr>`

const detailLine = (detail: string | undefined) =>
  detail ? `<br><span class="grey" style="${SMALL};font-weight:400">${escapeHtml(detail)}</span>` : ''

const htmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
