/** Position in a text: lines and columns count from 1. */
export type TextPosition = { line: number; column: number }

/** Position of the character at an index. */
export function positionAt(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
