import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { answersTo, companyOfTag, makeReplyTag, messageIdOf, tagOfAddress, tagsOfMessageIds } from './replyTag.ts'

const secret = randomBytes(32)
const settings = {
  MAILROOM_EMAIL: 'mailroom@acme.example',
  mailroom: { name: '', host: '', port: 1, secure: true, user: '', password: '', folder: '' },
}

it('names the company to us, in whatever case it comes back, and to no other installation', () => {
  for (const clientId of [1, 77, 2 ** 31 - 1]) {
    const tag = makeReplyTag(secret, clientId)
    expect(tag).toMatch(/^[a-z2-7]{39}$/)
    expect(companyOfTag(secret, tag)).toBe(clientId)
    expect(companyOfTag(secret, tag.toUpperCase())).toBe(clientId)
    expect(companyOfTag(randomBytes(32), tag)).toBeNull()
  }
})

it('can be made by nobody else: no letter of it may be another one', () => {
  const tag = makeReplyTag(secret, 5)
  for (let at = 0; at < tag.length - 1; at++) {
    const other = tag[at] === 'a' ? 'b' : 'a'
    expect(companyOfTag(secret, `${tag.slice(0, at)}${other}${tag.slice(at + 1)}`)).toBeNull()
  }
  for (const wrong of ['', tag.slice(1), `${tag}a`, tag.replace(/./, '0')])
    expect(companyOfTag(secret, wrong)).toBeNull()
})

it('tells nothing of the company: two of one have nothing in common', () => {
  const heads = Array.from({ length: 50 }, () => makeReplyTag(secret, 5).slice(0, 6))
  expect(new Set(heads).size).toBe(50)
})

it('stands in the address of the mailroom and in the message id', () => {
  const tag = makeReplyTag(secret, 5)
  const mail = { shipment_id: 1, purpose: 'tender', reply_to: 'sam@acme.example', message_id: messageIdOf(tag) }
  const address = `mailroom+${tag}@acme.example`
  expect(answersTo(settings, mail)).toEqual({ replyTo: `sam@acme.example, ${address}`, bouncesTo: address })
  expect(answersTo(settings, { ...mail, reply_to: '' })).toEqual({ replyTo: address, bouncesTo: address })
  expect(tagOfAddress(settings, ` ${address.toUpperCase()}`)).toBe(tag)
  expect(tagOfAddress(settings, `mailroom+${tag}@acme.example.evil`)).toBeNull()
  expect(tagsOfMessageIds(`<a@b> ${messageIdOf(tag).toUpperCase()}`)).toEqual([tag])
})

it('asks for no answer without a mailroom, without a shipment, of consignees, or under an older message id', () => {
  const mail = {
    shipment_id: 1,
    purpose: 'tender',
    reply_to: 'sam@acme.example',
    message_id: messageIdOf(makeReplyTag(secret, 5)),
  }
  const alone = { replyTo: 'sam@acme.example' }
  expect(answersTo({ ...settings, mailroom: null }, mail)).toEqual(alone)
  for (const change of [{ shipment_id: null }, { purpose: 'tracking' }, { message_id: '<1@waybill>' }]) {
    expect(answersTo(settings, { ...mail, ...change })).toEqual(alone)
  }
})
