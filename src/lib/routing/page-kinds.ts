/** The kinds of written pages, in the order in which lists show them. */
export const PAGE_KINDS = [
  { value: 'product', label: 'The panel' },
  { value: 'guide', label: 'Guides' },
  { value: 'advice', label: 'Advice' },
  { value: 'tool', label: 'Tools' },
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'partners', label: 'Working with us' },
  { value: 'company', label: 'The company' },
  { value: 'legal', label: 'Legal' },
] as const

export type PageKind = (typeof PAGE_KINDS)[number]['value']
