import fs from 'node:fs'
import path from 'node:path'

/** Routes whose paths are in the database: CMS pages, posts and places. */
const WRITTEN: readonly (string | null)[] = ['/[...path]', '/blog/[slug]', '/locations/[...path]']

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] }
type Prerendered = { routes: Record<string, { srcRoute: string | null }> }

export type BuiltRoutes = {
  /** Whether the path matches a built route or a static file. */
  isOwn: (path: string) => boolean
  /** Paths of these routes known at build time. */
  written: string[]
}

/** Reads the routes from Next's build output below `root`. */
export function readBuiltRoutes(root: string): BuiltRoutes {
  const read = <Content>(name: string): Content => JSON.parse(fs.readFileSync(path.join(root, '.next', name), 'utf8'))
  const files = fs.readdirSync(path.join(root, 'public'), { recursive: true }).map((file) => `/${String(file)}`)
  return builtRoutes({
    manifest: read<Manifest>('routes-manifest.json'),
    prerendered: read<Prerendered>('prerender-manifest.json'),
    files,
  })
}

export function builtRoutes({
  manifest,
  prerendered,
  files,
}: {
  manifest: Manifest
  prerendered: Prerendered
  files: string[]
}): BuiltRoutes {
  const fixed = new Set([...manifest.staticRoutes.map(({ page }) => page), ...files])
  const patterns = manifest.dynamicRoutes
    .filter(({ page }) => !WRITTEN.includes(page))
    .map(({ regex }) => new RegExp(regex))
  return {
    isOwn: (asked) =>
      fixed.has(asked) || asked.startsWith('/_next/static/') || patterns.some((pattern) => pattern.test(asked)),
    written: Object.entries(prerendered.routes).flatMap(([asked, { srcRoute }]) =>
      WRITTEN.includes(srcRoute) ? [asked] : [],
    ),
  }
}
