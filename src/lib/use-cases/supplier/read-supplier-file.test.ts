import { expect, test } from 'vitest'

import { readText } from '@/lib/domain/text/decode-text'

import { ENCODING_NAMES, ENCODINGS } from '../../../../tests/fixtures/encodings'
import { readSupplierFile } from './read-supplier-file'

const faultsOf = (text: string) => {
  const read = readSupplierFile(text)
  return read.ok ? [] : read.faults
}

test('reads the columns in any order, and blank cells as null', () => {
  expect(
    readSupplierFile('\uFEFFPrice;Name;Code;Stock\r\n£1,289.50;Panel;P1;12\r\n;Cable;C1;\r\n289;Box;B1;0\r\n'),
  ).toEqual({
    ok: true,
    lines: [
      { code: 'P1', stock: 12, pricePence: 128_950 },
      { code: 'C1', stock: null, pricePence: null },
      { code: 'B1', stock: 0, pricePence: 28_900 },
    ],
  })
})

test.each([
  ['semicolons', 'code;stock;price\nP1;12;1289,50\nC1;1.200;1.289,00\nB1;3;289'],
  ['tabs', 'Code\tStock (pieces)\tPrice (£)\nP1\t12\t1289,50\nC1\t1.200\t1.289,00\nB1\t3\t289'],
  ['points', 'code,stock,price\nP1,12,"£1,289.50"\nC1,"1,200",GBP 1289.00\nB1,3,289 GBP'],
  ['spaces', 'code;stock;price\nP1;12;1 289,50\nC1;1\u00a0200;£1\u202f289,00\nB1;3;£ 289'],
])('reads decimal commas, thousands and currencies: %s', (_, text) => {
  expect(readSupplierFile(text)).toEqual({
    ok: true,
    lines: [
      { code: 'P1', stock: 12, pricePence: 128_950 },
      { code: 'C1', stock: 1_200, pricePence: 128_900 },
      { code: 'B1', stock: 3, pricePence: 28_900 },
    ],
  })
})

test.each(ENCODING_NAMES)('reads pounds in %s', (name) => {
  const read = readText(ENCODINGS[name]('code,price\r\nP1,£289.00\r\n'))
  expect(read.ok && readSupplierFile(read.text)).toEqual({
    ok: true,
    lines: [{ code: 'P1', stock: null, pricePence: 28_900 }],
  })
})

test.each([
  ['code;price\nP1;1.289', 'Line 2: the price “1.289” is not an amount such as 289.00.'],
  [
    'code;price\nP1;289.00\nP2;289,00',
    'Line 3: the price “289,00” has its decimals after another sign than the prices above.',
  ],
  ['code;price\nP1;289,00\nP2;1,289', 'Line 3: the price “1,289” is not an amount such as 289.00.'],
  ['code,price (ex VAT)\nP1,289', 'The first line must name the columns: code, and stock, price or both.'],
  ['', 'The first line must name the columns: code, and stock, price or both.'],
  ['code,name\nP1,Panel', 'The first line must name the columns: code, and stock, price or both.'],
  ['code,stock', 'The file has no lines below its heading.'],
  ['code,stock\n,4', 'Line 2: the code is missing.'],
  ['code,stock\nP1,4\nP1,5', 'Line 3: the code P1 has come before.'],
  ['code,stock\nP1,-4', 'Line 2: the stock “-4” is not a whole number.'],
  ['code,stock\nP1,4.5', 'Line 2: the stock “4.5” is not a whole number.'],
  ['code,price\nP1,0', 'Line 2: the price “0” is not an amount such as 289.00.'],
  ['code,price\nP1,289.9', 'Line 2: the price “289.9” is not an amount such as 289.00.'],
  ['code,price\nP1,"289', 'Line 2: A cell begins with a quotation mark that is never closed.'],
])('refuses %j', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})
