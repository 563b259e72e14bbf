import { describe, expect, it } from 'vitest'
import { isNmfcItem } from './nmfc.ts'
import {
  isFedExBarcode34,
  isFedExExpressNumber,
  isFedExGroundNumber,
  isUpsTrackingNumber,
  isUspsTrackingNumber,
  labelNumber,
  recognizeParcelNumber,
} from './parcelNumbers.ts'
import { cleanPro, isOldDominionPro, isProNumber } from './proNumber.ts'
import { isScac } from './scac.ts'

// Numbers published by the carriers or collected as public test figures of their check digits.
const tables = [
  {
    name: 'UPS 1Z',
    check: isUpsTrackingNumber,
    right: [
      '1Z5R89390357567127',
      '1Z879E930346834440',
      '1Z410E7W0392751591',
      '1Z8V92A70367203024',
      '1ZXX3150YW44070023',
    ],
    wrong: ['1Z1111111111111111', '2Z5R89390357567127', '1A5R89390357567127', '1Z5R8939035756712', ''],
  },
  {
    name: 'FedEx Express',
    check: isFedExExpressNumber,
    right: ['986578788855', '477179081230', '799531274483', '790535312317', '974367662710'],
    wrong: ['996578788855', '98657878885', '98657878885x'],
  },
  {
    name: 'FedEx Ground',
    check: isFedExGroundNumber,
    right: ['041441760228964', '568283610012000', '568283610012734'],
    wrong: ['568283610012732'],
  },
  {
    name: 'FedEx 34-digit barcode',
    check: isFedExBarcode34,
    right: ['1001921334250001000300779017972697', '1001901781990001000300617767839437'],
    wrong: ['1001901781990001000300617767839438'],
  },
  {
    name: 'USPS IMpb',
    check: isUspsTrackingNumber,
    right: [
      '9400111206206406260787',
      '9405803699300124287899',
      '9434611206206406227577',
      '9261292700768711948021',
      '92748931507708513018050063',
      '9505511069605048600624',
      '9361289878700317633795',
      '420787459400111206206406260787',
      '4201028200009261290113185417468510',
    ],
    wrong: ['9434611206206407667131', '2334611306206407667222', '42078745', '4201028200009261290113185417468511'],
  },
  {
    name: 'Old Dominion PRO',
    check: isOldDominionPro,
    right: ['07209562763', '77767553207', '77806528897', '78045768393', '80003280379', '80993847369'],
    wrong: ['07209562773', '80003280389', '79927398713', '10000000000', '7776755320'],
  },
]

describe.each(tables)('$name', ({ check, right, wrong }) => {
  it.each(right)('accepts %s', number => expect(check(number)).toBe(true))
  it.each(wrong)('refuses %s', number => expect(check(number)).toBe(false))
})

describe('the barcode of a label', () => {
  it.each([
    ['420787459400111206206406260787', '9400111206206406260787'],
    ['4201028200009261290113185417468510', '9261290113185417468510'],
    ['9400 1112 0620 6406 2607 87', '9400111206206406260787'],
    ['1001921334250001000300779017972697', '779017972697'],
    ['9611804568283610012000', '568283610012000'],
    ['9611804000986578788855', '986578788855'],
    ['1z 5r8 939 0357567127', '1Z5R89390357567127'],
  ])('%s is of package %s', (scan, number) => expect(labelNumber(scan)).toBe(number))

  it.each(['4711', '105', '07209562763', '000123450000000027', 'PO 4711', ''])('%j is none', text =>
    expect(labelNumber(text)).toBeNull(),
  )
})

it('recognizes what was scanned, however it was grouped', () => {
  expect(recognizeParcelNumber(' 1Z 8V9 2A7 03 6720 3024 ')).toBe('ups')
  expect(recognizeParcelNumber('9400 1112 0620 6406 2607 87')).toBe('usps')
  expect(recognizeParcelNumber('986578788855')).toBe('fedexExpress')
  expect(recognizeParcelNumber('0414 4176 0228 964')).toBe('fedexGround')
  expect(recognizeParcelNumber('EZ 0000 1216 2 US')).toBe('usps')
  expect(recognizeParcelNumber('EZ000012163US')).toBeNull()
  expect(recognizeParcelNumber('hello')).toBeNull()
})

it('reads a PRO as people write it', () => {
  expect(cleanPro('072-0956 2763')).toBe('07209562763')
  expect(isProNumber('07209562763')).toBe(true)
  expect(isProNumber('')).toBe(false)
  expect(isProNumber('^XZ')).toBe(false)
})

it('knows the form of SCAC and NMFC item', () => {
  expect(['ODFL', 'UPSN', 'AB'].every(isScac)).toBe(true)
  expect(['', 'A', 'odfl', 'ODFLX', 'OD1L'].some(isScac)).toBe(false)
  expect(['156600', '156600-2', '49880-02', '100'].every(isNmfcItem)).toBe(true)
  expect(['', '156600-', '1566001', '156600-123', 'abc', '156600.2'].some(isNmfcItem)).toBe(false)
})
