export const OCCUPANCY = [
  { value: 'all-day', label: 'Someone is in all day' },
  { value: 'mornings-and-evenings', label: 'Mornings and evenings' },
  { value: 'a-few-rooms', label: 'Mostly a few rooms' },
] as const

export type Occupancy = (typeof OCCUPANCY)[number]['value']
