/** Sites whose name differs from their domain. */
const NAMES: Partial<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** The name of the site that a web address leads to, whatever the link was called: 'LinkedIn', 'example.co.uk'. */
export function siteName(address: string): string {
  const { hostname } = new URL(address)
  return NAMES[hostname.split('.').slice(-2).join('.')] ?? hostname.replace(/^www\./, '')
}
