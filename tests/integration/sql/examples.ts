/** Parts of the register of personal data, of which rows can belong to a person. */
const REGISTERED_PARTS = `listed('personalData').flatMap(({ tables }) => Object.entries(tables))
  .flatMap(([table, { key = 'id', theirs, stays }]) =>
    theirs === null ? [] : ['true', stays?.where ?? 'false'].map((where) => ({ table, key, where })))`

/**
 * Values of names whose type does not list them, as code that runs in their file. A row with columns that vary may have
 * any of its table: their names are checked by types.
 */
export const EXAMPLES: Record<string, string> = {
  'src/lib/data/blog/post-page.ts kind': 'Object.keys(TOPICS)',
  'src/lib/delivery/retention/enforce.ts rule': 'RETENTION_RULES',
  'src/lib/use-cases/enquiries/change-enquiry.ts columns': '[{}, { name: null, due_at: null }]',
  'src/lib/use-cases/leads/commit-lead.ts record':
    '[{ lead: { created_at: null }, reservation: holdGoods({ goods: [], holders: [], piecesMax: 0 }) }]',
  'src/lib/use-cases/leads/commit-lead.ts row': '[{ created_at: null }]',
  'src/lib/use-cases/orders/agreed-order.ts row': '[{ reference: null, quote_id: null }]',
  'src/lib/use-cases/orders/agreed-order.ts reservation': '[holdGoods({ goods: [], holders: [], piecesMax: 1 })]',
  'src/lib/people/read-timeline.ts of': '[{ lead: 0 }, { person: 0 }]',
  'src/lib/use-cases/people/erase-person.ts part': REGISTERED_PARTS,
  'src/lib/use-cases/people/find-personal-data.ts source': 'SOURCES',
  'src/lib/use-cases/people/release-person.ts ids': '[[1]]',
  'src/lib/use-cases/records/record-usage.ts row': '[{ tool: null, session_id: null, answered_after_ms: null }]',
}

/** What such code needs beside what its file imports. */
export const IMPORTED: Record<string, string> = {
  'src/lib/use-cases/people/erase-person.ts': `import { listed } from '@/lib/features/features'`,
  'src/lib/use-cases/leads/commit-lead.ts': `import { holdGoods } from '@/lib/use-cases/orders/hold-goods'`,
}

/** Files that pass on the statements of a package. */
export const NOT_OURS = ['src/lib/platform/limiter.ts']
