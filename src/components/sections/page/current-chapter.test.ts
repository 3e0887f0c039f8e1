import { expect, test } from 'vitest'

import { currentChapter } from './current-chapter'

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `chapter-${index + 1}`, top }))

test.each<[string, { id: string; top: number }[], string | null]>([
  ['above the first chapter', at(400, 900), null],
  ['at its heading', at(300, 900), 'chapter-1'],
  ['within it', at(-200, 301), 'chapter-1'],
  ['in the last', at(-900, -200), 'chapter-2'],
  ['without chapters', [], null],
])('%s', (_, chapters, expected) => expect(currentChapter(chapters, 300)).toBe(expected))
