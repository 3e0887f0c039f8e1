import { slugOf } from '@/lib/domain/text/slug'

type Block = { blockType: string; heading?: string | null }

/**
 * URL fragments of the blocks of a page: 'Where 225 W go' becomes 'where-225-w-go'. Repeated headings are numbered from
 * 2.
 */
export function pageAnchors(blocks: readonly Block[]): string[] {
  const taken = new Map<string, number>()
  return blocks.map(({ blockType, heading }) => {
    const base = slugOf(heading ?? blockType) || blockType
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  })
}
