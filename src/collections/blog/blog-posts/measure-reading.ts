import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Average silent reading speed for English non-fiction: 238 words per minute (Brysbaert 2019, a review of 190 studies).
 */
const WORDS_A_MINUTE = 238

export const measureReading: CollectionBeforeChangeHook = ({ data }) => {
  if (!data.content) return data
  const wordCount = countWords(convertLexicalToPlaintext({ data: data.content }))
  return { ...data, wordCount, estimatedReadTime: Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE)) }
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
