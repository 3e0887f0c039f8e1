import * as migration_20261121_125015_start from './20261121_125015_start';
import * as migration_20261121_172940_face from './20261121_172940_face';
import * as migration_20261121_192234_pages from './20261121_192234_pages';

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
    name: '20261121_192234_pages'
  },
];
