/** The drawings that the site makes itself, to scale where there is a scale. */
export const DRAWINGS = [
  { value: 'room-section', label: 'Section through a room' },
  { value: 'panel-layers', label: 'Layers of the panel' },
  { value: 'heat-balance', label: 'Where 225 W go' },
  { value: 'circuit', label: 'Panels on one circuit' },
  { value: 'ceiling-fixing', label: 'Fixing to the ceiling' },
  { value: 'view-factor', label: 'Warmth by distance' },
  { value: 'wall-layers', label: 'Layers of a wall' },
  { value: 'regulations-timeline', label: 'Dates of the regulations' },
] as const

export type DrawingKey = (typeof DRAWINGS)[number]['value']
