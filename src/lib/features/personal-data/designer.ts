import type { PersonalRecord } from './personal-data'

/** Whoever has the link to change a design may delete all of it. */
const THEIRS = 'edit_hash = any(person.links)'
const OF_DESIGN = `shared_design_id in (select id from shared_designs where ${THEIRS})`

/** What shared designs keep about people. */
export const DESIGNER_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Shared designs, with their versions and comments',
    purpose: 'To show them to whoever has the link',
    basis: 'steps',
    kept: '90 days after a link was last used, or until you delete it',
    tables: {
      shared_design_comments: { called: 'Comments on shared designs', columns: ['name', 'text'], theirs: OF_DESIGN },
      shared_design_versions: { called: 'Versions of shared designs', columns: ['content', 'note'], theirs: OF_DESIGN },
      shared_designs: {
        called: 'Shared designs',
        key: 'reference',
        columns: ['reference', 'mail_to'],
        others: ['view_hash', 'comment_hash', 'edit_hash'],
        theirs: THEIRS,
      },
    },
  },
]
