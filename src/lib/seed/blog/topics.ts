import type { AuthorKey, CategoryKey, TagKey } from '../support/post-seed'

type Category = { slug: CategoryKey; name: string; description: string; sortOrder: number }

export const CATEGORIES: Category[] = [
  {
    slug: 'running-costs',
    name: 'Running costs',
    description: 'What electric heating costs to run, what drives the bill, and when it is the wrong choice.',
    sortOrder: 1,
  },
  {
    slug: 'comfort',
    name: 'Comfort',
    description: 'How warmth reaches a person, and why a thermometer tells only part of the story.',
    sortOrder: 2,
  },
  {
    slug: 'buildings',
    name: 'Buildings and damp',
    description: 'Insulation, ventilation and moisture: what to put right before buying any heater.',
    sortOrder: 3,
  },
  {
    slug: 'installation',
    name: 'Installation and rules',
    description: 'Circuits, ceilings and regulations, for homeowners and for the electricians who work for them.',
    sortOrder: 4,
  },
]

export const TAGS: { slug: TagKey; name: string }[] = [
  { slug: 'bills', name: 'Bills' },
  { slug: 'controls', name: 'Controls' },
  { slug: 'damp', name: 'Damp' },
  { slug: 'insulation', name: 'Insulation' },
  { slug: 'wiring', name: 'Wiring' },
  { slug: 'rented-homes', name: 'Rented homes' },
  { slug: 'regulations', name: 'Regulations' },
  { slug: 'solar', name: 'Solar' },
]

type Author = { slug: AuthorKey; name: string; email: string; bio: string; expertise: string[] }

/** Teams of the company rather than people. */
export const AUTHORS: Author[] = [
  {
    slug: 'technical-team',
    name: 'Technical team',
    email: 'technical@example.com',
    bio: 'The technical team sizes rooms, checks the calculators and answers questions from electricians and surveyors.',
    expertise: ['Heat loss', 'Electrical design', 'Building regulations'],
  },
  {
    slug: 'sales-desk',
    name: 'Sales desk, Devizes',
    email: 'sales@example.com',
    bio: 'The sales desk in Devizes answers the telephone, prepares quotes and says so when panels do not suit a home.',
    expertise: ['Quotes', 'Running costs'],
  },
]
