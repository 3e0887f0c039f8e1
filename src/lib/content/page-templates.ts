/** The layouts of a page written by staff. */
export const PAGE_TEMPLATES = [
  { value: 'guide', label: 'Guide: contents on the left, notes on the right' },
  { value: 'company', label: 'Company: headings beside the text' },
  { value: 'offer', label: 'Trade offer: opens on the ways to work with us' },
  { value: 'reference', label: 'Reference: tables at full width' },
  { value: 'legal', label: 'Legal: numbered chapters' },
] as const

export type PageTemplate = (typeof PAGE_TEMPLATES)[number]['value']

/** Whether the main picture and the contents are part of the introduction instead of the body. */
export const hasWideOpening = (template: PageTemplate) => template !== 'guide' && template !== 'legal'
