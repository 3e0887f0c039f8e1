import type { GroupField } from 'payload'

/**
 * The heading and introduction of a page section. Their defaults are functions, as those of all wording: Payload makes
 * any other default one of the column, which only a migration changes.
 */
export function sectionCopy({ name, label, heading, lede = '', more = [] }: Copy): GroupField {
  return {
    type: 'group',
    name,
    label,
    fields: [
      { name: 'heading', type: 'text', required: true, maxLength: 120, defaultValue: () => heading },
      { name: 'lede', type: 'textarea', label: 'Under the heading', maxLength: 600, defaultValue: () => lede },
      ...more,
    ],
  }
}

type Copy = { name: string; label: string; heading: string; lede?: string; more?: GroupField['fields'] }
