import { plainText } from '@/lib/domain/claims/passage'

import { searchFieldsOf, searchResultOf } from './length-findings'
import { advice, atField, type Finding, landmarkOf, type PostDraft } from './post-draft'

type Texts = Pick<PostDraft, 'keyphrase' | 'title' | 'excerpt' | 'metaTitle' | 'metaDescription' | 'passages'>

/** Checks that search terms occur in prominent positions, in any order and form, since a forced phrase reads badly. */
export function keyphraseFindings(draft: Texts): Finding[] {
  const terms = wordsIn(draft.keyphrase).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()))
  if (terms.length === 0)
    return [advice('Enter the phrase people search for under “Search and sharing”.', atField('focusKeyphrase'))]
  const { title, description } = searchResultOf(draft)
  const fields = searchFieldsOf(draft)
  const opening = draft.passages.find(({ kind }) => kind === 'prose')
  const places = [
    { name: 'title', text: title, spot: atField(fields.title) },
    { name: 'excerpt', text: description, spot: atField(fields.description) },
    {
      name: 'first paragraph',
      text: opening ? plainText(opening) : '',
      spot: atField('content', opening && landmarkOf(opening)),
    },
  ]
  return places.flatMap(({ name, text, spot }) => {
    const stems = wordsIn(text).map(stemOf)
    const missing = terms.filter((word) => !stems.includes(stemOf(word)))
    return missing.length > 0 ? [advice(`Use ${listed(missing)} in the ${name}.`, spot)] : []
  })
}

const SMALL_WORDS =
  'a an and are at by can do does for from how i in is it my of on or per should the to what with your'.split(' ')

/**
 * Words and numbers with apostrophes removed: 'Ceiling-heating, the UK’s' has 'Ceiling', 'heating', 'the' and 'UKs'.
 */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** 'heat', 'heats', 'heated' and 'heating' are forms of one word. */
const stemOf = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')

const listed = (words: readonly string[]) =>
  words.length === 1
    ? `the word “${words[0]}”`
    : `the words ${words
        .slice(0, -1)
        .map((word) => `“${word}”`)
        .join(', ')} and “${words.at(-1)}”`
