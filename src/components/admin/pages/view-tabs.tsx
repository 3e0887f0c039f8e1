import { treeHref } from './list-href'

export function ViewTabs({ adminRoute, isTree }: { adminRoute: string; isTree: boolean }) {
  return (
    <nav className="pb-filters" aria-label="View">
      <a href={`${adminRoute}/pages`} aria-current={isTree ? undefined : 'page'}>
        List
      </a>
      <a href={treeHref(adminRoute)} aria-current={isTree ? 'page' : undefined}>
        Tree
      </a>
    </nav>
  )
}
