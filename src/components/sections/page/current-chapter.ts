type Placed = { id: string; top: number }

/** The chapter being read: the last whose heading is above the line, given its distance from the top of the window. */
export function currentChapter(chapters: readonly Placed[], lineAt: number): string | null {
  return chapters.findLast(({ top }) => top <= lineAt)?.id ?? null
}
