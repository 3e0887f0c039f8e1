/** Options of the project quote form, for architects and commercial clients. */
export const CLIENT_ROLES = [
  { value: 'architect', label: 'Architect or designer' },
  { value: 'engineer', label: 'Building services engineer' },
  { value: 'contractor', label: 'Contractor or developer' },
  { value: 'landlord', label: 'Landlord or housing association' },
  { value: 'occupier', label: 'Business or organisation in the building' },
  { value: 'other', label: 'Something else' },
] as const

export const BUILDING_TYPES = [
  { value: 'house', label: 'Houses' },
  { value: 'flats', label: 'Flats' },
  { value: 'office', label: 'Offices' },
  { value: 'shop', label: 'Shop or restaurant' },
  { value: 'school', label: 'School or nursery' },
  { value: 'hotel', label: 'Hotel or holiday lets' },
  { value: 'care', label: 'Care home or surgery' },
  { value: 'worship', label: 'Church or hall' },
  { value: 'workshop', label: 'Workshop or warehouse' },
  { value: 'other', label: 'Another building' },
] as const

export const PROJECT_STAGES = [
  { value: 'idea', label: 'An idea' },
  { value: 'design', label: 'Design, RIBA stages 1 to 3' },
  { value: 'technical', label: 'Technical design, RIBA stage 4' },
  { value: 'tender', label: 'Out to tender' },
  { value: 'on-site', label: 'On site' },
] as const

export const HEATED_HOURS = [
  { value: 'all-day', label: 'All day, every day' },
  { value: 'working-days', label: 'Working days' },
  { value: 'mornings-and-evenings', label: 'Mornings and evenings' },
  { value: 'now-and-then', label: 'Now and then' },
] as const

export const SOLAR_STATES = [
  { value: 'none', label: 'None' },
  { value: 'existing', label: 'On the roof already' },
  { value: 'planned', label: 'Planned' },
  { value: 'advise', label: 'Please advise' },
] as const

export type BuildingType = (typeof BUILDING_TYPES)[number]['value']
