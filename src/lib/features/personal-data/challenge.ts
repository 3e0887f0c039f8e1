import type { PersonalRecord } from './personal-data'

/** What the energy challenge keeps about people. */
export const CHALLENGE_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Claims of rewards',
    purpose: 'To give each reward once',
    basis: 'steps',
    kept: '{number:kept.rewards} after the last claim',
    tables: {
      user_profiles: {
        called: 'Claims of rewards',
        columns: ['user_id', 'name', 'email', 'property_size', 'current_system'],
        theirs: 'lower(email) = any(person.emails)',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Energy challenge saved for a link',
    purpose: 'To go on with a winter on another device',
    basis: 'consent',
    kept: 'Seven days if not confirmed; then {number:kept.seasons} after the link was last opened, or until you delete it',
    tables: {
      season_links: {
        called: 'Energy challenge saved for a link',
        columns: ['reference', 'email', 'season'],
        others: ['access_token_sha256', 'state'],
        key: 'reference',
        // The address is deleted once the link is confirmed; from then on only the link leads to it.
        theirs: '(lower(email) = any(person.emails) or access_token_sha256 = any(person.links))',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Savings shared with a district',
    purpose: 'To compare them',
    basis: 'consent',
    kept: '{number:kept.comparisons} after you last shared it, or until you take it back',
    tables: {
      shared_savings: {
        columns: ['device', 'district', 'saved_percent'],
        others: ['season'],
        key: 'device',
        theirs: null,
        because: 'A shared saving has a code of the browser that shared it, and can be taken back there.',
      },
    },
  },
]
