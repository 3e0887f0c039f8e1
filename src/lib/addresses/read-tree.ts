import { ALL_ADDRESSES, IS_PUBLIC } from './kinds'
import type { Db } from './list'
import { toTree, type TreeLeaf, type TreeNode } from './tree'

/** More than any site of ours has; beyond it the tree says that it is not whole. */
const ADDRESSES_MAX = 20_000
const OLD_PATHS_MAX = 5

type Asked = { pool: Db; seesDrafts: boolean }

/** Every address in its place. Redirects are for those who may see drafts: they are editors' tools alike. */
export async function readTree({ pool, seesDrafts }: Asked): Promise<{ root: TreeNode; isWhole: boolean }> {
  const { rows } = await pool.query<TreeLeaf>(
    `select a.path, a.title, a.standing, a.has_changes as "hasChanges", a.publish_at as "publishAt", a.unpublish_at as "unpublishAt", a.edit_path as "editPath",
       c.is_live as "isLive",
       case when $1 then array(select r."from" from redirects r where r."to" = a.path order by 1 limit ${OLD_PATHS_MAX}) else '{}' end as "oldPaths"
     from (${ALL_ADDRESSES}) as a left join page_checks c on c.path = a.path and ${IS_PUBLIC}
     where a.path is not null and ($1::boolean or ${IS_PUBLIC})
     order by a.path limit ${ADDRESSES_MAX + 1}`,
    [seesDrafts],
  )
  return { root: toTree(rows.slice(0, ADDRESSES_MAX)), isWhole: rows.length <= ADDRESSES_MAX }
}
