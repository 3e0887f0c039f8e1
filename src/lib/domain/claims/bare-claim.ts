import { bareFigures } from './bare-figures'

/** The first sentence of a text to a customer with a figure that makes a claim without a source; null if there is none. */
export function bareClaim(text: string): string | null {
  const [bare] = bareFigures({
    location: 'The text',
    kind: 'prose',
    context: 'quote',
    hasNotes: false,
    pieces: [{ kind: 'text', text }],
  })
  return bare?.sentence ?? null
}
