import { expect, test } from 'vitest'

import {
  wordDocument,
  wordLink,
  wordParagraph,
  wordPicture,
  wordTable,
  wordText,
} from '../../../../tests/fixtures/word-document'
import { readWord } from './read-word'

const NEVER = 'Comments, headers and footers of a Word document are never imported.'

const read = async (...paragraphs: string[]) => readWord({ buffer: wordDocument(...paragraphs) })

test('reads a document with a title, chapters, formatting, a link, a table and a picture', async () => {
  const { post, pictures } = await read(
    wordParagraph(wordText('Warm walls'), 'Title'),
    wordParagraph(wordText('Why &amp; how'), 'Heading1'),
    wordParagraph(wordText('It is ') + wordText('warm', '<w:b/>') + wordText(', see ') + wordLink('there')),
    wordTable([
      ['Wall', 'Loss'],
      ['Brick', '2.1'],
    ]),
    wordParagraph(wordPicture('A white wall in the sun')),
  )
  const text = (words: string, looks: object = {}) => ({ kind: 'text', text: words, ...looks })
  expect(post).toEqual({
    title: 'Warm walls',
    excerpt: '',
    notes: [NEVER],
    blocks: [
      { kind: 'heading', level: 2, line: [text('Why & how')] },
      {
        kind: 'paragraph',
        line: [
          text('It is '),
          text('warm', { isBold: true }),
          text(', see '),
          { kind: 'link', href: 'https://example.com/', content: [text('there')] },
        ],
      },
      {
        kind: 'table',
        caption: '',
        rows: [
          [[text('Wall')], [text('Loss')]],
          [[text('Brick')], [text('2.1')]],
        ],
      },
      { kind: 'paragraph', line: [{ kind: 'picture', src: 'picture-1.png', alt: 'A white wall in the sun' }] },
    ],
  })
  expect(pictures).toEqual([{ name: 'picture-1.png', type: 'image/png', content: expect.anything() }])
  expect(new Uint8Array(pictures[0]?.content ?? new ArrayBuffer(0)).slice(1, 4)).toEqual(new Uint8Array([80, 78, 71]))
})

test('keeps the paragraphs of a table cell apart', async () => {
  const cell = (...words: string[]) => `<w:tc>${words.map((one) => wordParagraph(wordText(one))).join('')}</w:tc>`
  const { post } = await read(`<w:tbl><w:tr>${cell('Bedroom')}${cell('2 panels', '578.00 with VAT')}</w:tr></w:tbl>`)
  const text = (words: string) => ({ kind: 'text', text: words })
  expect(post.blocks).toEqual([
    {
      kind: 'table',
      caption: '',
      rows: [[[text('Bedroom')], [text('2 panels'), { kind: 'break' }, text('578.00 with VAT')]]],
    },
  ])
})

test('lists formatting that the converter does not know', async () => {
  const { post } = await read(wordParagraph(wordText('Struck', '<w:strike/>')))
  expect(post.notes).toEqual(['The formatting “s” was left out; its text is kept.', NEVER])
  expect(post.blocks).toEqual([{ kind: 'paragraph', line: [{ kind: 'text', text: 'Struck' }] }])
})

test('rejects a file that is not a Word document', async () => {
  await expect(readWord({ buffer: Buffer.from('not a zip') })).rejects.toThrow()
})
