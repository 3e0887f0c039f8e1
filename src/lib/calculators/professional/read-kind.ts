import { ROOM_KINDS, type RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'

/** Synonyms for room kinds found in spreadsheets. */
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

const NUMBER_END = /(?<!\d)\d+$/
const GAP_END = /(?<![\s-])[\s-]+$/

/** Parses a room kind from its label, value or a synonym; null if unknown. */
export function readKind(text: string): RoomKind | null {
  const typed = text.trim().toLowerCase()
  const kind = ROOM_KINDS.find(({ value, label }) => value === typed || label.toLowerCase() === typed)
  if (kind) return kind.value
  const compact = typed
    .replace(NUMBER_END, '')
    .replace(GAP_END, '')
    .replace(/room$/, '')
    .replace(GAP_END, '')
    .replaceAll('-', '')
  return ROOM_KINDS.find(({ value }) => value === compact)?.value ?? WORDS[compact] ?? null
}
