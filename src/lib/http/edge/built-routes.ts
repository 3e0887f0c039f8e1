import fs from 'node:fs'
import path from 'node:path'

import { REPLY_PATHS, REPLY_ROUTES } from '@/lib/registry/form-replies'
import { isOpen } from '@/lib/routing/closed'

/** Routes whose paths are in the database: CMS pages, posts and places. */
const WRITTEN: readonly (string | null)[] = ['/[...path]', '/blog/[slug]', '/locations/[...path]']

/** Next would take such a path for a request for React's part of a page. None of our pages makes one. */
const PARTIAL = '.rsc'

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] }
type Prerendered = { routes: Record<string, { srcRoute: string | null }> }

export type BuiltRoutes = {
  /** The route of a path as in the app directory, such as '/shop/[slug]', or the path of a file; null if none matches. */
  routeOf: (path: string) => string | null
  /** Whether the paths of a route are in the database. */
  isWritten: (route: string) => boolean
  /** Whether the path matches a built route or a static file, and not one of a closed feature. */
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
  const fixed = new Set([...manifest.staticRoutes.map(({ page }) => page), ...files, ...REPLY_PATHS])
  const dynamic = manifest.dynamicRoutes
    .filter(({ page }) => !Object.values<string>(REPLY_ROUTES).includes(page))
    .map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  const routeOf = (asked: string) =>
    fixed.has(asked) ? asked : (dynamic.find(({ pattern }) => pattern.test(asked))?.page ?? null)
  const isWritten = (route: string) => WRITTEN.includes(route)
  return {
    routeOf,
    isWritten,
    isOwn: (asked) => {
      if (asked.endsWith(PARTIAL) || !isOpen(asked)) return false
      const route = routeOf(asked)
      return asked.startsWith('/_next/static/') || (route !== null && !isWritten(route))
    },
    written: Object.entries(prerendered.routes).flatMap(([asked, { srcRoute }]) =>
      WRITTEN.includes(srcRoute) && isOpen(asked) ? [asked] : [],
    ),
  }
}
