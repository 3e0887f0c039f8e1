import type { DesignRoom } from '@/lib/domain/design/design'
import { partOf, type ProjectElement } from '@/lib/domain/estimate/project'

import { roomOfText } from './rooms-of-sheet'

type Place = Pick<ProjectElement, 'kind' | 'beyond'>

/** A drawing does not know whether a ceiling or the roof is above it, nor whether ground or air is below it. */
const placeOf = ({ kind, beyond }: Place) =>
  `${partOf(kind)} ${kind === 'floor' && beyond === 'outside' ? 'ground' : beyond}`

const isSamePlace = (one: Place, other: Place) => placeOf(one) === placeOf(other)

/** The elements that were typed of a room before it was drawn, with an area. */
export function typedElements({ began }: Pick<DesignRoom, 'began'>): readonly ProjectElement[] {
  const room = began && roomOfText({ text: began.text, name: '' })
  return room ? room.elements.filter(({ areaM2 }) => areaM2 > 0) : []
}

/** A drawn element built as the largest of those typed in its place. */
export function builtAsTyped(element: ProjectElement, typed: readonly ProjectElement[]): ProjectElement {
  if (element.beyond === 'heated') return element
  const [largest] = typed
    .filter((other) => isSamePlace(other, element))
    .toSorted((one, other) => other.areaM2 - one.areaM2)
  if (!largest) return element
  const { kind, beyond, construction, wattsPerM2K, beyondC } = largest
  return { ...element, kind, beyond, construction, wattsPerM2K, beyondC }
}

/** Typed elements towards other spaces that are not drawn: walls between rooms are, but as warm as the room. */
export const besidesDrawn = (drawn: readonly ProjectElement[], typed: readonly ProjectElement[]): ProjectElement[] =>
  typed.filter(
    (element) =>
      element.beyond === 'heated' ||
      (element.beyond === 'unheated' && !drawn.some((other) => isSamePlace(other, element))),
  )
