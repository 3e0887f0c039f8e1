import type { PersonalRecord } from './personal-data'

/** Whoever has the link to change a design may delete all of it. */
const THEIRS = 'edit_hash = any(person.links)'
const OF_DESIGN = `shared_design_id in (select id from shared_designs where ${THEIRS})`

/** What shared designs keep about people. */
export const DESIGNER_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Shared designs, with their versions and comments',
    purpose: 'To show a design to those who have its link',
    basis: 'steps',
    kept: '90 days after a link to it was last used',
    deleted: 'Automatically, or when you delete it',
    tables: {
      shared_design_comments: { called: 'Comments on shared designs', columns: ['name', 'text'], theirs: OF_DESIGN },
      shared_design_versions: { called: 'Versions of shared designs', columns: ['content'], theirs: OF_DESIGN },
      shared_designs: {
        called: 'Shared designs',
        columns: ['reference'],
        others: ['view_hash', 'comment_hash', 'edit_hash'],
        theirs: THEIRS,
      },
    },
  },
]
