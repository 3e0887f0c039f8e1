import { describe, expect, test } from 'vitest'

import type { Block } from './exchanged-post'
import { fromEditorState } from './from-editor-state'
import { readHtml } from './read-html'
import { readInline } from './read-inline'
import { readMarkdown } from './read-markdown'
import { toEditorState } from './to-editor-state'
import { toMarkdown } from './to-markdown'
import { toMarkdownLine } from './to-markdown-line'

const text = (words: string, looks: object = {}) => ({ kind: 'text' as const, text: words, ...looks })
const paragraph = (...line: object[]) => ({ kind: 'paragraph', line })

let ids = 0
const KNOWN = {
  source: (key: string) => (key === 'sap' ? 3 : null),
  claim: (key: string) => (key === 'warranty' ? 7 : null),
  picture: (src: string) => (src.endsWith('wall.jpg') ? 9 : null),
  newId: () => `id-${(ids += 1)}`,
}
const NAMES = {
  source: (id: unknown) => (id === 3 ? 'sap' : null),
  claim: (id: unknown) => (id === 7 ? 'warranty' : null),
  picture: (id: unknown) => (id === 9 ? '/api/media/file/wall.jpg' : null),
}

describe('a line of Markdown', () => {
  test.each([
    ['plain words', [text('plain words')]],
    [
      'a **bold** and *slanted* word',
      [text('a '), text('bold', { isBold: true }), text(' and '), text('slanted', { isItalic: true }), text(' word')],
    ],
    [
      '*a **b** c*',
      [text('a ', { isItalic: true }), text('b', { isBold: true, isItalic: true }), text(' c', { isItalic: true })],
    ],
    ['**a *b***', [text('a ', { isBold: true }), text('b', { isBold: true, isItalic: true })]],
    ['***both***', [text('both', { isBold: true, isItalic: true })]],
    ['__bold__ and _slanted_', [text('bold', { isBold: true }), text(' and '), text('slanted', { isItalic: true })]],
    ['snake_case_word', [text('snake_case_word')]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['\\*not bold\\*', [text('*not bold*')]],
    ['`code`', [text('code')]],
    ['[more](/about)', [{ kind: 'link', href: '/about', content: [text('more')] }]],
    ['[**more**](/about "Title")', [{ kind: 'link', href: '/about', content: [text('more', { isBold: true })] }]],
    ['<https://example.com>', [{ kind: 'link', href: 'https://example.com', content: [text('https://example.com')] }]],
    ['![A wall](wall.jpg)', [{ kind: 'picture', src: 'wall.jpg', alt: 'A wall' }]],
    [
      '2.1[^sap] {claim:warranty} {number:price.gas}',
      [
        text('2.1'),
        { kind: 'source', key: 'sap' },
        text(' '),
        { kind: 'claim', key: 'warranty' },
        text(' '),
        { kind: 'number', key: 'price.gas' },
      ],
    ],
    ['one\ntwo', [text('one two')]],
    ['one  \ntwo', [text('one'), { kind: 'break' }, text('two')]],
    ['an unclosed **bold', [text('an unclosed **bold')]],
  ])('%j', (markdown, expected) => {
    expect(readInline(markdown)).toEqual(expected)
  })

  test.each([
    '**bold** and *slanted*',
    'a [link](/about) and `x`',
    '*a* **b** ***c***',
    '1 < 2 [x] {y} \\_',
    'x[^sap]',
  ])('%j is the same after a round trip', (markdown) => {
    const read = readInline(markdown)
    expect(readInline(toMarkdownLine(read))).toEqual(read)
  })

  test('spaces at the ends of emphasis stay outside it', () => {
    expect(toMarkdownLine([text('a '), text(' b ', { isBold: true }), text('c')])).toBe('a  **b** c')
  })
})

describe('a Markdown file', () => {
  test('with a head, headings, lists, a table and paragraphs', () => {
    const file = `---\ntitle: "Warm \\"walls\\""\nexcerpt: Short.\n---\n\n## Why\n\nFirst\nline.\n\n- one\n- two\n    1. deep\n- three\n  goes on\n\nTable: Walls\n\n| Wall | Loss |\n| --- | --: |\n| Brick | **2.1** |\n`
    const item = (words: string, ...lists: object[]) => ({ line: [text(words)], lists })
    expect(readMarkdown(file)).toEqual({
      title: 'Warm "walls"',
      excerpt: 'Short.',
      notes: [],
      blocks: [
        { kind: 'heading', level: 2, line: [text('Why')] },
        paragraph(text('First line.')),
        {
          kind: 'list',
          isOrdered: false,
          items: [
            item('one'),
            item('two', { kind: 'list', isOrdered: true, items: [item('deep')] }),
            { line: [text('three'), text(' goes on')], lists: [] },
          ],
        },
        {
          kind: 'table',
          caption: 'Walls',
          rows: [
            [[text('Wall')], [text('Loss')]],
            [[text('Brick')], [text('2.1', { isBold: true })]],
          ],
        },
      ],
    })
  })

  test.each([
    ['# Title\n\n## Part\n\n### Below', 'Title', [2, 3], []],
    ['# Title\n\n# Part\n\n## Below', 'Title', [2, 3], []],
    ['Title\n=====\n\nPart\n----', 'Title', [2], []],
    ['## Part\n\n##### Deep', '', [2, 4], ['Headings below level 4 became level 4.']],
    ['---\ntitle: Title\n---\n# Part', 'Title', [2], []],
  ])('%j: title and levels', (file, title, levels, notes) => {
    const post = readMarkdown(file)
    expect([
      post.title,
      post.blocks.map((block) => (block.kind === 'heading' ? block.level : block.kind)),
      post.notes,
    ]).toEqual([title, levels, notes])
  })

  test.each([
    ['> quoted\n> words', [paragraph(text('quoted words'))], 'A quotation became a plain paragraph.'],
    [
      '```js\nlet a\nlet b\n```',
      [paragraph(text('let a'), { kind: 'break' }, text('let b'))],
      'Code became a plain paragraph.',
    ],
    ['one\n\n***\n\ntwo', [paragraph(text('one')), paragraph(text('two'))], 'A dividing line was left out.'],
    ['<div>words</div>', [paragraph(text('<div>words</div>'))], 'HTML was imported as plain text.'],
  ])('%j is imported with a note', (file, blocks, note) => {
    expect(readMarkdown(file)).toMatchObject({ blocks, notes: [note] })
  })

  test('ignores comments and footnote definitions', () => {
    expect(readMarkdown('one\n\n<!-- a\nb -->\n\n[^sap]: SAP 10.2\n\ntwo').blocks).toEqual([
      paragraph(text('one')),
      paragraph(text('two')),
    ])
  })

  test.each(['', '---', '|', '- ', '```', '===', '<!--', '#', '> ', '---\ntitle: x', '\uFEFF', '| a |\n| - |'])(
    'odd text is read to its end: %j',
    (file) => {
      expect(readMarkdown(file).title).toBe('')
    },
  )
})

test('HTML of a Word document', () => {
  const html =
    '<h1>Title</h1><p>One <em>two</em><sup>3</sup><br />four</p><ul><li>a<ol><li>b</li></ol></li></ul><p></p>' +
    '<p>Note<a href="#note">1</a></p><table><tr><td colspan="2"><p>x</p></td></tr></table>'
  expect(readHtml(html, ['From Word: odd'])).toEqual({
    title: 'Title',
    excerpt: '',
    notes: [
      'Footnotes and links within the document became plain text.',
      'Merged cells of a table were separated.',
      'From Word: odd',
    ],
    blocks: [
      paragraph(
        text('One '),
        text('two', { isItalic: true }),
        text('3', { script: 'super' }),
        { kind: 'break' },
        text('four'),
      ),
      {
        kind: 'list',
        isOrdered: false,
        items: [
          { line: [text('a')], lists: [{ kind: 'list', isOrdered: true, items: [{ line: [text('b')], lists: [] }] }] },
        ],
      },
      paragraph(text('Note'), text('1')),
      { kind: 'table', caption: '', rows: [[[text('x')]]] },
    ],
  })
})

describe('in a cell of a Word table', () => {
  const cellOf = (html: string) => readHtml(`<table><tr><td>${html}</td></tr></table>`)
  const written = (html: string) => {
    const { content, notes } = toEditorState(cellOf(html), KNOWN)
    return { columns: content.root.children[0]?.fields, notes }
  }

  test.each([
    ['<p>2 panels</p><p>578.00 with VAT</p>', '2 panels<br>578.00 with VAT'],
    ['<p>one</p><p></p><p>two<br />three</p>', 'one<br>two<br>three'],
    ['plain <em>words</em><p>below</p>after', 'plain words<br>below<br>after'],
    ['<h3>Bedroom</h3><p>cold</p>', '**Bedroom**<br>cold'],
    ['<ul><li>one</li><li>two<ul><li>deep</li></ul></li></ul>', '• one<br>• two<br>• deep'],
    ['<p>Steps</p><ol><li><p>fit</p><p>test</p></li><li>use</li></ol>', 'Steps<br>1. fit<br>test<br>2. use'],
    ['<p>x</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'x<br>a, b<br>c, d'],
    ['<blockquote><p>one</p><p>two</p></blockquote>', 'one<br>two'],
  ])('%j is %j', (html, cell) => {
    expect(written(html).columns).toMatchObject({ columns: cell })
  })

  test('the heading row makes a caption of one line', () => {
    expect(written('<p>2 panels</p><p>578.00</p>').columns).toMatchObject({ caption: '2 panels 578.00' })
  })

  test('lists and tables that became lines are noted', () => {
    expect(cellOf('<ul><li>one</li></ul>').notes).toEqual(['A list in a table became lines of text.'])
    expect(cellOf('<table><tr><td>a</td></tr></table>').notes).toEqual([
      'A table within a table or list became lines of text.',
    ])
  })
})

test('paragraphs of a list item stay apart', () => {
  const { blocks } = readHtml('<ul><li><p>one</p><p>two</p><ul><li>deep</li></ul></li></ul>')
  const deep = { kind: 'list', isOrdered: false, items: [{ line: [text('deep')], lists: [] }] }
  const line = [text('one'), { kind: 'break' }, text('two')]
  expect(blocks).toEqual([{ kind: 'list', isOrdered: false, items: [{ line, lists: [deep] }] }])
})

describe('in the editor', () => {
  const written = (markdown: string) => toEditorState(readMarkdown(markdown), KNOWN)
  const notesOn = (markdown: string) => written(markdown).notes

  test.each([
    [
      '![A wall](other.jpg)',
      'The picture other.jpg is missing. Import it by choosing its file together with the document.',
    ],
    ['- ![A wall](wall.jpg)', 'A picture in a list was left out.'],
    ['| a |\n| - |\n| ![A](wall.jpg) |', 'A picture in a table was left out.'],
    ['Table: t\n\n| a |\n| - |\n| x \\| y |', 'Vertical bars in a table became slashes.'],
    ['| a |\n| - |\n| b |', 'Give each table a caption: its heading row was used.'],
    ['[x](http://example.com)', 'The link “x” to http://example.com was left out; its words are kept.'],
    ['[x](javascript:alert)', 'The link “x” to javascript:alert was left out; its words are kept.'],
    ['x[^other]', 'The site has no source “other”: it is kept as text.'],
    ['{claim:other}', 'The site has no claim “other”: it is kept as text.'],
    ['{number:other}', 'The site has no number “other”: it is kept as text.'],
  ])('%j is listed', (markdown, note) => {
    expect(notesOn(markdown)).toContain(note)
  })

  test('known references have no note', () => {
    expect(notesOn('**a** [x](/about)[^sap] {claim:warranty} {number:price.gas}\n\n![A wall](wall.jpg)')).toEqual([])
  })

  test('a post is the same after export and import', () => {
    const file = toMarkdown({
      title: 'Warm "walls"',
      excerpt: 'Short.',
      notes: [],
      blocks: readMarkdown(
        '## Why\n\nA **bold** [link](/about)[^sap] at {number:price.gas}.\n\n1. one  \n   more\n    - deep\n2. two\n\n\\# no heading\n\n1\\. no list\n\nTable: Walls\n\n| Wall | Loss |\n| --- | --- |\n| Brick<br>solid | 2.1[^sap] |\n\n![A wall](/api/media/file/wall.jpg)',
      ).blocks,
    })
    const { content } = toEditorState(readMarkdown(file), KNOWN)
    const exported = fromEditorState(content, NAMES)
    expect(toMarkdown({ title: 'Warm "walls"', excerpt: 'Short.', ...exported })).toBe(file)
  })

  test('blocks that Markdown lacks are named, in position and at the end', () => {
    const block = (fields: object) => ({ type: 'block', fields })
    const gone = { type: 'inlineBlock', fields: { blockType: 'claim', claim: 1 } }
    const content = {
      root: {
        children: [
          block({ blockType: 'chart', caption: 'Costs' }),
          block({ blockType: 'figure', picture: 1, caption: 'A wall' }),
          { type: 'paragraph', children: [gone] },
        ],
      },
    }
    const file = toMarkdown({ title: '', excerpt: '', ...fromEditorState(content, NAMES) })
    expect(file).toContain('Not in this file: chart “Costs”\n\n')
    expect(file).toContain('<!-- Not in this file: chart “Costs”; figure “A wall”; a claim that no longer exists -->')
  })

  test('raised characters are exported as plain ones, with a note', () => {
    const signs = ['m', '2'].map((sign) => ({ type: 'text', text: sign, format: sign === '2' ? 64 : 0 }))
    const { blocks, notes } = fromEditorState({ root: { children: [{ type: 'paragraph', children: signs }] } }, NAMES)
    expect([blocks, notes]).toEqual([[paragraph(text('m'), text('2'))], ['that some signs are raised or lowered']])
  })

  test.each([null, undefined, {}, 'text'])('a post without content, %j, is an empty file', (content) => {
    expect(fromEditorState(content, NAMES)).toEqual({ blocks: [] satisfies Block[], notes: [] })
  })
})
