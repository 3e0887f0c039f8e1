import type { LossShare } from '@/lib/domain/building/heat-loss/shares'
import type { RuleCompared } from '@/lib/domain/estimate/rule-compared'
import { uncapital } from '@/lib/domain/text/uncapital'
import { writtenNumber } from '@/lib/format/written-number'

/** Relative difference below which two methods count as equal. */
const ALIKE = 0.05
const NAMED = 2

/** Why the manufacturer's rule and the heat loss differ, in a sentence or two. */
export function formatDifference({
  compared,
  shares,
}: {
  compared: RuleCompared
  shares: readonly LossShare[]
}): string {
  const { rule, heatLoss, ratio } = compared
  const both = `The rule gives ${watts(rule.watts)}, ${whole(rule.wattsPerM2)} for each m²; by its elements the room loses ${watts(heatLoss.watts)}, ${whole(heatLoss.wattsPerM2)} for each m²`
  if (heatLoss.watts === 0) return `${both}: nothing in it borders anything colder.`
  if (Math.abs(ratio - 1) <= ALIKE) return `${both}, so the two agree here.`
  const most = shares
    .toSorted((one, other) => other.share - one.share)
    .slice(0, NAMED)
    .filter(({ share }) => share > 0)
    .map(({ name, share }) => `${uncapital(name)} ${whole(100 * share)}%`)
    .join(', ')
  const turn =
    ratio > 1
      ? `${times(ratio)} times as much. The rule knows only the floor; most goes here:`
      : `${whole(100 * (1 - ratio))}% less. The rule allows for an ordinary room; most goes here:`
  return `${both}, ${turn} ${most}.`
}

const whole = (value: number) => writtenNumber(value)
const watts = (value: number) => `${whole(value)} W`
const times = (value: number) => writtenNumber(value, { most: 1 })
