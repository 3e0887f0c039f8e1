/** The index of the shortest text that has the words, the last of equally short ones; -1 if none has. */
export function smallestWith(texts: readonly string[], words: string): number {
  const wanted = onOneLine(words)
  if (wanted === '') return -1
  return texts.reduce((best, text, index) => {
    const shortest = texts[best]?.length ?? Infinity
    return text.length <= shortest && onOneLine(text).includes(wanted) ? index : best
  }, -1)
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
