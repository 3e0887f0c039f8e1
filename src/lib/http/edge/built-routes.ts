import fs from 'node:fs'
import path from 'node:path'

/** The route of whatever staff write, which answers where no other does. */
const WRITTEN_ROUTE = '/[...path]'

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] }
type Prerendered = { routes: Record<string, { srcRoute: string | null }> }

export type BuiltRoutes = {
  /** Whether a route of the software may answer at a path, or a file. */
  isOwn: (path: string) => boolean
  /** Paths of written pages that there were at the build. */
  written: string[]
}

/** What Next knows of the built site below `root`. */
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
    .filter(({ page }) => page !== WRITTEN_ROUTE)
    .map(({ regex }) => new RegExp(regex))
  return {
    isOwn: (asked) =>
      fixed.has(asked) || asked.startsWith('/_next/static/') || patterns.some((pattern) => pattern.test(asked)),
    written: Object.entries(prerendered.routes).flatMap(([asked, { srcRoute }]) =>
      srcRoute === WRITTEN_ROUTE ? [asked] : [],
    ),
  }
}
