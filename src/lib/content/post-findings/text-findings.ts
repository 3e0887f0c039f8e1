import { type Passage, plainText, SOURCE_MARK } from '@/lib/domain/claims/passage'
import { readingGrade, wordsIn } from '@/lib/domain/text/reading-grade'

import { advice, atField, type Finding, type PostDraft, wordsToFind } from './post-draft'

/** Our own targets for posts. */
const WORDS_MIN = 300
const GRADE_MAX = 10
const WORDS_WITHOUT_HEADING_MAX = 400

/** Words and reading grade of a text; the grade is null without a sentence. */
export function measure(passages: readonly Passage[]): { words: number; grade: number | null } {
  const prose = passages.filter(({ kind, isForEngineers }) => kind === 'prose' && !isForEngineers)
  const grade = readingGrade(prose.map(plainText).join('\n'))
  return { words: passages.flatMap((passage) => wordsIn(plainText(passage))).length, grade: grade && Math.round(grade) }
}

/** Length and difficulty. */
export function readingFindings({ passages, headings }: Pick<PostDraft, 'passages' | 'headings'>): Finding[] {
  const { words, grade } = measure(passages)
  return [
    ...(words < WORDS_MIN
      ? [advice(`Write at least ${WORDS_MIN} words: the post has ${words}.`, atField('content'))]
      : []),
    ...(words > WORDS_WITHOUT_HEADING_MAX && headings.length === 0
      ? [advice('Divide the text with headings, so that readers find their question.', atField('content'))]
      : []),
    ...(grade !== null && grade > GRADE_MAX
      ? [
          advice(
            `Shorten sentences and words: the text needs ${grade} years of school, and we aim for ${GRADE_MAX}.`,
            atField('content'),
          ),
        ]
      : []),
  ]
}

/** Figures with a unit, for which readers expect a source. */
const FIGURE = /(?:£\s?\d|\d\s?(?:%|p\b|°C|kWh|kW\b|W\b|years?\b|per cent))/

/** Finds a text with figures but without any source. */
export function sourceFindings(passages: readonly Passage[]): Finding[] {
  const prose = passages.filter(({ kind }) => kind === 'prose').map(plainText)
  const stating = prose.filter((text) => FIGURE.test(text))
  const [first] = stating
  if (first === undefined || passages.some((passage) => plainText(passage).includes(SOURCE_MARK))) return []
  const paragraphs = stating.length === 1 ? 'One paragraph states' : `${stating.length} paragraphs state`
  return [
    advice(
      `Add a source after each figure: ${paragraphs} figures, and the post names no source.`,
      atField('content', wordsToFind(first)),
    ),
  ]
}
