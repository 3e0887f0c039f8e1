import { routes } from '@/lib/routing/routes'

/** Redirects the calculator's alternative path to the canonical one. */
export function GET() {
  return new Response(null, { status: 308, headers: { location: routes.professionalCalculator } })
}
