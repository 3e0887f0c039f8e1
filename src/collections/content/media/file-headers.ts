/** Uploads are data, never pages: no type guessing, nothing runs, documents download. Their names are never used twice, so browsers may keep them. */
export function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  if (headers.get('Content-Type') === 'application/pdf') headers.set('Content-Disposition', 'attachment')
  return headers
}
