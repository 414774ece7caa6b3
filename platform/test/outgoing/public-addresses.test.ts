import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { isPublicAddress } from '../../src/outgoing/public-addresses.ts'

const special = {
  'unspecified and this network': ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  'cloud hosts': ['168.63.129.16', '100.100.100.200', '192.0.0.192'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmark: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.255', '4000::1', '100::1'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:ffff:10.0.0.1', '::ffff:169.254.169.254'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::8.8.8.8', '64:ff9b:1::1'],
  '6to4 and Teredo': ['2002:7f00:1::', '2002:808:808::1', '2001::1', '192.88.99.1'],
  'not plain addresses': [
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '010.0.0.1',
    '[::1]',
    '8.8.8.8:80',
  ],
}

describe('isPublicAddress', () => {
  for (const [name, addresses] of Object.entries(special)) {
    it(`is false for ${name}`, () => {
      for (const address of addresses) assert.equal(isPublicAddress(address), false, address)
    })
  }

  it('is true for the public internet, also next to special ranges and in an embedding', () => {
    const addresses = [
      '8.8.8.8',
      '1.1.1.1',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
      '169.253.255.255',
      '172.15.255.255',
      '172.32.0.0',
      '192.0.1.0',
      '192.167.255.255',
      '198.17.255.255',
      '198.20.0.0',
      '223.255.255.255',
      '168.63.129.17',
      '2606:4700:4700::1111',
      '2a00:1450::1',
      '2001:4860:4860::8888',
      '2003::1',
      '3ffe::1',
      '::ffff:8.8.8.8',
      '::ffff:808:808',
      '64:ff9b::8.8.8.8',
    ]
    for (const address of addresses) assert.equal(isPublicAddress(address), true, address)
  })

  it('classifies an IPv4 address the same plain, mapped and through NAT64', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        assert.equal(isPublicAddress(`::ffff:${address}`), isPublicAddress(address))
        assert.equal(isPublicAddress(`64:ff9b::${address}`), isPublicAddress(address))
      }),
    )
  })

  it('never throws for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === 'boolean'))
  })
})
