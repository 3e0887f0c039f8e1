import type { Design } from '@/lib/domain/design/design'
import type { DesignSteps } from '@/lib/domain/design/history'
import { packed } from '@/lib/domain/design/packed-designs'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'
import { keptDesignSchema } from '@/lib/schemas/calculate/kept-design'
import { designSchema } from '@/lib/schemas/calculate/saved-design'

/** A state of the design that its owner has set aside. `at`: when, as an ISO time. */
export type KeptVersion = { at: string; design: Design }

/** A design as this device keeps it. */
export type KeptDesign = {
  name: string
  /** The told home that it began with, as a query; null: none. Undefined: not recorded. */
  begun: string | null | undefined
  steps: DesignSteps
  /** Oldest first. */
  versions: readonly KeptVersion[]
}

type Writing = { savedAt: Date; stepsMax: number }

/** The text of a design, with as many of its newest steps. */
export function keptText(kept: KeptDesign, { savedAt, stepsMax }: Writing): string {
  const { name, begun, steps, versions } = kept
  const past = stepsMax === 0 ? [] : steps.past.slice(-stepsMax)
  const future = steps.future.slice(0, stepsMax)
  return JSON.stringify({
    version: DESIGN_FORM,
    savedAt: savedAt.toISOString(),
    name,
    begun,
    design: steps.design,
    states: {
      past: past.length,
      versions: versions.map(({ at }) => at),
      ...packed([...past, ...future, ...versions.map(({ design }) => design)]),
    },
  })
}

/** Reads the text of a design, also one of an earlier version; null if it is none. */
export function readKept(text: string): (KeptDesign & { savedAt: string }) | null {
  const parsed = keptDesignSchema.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { name, begun, savedAt, design, states } = parsed.data
  const { past, versions, designs } = states ?? { past: 0, versions: [], designs: [] }
  const firstVersion = designs.length - versions.length
  return {
    name,
    begun,
    savedAt,
    steps: { past: designs.slice(0, past), design, future: designs.slice(past, firstVersion) },
    versions: designs.slice(firstVersion).map((one, index) => ({ at: versions[index] ?? savedAt, design: one })),
  }
}

/** Whether two valid designs are the same, in whatever order their properties are. */
export const isSameDesign = (one: Design, other: Design): boolean => inOrder(one) === inOrder(other)

const inOrder = (design: Design) => JSON.stringify(designSchema.parse(design))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // invalid JSON
  }
}
