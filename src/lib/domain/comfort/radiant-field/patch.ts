/** Start and end along an axis, metres. */
export type Span = readonly [from: number, to: number]

export type Axis = 'x' | 'y' | 'z'

/** A point in a room, `z` upwards; metres. */
export type Point = Readonly<Record<Axis, number>>

/** An axis-aligned rectangle in the plane where one coordinate is `at`; metres. */
export type Patch =
  | { readonly plane: 'x'; readonly at: number; readonly y: Span; readonly z: Span }
  | { readonly plane: 'y'; readonly at: number; readonly x: Span; readonly z: Span }
  | { readonly plane: 'z'; readonly at: number; readonly x: Span; readonly y: Span }

/** A side of a patch relative to a point: its axis, with start and end offsets. */
export type Side = { axis: Axis; from: number; to: number }

/** The two sides of a patch relative to a point. */
export function sidesFrom(point: Point, patch: Patch): [Side, Side] {
  const side = (axis: Axis, [from, to]: Span): Side => ({ axis, from: from - point[axis], to: to - point[axis] })
  switch (patch.plane) {
    case 'x':
      return [side('y', patch.y), side('z', patch.z)]
    case 'y':
      return [side('x', patch.x), side('z', patch.z)]
    case 'z':
      return [side('x', patch.x), side('y', patch.y)]
  }
}
