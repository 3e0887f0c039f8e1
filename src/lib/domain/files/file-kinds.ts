/**
 * Kinds of files that are recognised by their content: those that the site takes, and others that people send by
 * mistake, so that a refusal can name them. `named`: with its article.
 */
const KINDS = {
  jpeg: { named: 'a JPEG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { named: 'a PNG', mime: 'image/png', extensions: ['png'] },
  webp: { named: 'a WebP', mime: 'image/webp', extensions: ['webp'] },
  avif: { named: 'an AVIF', mime: 'image/avif', extensions: ['avif'] },
  heic: { named: 'a HEIC', mime: 'image/heic', extensions: ['heic', 'heif', 'hif'] },
  pdf: { named: 'a PDF', mime: 'application/pdf', extensions: ['pdf'] },
  mp4: { named: 'an MP4', mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
  webm: { named: 'a WebM', mime: 'video/webm', extensions: ['webm'] },
  gif: { named: 'a GIF', mime: 'image/gif', extensions: ['gif'] },
  tiff: { named: 'a TIFF', mime: 'image/tiff', extensions: ['tif', 'tiff'] },
  mov: { named: 'a MOV', mime: 'video/quicktime', extensions: ['mov', 'qt'] },
  dwg: { named: 'a DWG', mime: 'image/vnd.dwg', extensions: ['dwg'] },
  zip: { named: 'a ZIP or Office file', mime: 'application/zip', extensions: ['zip', 'docx', 'xlsx', 'pptx'] },
  markup: { named: 'a web page or SVG', mime: 'text/html', extensions: ['html', 'htm', 'svg', 'xml'] },
} as const

export type FileKind = keyof typeof KINDS

/** The first bytes of a file that are enough to recognise its kind. */
export const HEAD_BYTES = 64

/** `a JPEG`. */
export const namedKind = (kind: FileKind): string => KINDS[kind].named

/** `JPEG`. */
export const labelOfKind = (kind: FileKind): string => KINDS[kind].named.replace(/^an? /, '')

export const mimeOf = (kind: FileKind): string => KINDS[kind].mime

/** The extension that a file of this kind is stored under. */
export const extensionOf = (kind: FileKind): string => KINDS[kind].extensions[0]

/** Whether the name of a file claims another kind than the file has. */
export function isMisnamed(extension: string, kind: FileKind): boolean {
  const claims = (one: FileKind) => KINDS[one].extensions.some((known) => known === extension)
  return !claims(kind) && (Object.keys(KINDS) as FileKind[]).some(claims)
}

/** The start of a file of each kind that begins with fixed bytes. */
const STARTS: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-/],
  ['webm', /^\x1aE\xdf\xa3[^]*webm/],
  ['gif', /^GIF8/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['dwg', /^AC10/],
  ['zip', /^PK\x03\x04/],
  ['markup', /^\s*<[!?a-z]/i],
]

/** The kind of a file, by its first `HEAD_BYTES`; null if it is none of those above. */
export function kindOfFile(head: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? kindOfBoxes(start)
}

const BRANDS: readonly (readonly [FileKind, RegExp])[] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/],
  ['mov', /^qt {2}$/],
  ['mp4', /^(?:iso[m2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/],
]

/** Pictures and films of the ISO base media format begin with a list of brands, the main one first. */
function kindOfBoxes(start: string): FileKind | null {
  if (start.slice(4, 8) !== 'ftyp') return null
  const end = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  const brands = [start.slice(8, 12), ...(start.slice(16, end).match(/[^]{4}/g) ?? [])]
  // A general brand of pictures may come before that of their coding.
  if (brands[0] === 'mif1' && brands.includes('avif')) return 'avif'
  return BRANDS.find(([, pattern]) => pattern.test(brands[0] ?? ''))?.[0] ?? null
}
