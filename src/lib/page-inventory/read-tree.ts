import type { Db } from '@/lib/platform/database'

import { ALL_PAGES, IS_PUBLIC } from './kinds'
import { toTree, type TreeLeaf, type TreeNode } from './tree'

/** Well above the size of the site; beyond it the tree is marked incomplete. */
const PAGES_MAX = 20_000
const OLD_PATHS_MAX = 5

type TreeQuery = { pool: Db; seesDrafts: boolean }

/** The tree of all pages. Redirects are included only for users who may see drafts: both are for editors. */
export async function readTree({ pool, seesDrafts }: TreeQuery): Promise<{ root: TreeNode; isWhole: boolean }> {
  const { rows } = await pool.query<TreeLeaf>(
    `select a.path, a.title, a.standing, a.has_changes as "hasChanges", a.publish_at as "publishAt", a.unpublish_at as "unpublishAt", a.edit_path as "editPath",
       c.is_live as "isLive",
       case when $1 then array(select r."from" from redirects r where r."to" = a.path order by 1 limit ${OLD_PATHS_MAX}) else '{}' end as "oldPaths"
     from (${ALL_PAGES}) as a left join page_checks c on c.path = a.path and ${IS_PUBLIC}
     where a.path is not null and ($1::boolean or ${IS_PUBLIC})
     order by a.path limit ${PAGES_MAX + 1}`,
    [seesDrafts],
  )
  return { root: toTree(rows.slice(0, PAGES_MAX)), isWhole: rows.length <= PAGES_MAX }
}
