import { ROOM_KINDS, type RoomKind } from '@/lib/domain/heat-loss/room-kinds'

/** Other words for what rooms are used for, as they stand in spreadsheets. */
const WORDS: Readonly<Record<string, RoomKind>> = {
  lounge: 'living',
  sitting: 'living',
  snug: 'living',
  family: 'living',
  reception: 'living',
  office: 'study',
  library: 'study',
  bed: 'bedroom',
  master: 'bedroom',
  nursery: 'bedroom',
  bath: 'bathroom',
  ensuite: 'shower',
  toilet: 'wc',
  cloakroom: 'wc',
  hallway: 'hall',
  entrance: 'hall',
  corridor: 'hall',
  stairs: 'landing',
  laundry: 'utility',
  pantry: 'store',
  larder: 'store',
  cupboard: 'store',
}

/** What a room is used for, from its label, our word for it or another; null for words that say nothing to us. */
export function readKind(text: string): RoomKind | null {
  const typed = text.trim().toLowerCase()
  const known = ROOM_KINDS.find(({ value, label }) => value === typed || label.toLowerCase() === typed)
  if (known) return known.value
  const compact = typed
    .replace(/[\s-]*\d*$/, '')
    .replace(/[\s-]*room$/, '')
    .replaceAll('-', '')
  return ROOM_KINDS.find(({ value }) => value === compact)?.value ?? WORDS[compact] ?? null
}
