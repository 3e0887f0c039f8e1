import { listed } from '@/lib/features/features'

const API = '/api/'
const NOTE = '# Public forms; `npm run generate` writes the next line from the manifests of features.'

/** A configuration of nginx with the endpoints of all forms in the location that keeps their bodies small. */
export function withFormLocation(configuration: string): string {
  const names = listed('formEndpoints').map((path) => path.slice(API.length))
  const [before = '', after = ''] = configuration.split(NOTE)
  const rest = after.split('\n').slice(2)
  return [`${before}${NOTE}`, `    location ~ ^${API}(?:${names.sort().join('|')})/?$ {`, ...rest].join('\n')
}
