import { describe, expect, test } from 'vitest'

import { type FileKind, kindOfFile } from './file-kinds'
import { fileProblem } from './file-problem'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const HEADS: [FileKind, string][] = [
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['pdf', '%PDF-1.7\n'],
  ['mp4', '\0\0\0\x18ftypisom\0\0\x02\0isomavc1'],
  ['mov', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['dwg', 'AC1032'],
  ['zip', 'PK\x03\x04'],
  ['markup', '<?xml version="1.0"?><svg'],
  ['markup', '  <!doctype html>'],
]

test.each(HEADS)('%s is recognised', (kind, head) => {
  expect(kindOfFile(bytes(head))).toBe(kind)
})

test.each(['', 'hello', '\0\0\0\x18ftypM4A ', '<3'])('%j is of no kind that we know', (head) => {
  expect(kindOfFile(bytes(head))).toBeNull()
})

describe('the refusal of', () => {
  const PHOTOS = { kinds: ['jpeg', 'png'] as const, bytesMax: 20 * 1024 * 1024 }
  const [jpeg = '', png = ''] = HEADS.map(([, head]) => head)
  const check = (name: string, head: string, size = head.length) =>
    fileProblem({ name, size, head: bytes(head) }, PHOTOS)

  test.each([
    ['an empty file', 'a.jpg', '', 'is empty'],
    ['a PNG named .jpg', 'a.JPG', png, 'is a PNG named .jpg (rename it to end in .png)'],
    ['a GIF named .jpg', 'a.jpg', 'GIF89a', 'is a GIF named .jpg (we take JPEG and PNG)'],
    ['a GIF', 'a.gif', 'GIF89a', 'is a GIF (we take JPEG and PNG)'],
    ['a Word file', 'a.docx', 'PK\x03\x04', 'is a ZIP or Office file (we take JPEG and PNG)'],
    ['something else', 'a.dat', 'hello', 'is of a kind that we cannot read (we take JPEG and PNG)'],
  ])('%s names its cause', (_what, name, head, problem) => {
    expect(check(name, head)).toBe(problem)
  })

  test('a file that is too large names the limit', () => {
    expect(check('a.jpg', jpeg, PHOTOS.bytesMax + 1)).toBe('is too large (20 MB allowed)')
    expect(check('a.jpg', jpeg, PHOTOS.bytesMax)).toBeNull()
  })

  test.each(['a.jpg', 'a.JPEG', 'a', 'a.photo', '.jpg'])('none: a JPEG named %s', (name) => {
    expect(check(name, jpeg)).toBeNull()
  })
})
