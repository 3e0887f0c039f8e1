/** Options on the partner application forms. */
export const TRADES = [
  { value: 'electrician', label: 'Electrician' },
  { value: 'heating-engineer', label: 'Heating engineer' },
  { value: 'builder', label: 'Builder' },
  { value: 'other', label: 'Another trade' },
] as const

/**
 * Competent person schemes for electrical work in homes (GOV.UK, Competent person scheme: current schemes, 2026), and
 * Scotland's.
 */
export const SCHEMES = [
  { value: 'niceic', label: 'NICEIC' },
  { value: 'napit', label: 'NAPIT' },
  { value: 'oftec', label: 'OFTEC' },
  { value: 'stroma', label: 'Stroma' },
  { value: 'select', label: 'SELECT (Scotland)' },
  { value: 'other', label: 'Another' },
  { value: 'none', label: 'None, or not yet' },
] as const

export const EXPERIENCES = [
  { value: 'none', label: 'Starting now' },
  { value: 'under-2', label: 'Under two years' },
  { value: '2-5', label: 'Two to five years' },
  { value: '5-10', label: 'Five to ten years' },
  { value: 'over-10', label: 'Over ten years' },
] as const
