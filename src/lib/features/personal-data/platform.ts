import type { PersonalRecord } from './personal-data'

/** What searches, limits and copies of the whole keep about people. */
export const PLATFORM_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Searches without results',
    purpose: 'To add what is missing',
    basis: 'interest',
    kept: '{number:kept.searches} after the last',
    tables: {
      search_misses: { columns: ['term'], theirs: null, because: 'Nothing says who searched.' },
    },
  },
  {
    about: 'visitors',
    what: 'Coded address for limits',
    purpose: 'To keep bots out',
    basis: 'interest',
    kept: 'Up to a day',
    tables: {
      rate_limits: {
        columns: ['key'],
        key: 'key',
        theirs: null,
        because: 'The code cannot be turned back into an address.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Log of our server',
    purpose: 'To find faults',
    basis: 'interest',
    kept: 'As long as the log itself',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Back-ups',
    purpose: 'To lose nothing in a fault',
    basis: 'interest',
    kept: 'Until the next ones overwrite them',
    tables: {},
  },
]
