import { readdirSync } from 'node:fs'
import path from 'node:path'

/** URL patterns of the routes in an `app` folder, such as '/blog/[slug]'; excludes catch-all routes and endpoints. */
export function appPaths(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep))
  return files.flatMap((parts) => {
    const isAnswer = /^(?:page\.tsx|route\.ts)$/.test(parts.at(-1) ?? '')
    const address = `/${parts
      .slice(0, -1)
      .filter((part) => !part.startsWith('('))
      .join('/')}`
    return isAnswer && !address.includes('[...') && !/^\/(?:api|internal)\//.test(address) ? [address] : []
  })
}
