import { routes } from '@/lib/site/routes'

/** The calculator's other address leads to the one that search engines know. */
export function GET() {
  return new Response(null, { status: 308, headers: { location: routes.professionalCalculator } })
}
