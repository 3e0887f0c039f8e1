import { readdirSync } from 'node:fs'
import path from 'node:path'

/** URL patterns of the routes in an `app` folder, such as '/blog/[slug]'; excludes catch-all routes and endpoints. */
export function appPaths(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep))
  return files.flatMap((segments) => {
    const isRoute = /^(?:page\.tsx|route\.ts)$/.test(segments.at(-1) ?? '')
    const pattern = `/${segments
      .slice(0, -1)
      .filter((segment) => !segment.startsWith('('))
      .join('/')}`
    return isRoute && !pattern.includes('[...') && !/^\/(?:api|internal)\//.test(pattern) ? [pattern] : []
  })
}
