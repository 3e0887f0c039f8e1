type Block = { blockType: string; heading?: string | null }

/** Where the parts of a page can be linked to: 'Where 225 W go' is at 'where-225-w-go'; of two with one heading the second has a number. */
export function pageAnchors(blocks: readonly Block[]): string[] {
  const taken = new Map<string, number>()
  return blocks.map(({ blockType, heading }) => {
    const base =
      (heading ?? blockType)
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || blockType
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  })
}
