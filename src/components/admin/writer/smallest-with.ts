/** The index of the shortest text that contains the words, the last one of equally short texts; -1 if none does. */
export function smallestWith(texts: readonly string[], words: string): number {
  const query = onOneLine(words)
  if (query === '') return -1
  return texts.reduce((best, text, index) => {
    const shortest = texts[best]?.length ?? Infinity
    return text.length <= shortest && onOneLine(text).includes(query) ? index : best
  }, -1)
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
