import { CLAIM_MARK, NUMBER_MARK, type Passage, plainText, SOURCE_MARK } from '@/lib/domain/claims/passage'

export type Heading = { level: number; text: string }
/** A picture of a post: its description, or the file name if there is none. */
export type DraftPicture = { name: string; alt: string }

/** The state of an unpublished post that findings are based on. */
export type PostDraft = {
  path: string
  title: string
  excerpt: string
  metaTitle: string
  metaDescription: string
  keyphrase: string
  pictures: readonly (DraftPicture & Pick<Spot, 'field'>)[]
  headings: readonly Heading[]
  /** The text without title and excerpt. */
  passages: readonly Passage[]
}

/** Location of a finding: a form field, and the words to find in it; '' for the whole field. */
export type Spot = {
  field: 'title' | 'excerpt' | 'metaTitle' | 'metaDescription' | 'focusKeyphrase' | 'featuredImage' | 'content'
  words: string
}

export const atField = (field: Spot['field'], words = ''): Spot => ({ field, words })

const MARKS = new RegExp(`[${SOURCE_MARK}${CLAIM_MARK}${NUMBER_MARK}]`)

/** The longest piece of a passage that the editor shows unchanged. */
export const landmarkOf = (passage: Passage): string =>
  longest(passage.pieces.map((piece) => plainText({ pieces: [piece] }).replace(MARKS, '')))

/** The longest piece of a sentence between sources, claims and numbers. */
export const wordsToFind = (sentence: string): string => longest(sentence.split(MARKS))

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.trim().length > best.length ? text.trim() : best), '')

/** One sentence stating what to do, and where. A blocking finding prevents publication. */
export type Finding = { sentence: string; isBlocking: boolean; spot: Spot }

export const advice = (sentence: string, spot: Spot): Finding => ({ sentence, isBlocking: false, spot })
export const blocking = (sentence: string, spot: Spot): Finding => ({ sentence, isBlocking: true, spot })
