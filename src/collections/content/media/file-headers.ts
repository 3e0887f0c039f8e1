/**
 * Uploads are never served as pages: no MIME sniffing, no script execution, documents as downloads. File names are
 * never reused, so browsers may cache them.
 */
export function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  if (headers.get('Content-Type') === 'application/pdf') headers.set('Content-Disposition', 'attachment')
  return headers
}
