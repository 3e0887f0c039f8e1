const LENGTH_MAX = 100

/** Searchable words of a URL path: '/Blog/warm_floors-2024.html' is 'blog warm floors 2024'. */
export function wordsOfPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/%[\da-f]{2}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LENGTH_MAX)
}
