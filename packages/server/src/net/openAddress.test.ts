import { describe, expect, it } from 'vitest'
import { isOpenAddress, reachableAddresses, ShutAddress } from './openAddress.ts'

const shut = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3'],
  ...['169.254.0.1', '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.7'],
  ...['192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.9', '203.0.113.9'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.1.2.3',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
  ],
  ...['::127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1', '100::1', '2001::1', '2001:0:7f00:1::'],
  ...[
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    'fc00::1',
    'fd00:ec2::254',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
  ],
  ...['fec0::1', 'ff02::1', '3fff::1', '4000::1'],
]
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
]
const openToo = [
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '198.17.255.255',
  '223.255.255.255',
  '2606:4700::1111',
]
const openMapped = ['::ffff:8.8.8.8', '64:ff9b::808:808', '2a00:1450:4001:80e::200e']

describe('an address', () => {
  it.each(shut)('%s is never a stranger’s server', address => expect(isOpenAddress(address)).toBe(false))
  it.each([...open, ...openToo, ...openMapped])('%s may be', address => expect(isOpenAddress(address)).toBe(true))
  it.each(['', 'localhost', '2130706433', '0x7f.1'])('%j is none', text => expect(isOpenAddress(text)).toBe(false))
})

const production = { production: true, ALLOWED_HOSTS: ['sftp.acme.internal', '10.0.0.9'] }

describe('a host in production', () => {
  it.each(['localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::1]', 'LOCALHOST.'])(
    '%s is refused by what it stands for, however it is spelled',
    async host => {
      await expect(reachableAddresses(host, production)).rejects.toBeInstanceOf(ShutAddress)
    },
  )

  it('is refused when one of its addresses is private, so that nobody is led to the other one', async () => {
    const resolve = async () => ['8.8.8.8', '10.0.0.1']
    await expect(reachableAddresses('twoface.example', production, resolve)).rejects.toMatchObject({
      address: '10.0.0.1',
    })
  })

  it('is asked once: what it says later reaches nobody', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const resolve = async () => answers.shift() ?? []
    expect(await reachableAddresses('rebinds.example', production, resolve)).toEqual(['8.8.8.8'])
    expect(answers).toEqual([['127.0.0.1']])
  })

  it('is reached in a private network where the operator named it', async () => {
    const resolve = async () => ['10.0.0.5']
    expect(await reachableAddresses('SFTP.acme.internal', production, resolve)).toEqual(['10.0.0.5'])
    expect(await reachableAddresses('10.0.0.9', production)).toEqual(['10.0.0.9'])
    await expect(reachableAddresses('evil.sftp.acme.internal', production, resolve)).rejects.toThrow()
  })

  it('is whatever it is while the product is tried out', async () => {
    expect(await reachableAddresses('127.0.0.1', { production: false, ALLOWED_HOSTS: [] })).toEqual(['127.0.0.1'])
  })
})
