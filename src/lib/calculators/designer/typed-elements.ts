import type { DesignRoom } from '@/lib/domain/design/design'
import { envelopeElementOf, type ProjectElement } from '@/lib/domain/estimate/project'

import { roomOfText } from './rooms-of-sheet'

type Position = Pick<ProjectElement, 'kind' | 'beyond'>

/**
 * A drawing does not distinguish a ceiling from a roof above the room, nor the ground from the outside air below it.
 */
const positionOf = ({ kind, beyond }: Position) =>
  `${envelopeElementOf(kind)} ${kind === 'floor' && beyond === 'outside' ? 'ground' : beyond}`

const isSamePosition = (one: Position, other: Position) => positionOf(one) === positionOf(other)

/** The elements typed for a room before it was drawn, if they have an area. */
export function typedElements({ began }: Pick<DesignRoom, 'began'>): readonly ProjectElement[] {
  const room = began && roomOfText({ text: began.text, name: '' })
  return room ? room.elements.filter(({ areaM2 }) => areaM2 > 0) : []
}

/** Gives a drawn element the construction of the largest typed element in the same position. */
export function builtAsTyped(element: ProjectElement, typed: readonly ProjectElement[]): ProjectElement {
  if (element.beyond === 'heated') return element
  const [largest] = typed
    .filter((other) => isSamePosition(other, element))
    .toSorted((one, other) => other.areaM2 - one.areaM2)
  if (!largest) return element
  const { kind, beyond, construction, wattsPerM2K, beyondC } = largest
  return { ...element, kind, beyond, construction, wattsPerM2K, beyondC }
}

/**
 * Typed elements to keep besides the drawn ones: those towards heated spaces, as drawn walls between rooms count as
 * equally warm, and those towards unheated spaces that are not drawn.
 */
export const besidesDrawn = (drawn: readonly ProjectElement[], typed: readonly ProjectElement[]): ProjectElement[] =>
  typed.filter(
    (element) =>
      element.beyond === 'heated' ||
      (element.beyond === 'unheated' && !drawn.some((other) => isSamePosition(other, element))),
  )
