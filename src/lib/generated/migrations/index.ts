import * as migration_20261121_125015_start from './20261121_125015_start';

export const migrations = [
  {
    up: migration_20261121_125015_start.up,
    down: migration_20261121_125015_start.down,
    name: '20261121_125015_start'
  },
];
