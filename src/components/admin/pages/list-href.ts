import { filterParams, type AddressFilter } from '@/lib/addresses/filter'

/** Where the list stands with this filter. */
export function listHref(adminRoute: string, filter: AddressFilter): string {
  const query = filterParams(filter).toString()
  return `${adminRoute}/pages${query && `?${query}`}`
}

/** Where the tree stands, from this part on. */
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
