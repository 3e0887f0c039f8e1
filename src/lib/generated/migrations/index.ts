import * as migration_20261121_125015_start from './20261121_125015_start';
import * as migration_20261121_172940_face from './20261121_172940_face';
import * as migration_20261121_192234_pages from './20261121_192234_pages';
import * as migration_20261121_215636_search from './20261121_215636_search';
import * as migration_20261121_220641_calculations from './20261121_220641_calculations';
import * as migration_20261121_221351_claims from './20261121_221351_claims';
import * as migration_20261122_015228_search_passages from './20261122_015228_search_passages';
import * as migration_20261122_094124_page_first_published from './20261122_094124_page_first_published';

export const migrations = [
  {
    up: migration_20261121_125015_start.up,
    down: migration_20261121_125015_start.down,
    name: '20261121_125015_start',
  },
  {
    up: migration_20261121_172940_face.up,
    down: migration_20261121_172940_face.down,
    name: '20261121_172940_face',
  },
  {
    up: migration_20261121_192234_pages.up,
    down: migration_20261121_192234_pages.down,
    name: '20261121_192234_pages',
  },
  {
    up: migration_20261121_215636_search.up,
    down: migration_20261121_215636_search.down,
    name: '20261121_215636_search',
  },
  {
    up: migration_20261121_220641_calculations.up,
    down: migration_20261121_220641_calculations.down,
    name: '20261121_220641_calculations',
  },
  {
    up: migration_20261121_221351_claims.up,
    down: migration_20261121_221351_claims.down,
    name: '20261121_221351_claims',
  },
  {
    up: migration_20261122_015228_search_passages.up,
    down: migration_20261122_015228_search_passages.down,
    name: '20261122_015228_search_passages',
  },
  {
    up: migration_20261122_094124_page_first_published.up,
    down: migration_20261122_094124_page_first_published.down,
    name: '20261122_094124_page_first_published'
  },
];
