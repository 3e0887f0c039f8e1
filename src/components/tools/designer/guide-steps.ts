import type { Chosen } from './chosen'

/** The part of the drawing that a step of the guide points at. */
type Place = 'plan' | 'scale' | 'tabs' | 'totals'

type GuideStep = { place: Place; words: string }

/** The guide: about ten seconds a step, on the visitor’s own plan. */
export const GUIDE: readonly GuideStep[] = [
  {
    place: 'plan',
    words: 'Drag a wall or a corner. Press a wall to add a window or a door.',
  },
  { place: 'scale', words: 'Slide to see the warmth on your plan. Press 3D to see it in the rooms.' },
  {
    place: 'tabs',
    words: 'Edit has what you select. Home has its age, its postcode and what has been insulated.',
  },
  { place: 'totals', words: 'Panels, price, and whether every room is warm. Press this line for all figures.' },
]

type Situation = { chosen: Chosen | null; isShort: boolean }

type Hint = { id: string; words: string; applies: (situation: Situation) => boolean }

/** What is worth knowing when it first happens. */
export const HINTS: readonly Hint[] = [
  {
    id: 'wall',
    words: 'Drag the wall itself, or type its length here. A part of it that moves alone makes an L.',
    applies: ({ chosen }) => chosen?.of === 'wall',
  },
  {
    id: 'opening',
    words: 'Slide it along its wall, on the plan or with the arrow keys.',
    applies: ({ chosen }) => chosen?.of === 'opening',
  },
  {
    id: 'short',
    words: 'A room is short of heat as drawn. Totals shows what would make it warm.',
    applies: ({ isShort }) => isShort,
  },
]
