import { filterParams, type PageFilter } from '@/lib/page-inventory/filter'

/** The URL of the list with this filter. */
export function listHref(adminRoute: string, filter: PageFilter): string {
  const query = filterParams(filter).toString()
  return `${adminRoute}/pages${query && `?${query}`}`
}

/** The URL of the tree below this path segment. */
export function treeHref(
  adminRoute: string,
  { under = '/', page = 1 }: { under?: string; page?: number } = {},
): string {
  const params = new URLSearchParams({
    view: 'tree',
    ...(under !== '/' && { under }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${adminRoute}/pages?${params}`
}
