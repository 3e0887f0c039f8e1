import type { Working, WorkingStep } from '@/lib/domain/quantity/working'

/** A quantity with its inputs. `isShownBefore`: its inputs were expanded earlier in the tree. */
export type WorkingNode = { step: WorkingStep; inputs: WorkingNode[]; isShownBefore: boolean }

/** The derivation of a figure, down to measured, published or assumed values; null if the key is unknown. */
export function workingTree({ steps }: Working, root: string): WorkingNode | null {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const shown = new Set<string>()
  const nodeOf = (step: WorkingStep): WorkingNode => {
    const isShownBefore = step.inputs.length > 0 && shown.has(step.key)
    shown.add(step.key)
    const inputs = step.inputs.flatMap((key) => byKey.get(key) ?? [])
    return { step, inputs: isShownBefore ? [] : inputs.map(nodeOf), isShownBefore }
  }
  const first = byKey.get(root)
  return first ? nodeOf(first) : null
}
