import type { List } from './exchanged-post'
import { readInline } from './read-inline'

/** A line that begins an item of a list. */
export const ITEM = /^(?<indent>\s*)(?:[-*+]|(?<number>\d{1,9}[.)]))\s(?<text>.*)$/

type Open = { indent: number; list: List }

/** Parses consecutive list lines. A further indented item starts a list within the item above. */
export function readLists(lines: readonly string[]): List[] {
  const tops: List[] = []
  const open: Open[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)?.groups
    if (item) readItem(item, { open, tops })
    else
      open
        .at(-1)
        ?.list.items.at(-1)
        ?.line.push(...readInline(` ${line.trim()}`))
  }
  return tops
}

function readItem(item: Partial<Record<string, string>>, { open, tops }: { open: Open[]; tops: List[] }): void {
  const { indent = '', number, text = '' } = item
  const isOrdered = number !== undefined
  while ((open.at(-1)?.indent ?? 0) > indent.length) open.pop()
  const current = open.at(-1)
  const continues = current?.indent === indent.length && current.list.isOrdered === isOrdered
  if (!continues) begin({ indent: indent.length, list: { kind: 'list', isOrdered, items: [] } }, { open, tops })
  open.at(-1)?.list.items.push({ line: readInline(text.trimStart()), lists: [] })
}

/** Begins a list beside the last one, or within its last item if it is further in. */
function begin(added: Open, { open, tops }: { open: Open[]; tops: List[] }): void {
  if (open.at(-1)?.indent === added.indent) open.pop()
  const lists = open.at(-1)?.list.items.at(-1)?.lists ?? tops
  lists.push(added.list)
  open.push(added)
}
