import { expect, test } from 'vitest'

import { countyOf } from '@/lib/domain/locations/counties'
import type { District } from '@/lib/domain/locations/districts'

import { roomPictureKey } from './room-picture'

const shares = (ownedOutrightPct: number, privateRentPct: number) => ({ ownedOutrightPct, privateRentPct }) as District

const keyOf = (
  path: string,
  more: { kind?: 'city' | 'town' | 'village'; county?: string; district?: District | null },
) =>
  roomPictureKey({
    place: { path, kind: more.kind ?? 'town' } as Parameters<typeof roomPictureKey>[0]['place'],
    county: countyOf(more.county ?? 'somerset'),
    district: more.district === undefined ? shares(30, 15) : more.district,
  })

test('a place is shown with a room of its commonest kind of home', () => {
  expect(keyOf('wells', { kind: 'village' })).toBe('stone-cottage')
  expect(keyOf('perth', { county: 'perth-and-kinross' })).toBe('tenement')
  expect(keyOf('minehead', { district: shares(45, 30) })).toBe('bungalow')
  expect(keyOf('hackney', { district: shares(20, 32) })).toBe('rented-flat')
  expect(keyOf('yeovil', {})).toBe('terrace-bedroom')
  expect(keyOf('belfast', { district: null })).toBe('terrace-bedroom')
})
