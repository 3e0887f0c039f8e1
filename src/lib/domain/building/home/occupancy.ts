export const OCCUPANCY = [
  { value: 'all-day', label: 'Someone is home all day' },
  { value: 'mornings-and-evenings', label: 'Mornings and evenings' },
  { value: 'a-few-rooms', label: 'A few rooms, the others hardly' },
] as const

export type Occupancy = (typeof OCCUPANCY)[number]['value']
