import { ancestorsOf, nodeIn, type TreeLeaf, type TreeNode } from '@/lib/page-inventory/tree'

import { treeHref } from './list-href'
import { PageLinks } from './page-links'
import { StatusCell } from './status-cell'

/** The most descendants shown below the open branch; above it, a count with a link is shown. */
const OPEN_MAX = 25
const CHILDREN_A_PAGE = 200

type PageTreeProps = { root: TreeNode; isWhole: boolean; adminRoute: string; under: string; page: number }

/** The paths as a tree, from one segment down. */
export function PageTree({ root, isWhole, adminRoute, under, page: requestedPage }: PageTreeProps) {
  const node = nodeIn(root, under)
  if (!node) return <p>There are no pages at or below {under}.</p>
  const pages = Math.max(1, Math.ceil(node.children.length / CHILDREN_A_PAGE))
  const page = Math.min(requestedPage, pages)
  const children = node.children.slice((page - 1) * CHILDREN_A_PAGE, page * CHILDREN_A_PAGE)
  return (
    <section className="pb-tree" aria-label="Tree of addresses">
      {!isWhole && <p role="alert">There are too many addresses to show all of them here. The list has every one.</p>}
      <nav aria-label="Open section">
        {ancestorsOf(node.path).map((path) => (
          <a
            key={path}
            href={treeHref(adminRoute, { under: path })}
            aria-current={path === node.path ? 'page' : undefined}
          >
            {path === '/' ? 'Site' : path.slice(path.lastIndexOf('/'))}
          </a>
        ))}
      </nav>
      {node.leaf && <Leaf leaf={node.leaf} adminRoute={adminRoute} />}
      <Branches nodes={children} adminRoute={adminRoute} />
      <PageLinks
        label="Pagination of this section"
        page={page}
        pages={pages}
        hrefOf={(next) => treeHref(adminRoute, { under: node.path, page: next })}
      />
    </section>
  )
}

function Branches({ nodes, adminRoute }: { nodes: TreeNode[]; adminRoute: string }) {
  if (nodes.length === 0) return null
  return (
    <ul>
      {nodes.map(({ path, leaf, size, children }) => (
        <li key={path}>
          {leaf ? <Leaf leaf={leaf} adminRoute={adminRoute} /> : <p>{path}</p>}
          {size > OPEN_MAX ? (
            <a href={treeHref(adminRoute, { under: path })}>
              {size} below {path}
            </a>
          ) : (
            <Branches nodes={children} adminRoute={adminRoute} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ leaf, adminRoute }: { leaf: TreeLeaf; adminRoute: string }) {
  const { path, title, editPath, isLive, oldPaths } = leaf
  return (
    <div className="pb-leaf">
      <p>
        <strong>{path}</strong> {editPath ? <a href={`${adminRoute}${editPath}`}>{title}</a> : title}
        {oldPaths.length > 0 && <span> from {oldPaths.join(', ')}</span>}
      </p>
      <StatusCell {...leaf} />
      {isLive === false && (
        <span className="pb-state" data-state="parked">
          Broken
        </span>
      )}
    </div>
  )
}
