/** Built-in forms and tools that staff can add to a page. */
export const FORMS = [
  { value: 'contact', label: 'Write to us' },
  { value: 'quote', label: 'Get a quote' },
  { value: 'datasheet', label: 'Data sheet' },
  { value: 'distributor', label: 'Become a distributor' },
  { value: 'installer', label: 'Become an installer' },
  { value: 'business', label: 'Business in a box' },
] as const

export const TOOLS = [
  { value: 'short-estimate', label: 'Short estimate' },
  { value: 'running-cost', label: 'Running cost' },
  { value: 'installer-search', label: 'Find an installer' },
  { value: 'panel-working', label: 'Working of the panel' },
] as const

export const MAPS = [{ value: 'degree-days', label: 'Winters of the United Kingdom' }] as const

export const DOWNLOADS = [
  { value: 'datasheet', label: 'Data sheet' },
  { value: 'case-study', label: 'Case study' },
] as const

export type FormName = (typeof FORMS)[number]['value']
export type ToolName = (typeof TOOLS)[number]['value']
export type MapName = (typeof MAPS)[number]['value']
export type DownloadName = (typeof DOWNLOADS)[number]['value']
