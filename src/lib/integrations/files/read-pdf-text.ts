import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { FileRefused, orDamaged } from '@/lib/domain/files/file-refused'
import type { PageText } from '@/lib/domain/leads/document-facts'

const PAGES_MAX = 40
const CHARACTERS_MAX = 200_000

/** A survey of a large building has a few thousand; a file with more is made to keep its reader busy. */
const OBJECTS_MAX = 100_000

/** Pieces of text whose baselines differ by less than this are on one line, in points. */
const LINE_POINTS = 3

type Piece = { text: string; x: number; y: number }

/**
 * The text of the first pages of a PDF, line by line; a scan without text has empty pages.
 * @throws FileRefused if the file is not a PDF or needs a password
 */
export async function readPdfText(file: Uint8Array): Promise<PageText[]> {
  if (objectsIn(file) > OBJECTS_MAX) throw new FileRefused(`has more than ${OBJECTS_MAX} parts`)
  return orDamaged(() => pagesOf(file))
}

async function pagesOf(file: Uint8Array): Promise<PageText[]> {
  const loading = getDocument({
    data: new Uint8Array(file), // the library takes ownership of the buffer
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    const pages: PageText[] = []
    let charactersLeft = CHARACTERS_MAX
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && charactersLeft > 0; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const lines = linesOf(
        items.flatMap((item) =>
          'str' in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : [],
        ),
      )
      const kept = firstCharacters(lines, charactersLeft)
      charactersLeft -= charactersIn(kept)
      pages.push(kept)
      page.cleanup()
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

/** How many objects a PDF has by its own account: those written out, and those it says are in its streams. */
function objectsIn(file: Uint8Array): number {
  const text = Buffer.from(file.buffer, file.byteOffset, file.length).toString('latin1')
  const streams = [...text.matchAll(/\/Type ?\/ObjStm\b[^>]{0,200}?\/N (\d{1,9})|\/N (\d{1,9})[^>]{0,200}?\/ObjStm\b/g)]
  const packed = streams.reduce((sum, [, after, before]) => sum + Number(after ?? before), 0)
  return packed + text.split(' obj').length - 1
}

const charactersIn = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** The first lines, of which the last may be cut, with at most `max` characters together. */
function firstCharacters(lines: readonly string[], max: number): string[] {
  let left = max
  return lines.flatMap((line) => {
    const kept = line.slice(0, left)
    left -= kept.length
    return kept ? [kept] : []
  })
}

/** Pieces in reading order: from top to bottom, and within a line from left to right. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - piece.y) < LINE_POINTS) line.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line) => {
    const text = line
      .toSorted((one, other) => one.x - other.x)
      .map((piece) => piece.text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    return text ? [text] : []
  })
}
