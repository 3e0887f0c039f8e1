/** The steps a reader may take from a post, in the order that leads to an enquiry. */
export const POST_STEPS = [
  { value: 'end', label: 'Read to the end' },
  { value: 'calculator', label: 'Used a calculator' },
  { value: 'quote', label: 'Opened the quote form' },
  { value: 'lead', label: 'Sent an enquiry' },
] as const

export type PostStep = (typeof POST_STEPS)[number]['value']
