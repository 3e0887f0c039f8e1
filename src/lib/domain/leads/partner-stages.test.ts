import { expect, test } from 'vitest'

import { mayMovePartner, missingForAcceptance, type PartnerAgreement, readTerritory } from './partner-stages'

const TODAY = '2026-11-30'
const installer: PartnerAgreement = {
  kind: 'installer',
  territory: ['SN'],
  documents: [
    { what: 'insurance', expiresOn: TODAY },
    { what: 'registration', expiresOn: null },
  ],
  termsAgreedOn: TODAY,
  marginPercent: null,
  feePounds: 400,
}
const distributor: PartnerAgreement = {
  ...installer,
  kind: 'distributor',
  documents: [...installer.documents, { what: 'company', expiresOn: null }],
  marginPercent: 50,
  feePounds: null,
}

test('an application with everything can be accepted', () => {
  for (const complete of [installer, distributor, { ...installer, kind: 'business', documents: [] } as const])
    expect(missingForAcceptance(complete, TODAY)).toEqual([])
})

test.each([
  [installer, { territory: [] }, 'Enter the territory.'],
  [installer, { termsAgreedOn: null }, 'Enter when the terms were agreed.'],
  [installer, { feePounds: null }, 'Enter the agreed fee.'],
  [distributor, { marginPercent: null }, 'Enter the agreed margin.'],
  [
    installer,
    { documents: installer.documents.slice(0, 1) },
    'Seen and valid is still missing: registration with a competent person scheme.',
  ],
  [distributor, { documents: installer.documents }, 'Seen and valid is still missing: company or sole trader.'],
] as const)('what is missing is named %#', (complete, change, sentence) => {
  expect(missingForAcceptance({ ...complete, ...change }, TODAY)).toEqual([sentence])
})

test('a paper counts until the end of the day on which it expires', () => {
  expect(missingForAcceptance(installer, '2026-12-01')).toEqual([
    'Seen and valid is still missing: public liability insurance.',
  ])
})

test('stages follow one another; a declined or ended application is reviewed again', () => {
  expect(mayMovePartner({ from: 'received', to: 'accepted' })).toBe(false)
  expect(mayMovePartner({ from: 'terms-sent', to: 'accepted' })).toBe(true)
  expect(mayMovePartner({ from: 'accepted', to: 'declined' })).toBe(false)
  expect(mayMovePartner({ from: 'ended', to: 'reviewing' })).toBe(true)
  expect(mayMovePartner({ from: 'received', to: 'received' })).toBe(true)
})

test.each([
  ['sn, BA', ['BA', 'SN']],
  ['SN  sn', ['SN']],
  ['', []],
  ['Wiltshire', null],
  ['SN1', null],
])('the territory in %j', (typed, areas) => {
  expect(readTerritory(typed)).toEqual(areas)
})
