import * as migration_20261121_122154_start from './20261121_122154_start';

export const migrations = [
  {
    up: migration_20261121_122154_start.up,
    down: migration_20261121_122154_start.down,
    name: '20261121_122154_start'
  },
];
