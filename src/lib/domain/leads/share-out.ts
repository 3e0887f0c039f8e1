/** A colleague who may be given enquiries. `open`: those that they have. `lastGivenAt`: null if they never were. */
export type Receiver = { id: number; name: string; open: number; openMax: number; lastGivenAt: Date | null }

export type Chosen = { receiver: Receiver; reason: string }

/**
 * Who of those present is given the next enquiry: whoever has the fewest open ones, and of several, whoever has waited
 * longest for one. Null if everyone has as many as they may have.
 */
export function chooseReceiver(present: readonly Receiver[]): Chosen | null {
  const [first, second] = present.filter(({ open, openMax }) => open < openMax).toSorted(byTurn)
  if (!first) return null
  return { receiver: first, reason: reasonFor(first, { second, isAlone: present.length === 1 }) }
}

const byTurn = (one: Receiver, other: Receiver): number =>
  one.open - other.open || timeOf(one.lastGivenAt) - timeOf(other.lastGivenAt) || one.id - other.id

/** Whoever was never given one comes first. */
const timeOf = (at: Date | null): number => at?.getTime() ?? 0

function reasonFor(first: Receiver, { second, isAlone }: { second: Receiver | undefined; isAlone: boolean }): string {
  if (isAlone) return 'the only one present'
  if (!second) return 'the only one present with room for another'
  if (first.open < second.open) return 'fewest open enquiries'
  return 'longest since the last one'
}
