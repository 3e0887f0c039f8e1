/** Options for the home that are not lists in the engine. */
export const DESIGN_DAYS = [
  { value: 'no', label: 'A cold day' },
  { value: 'yes', label: 'A rare cold spell' },
] as const

export const NEIGHBOURS = [
  { value: 'as-warm', label: 'Heat as much' },
  { value: 'cold', label: 'Don’t heat: 10 °C there' },
] as const

export const AIR_METHODS = [
  { value: 'current', label: 'BS EN 12831-1' },
  { value: 'legacy', label: 'Older table by age and room' },
] as const
