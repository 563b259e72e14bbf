import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { preferencesChange, wirePreferences } from '../../wire/preferences.ts'

/** Keeps what somebody chose in Preferences. Language, keys and rows go with the person, the rest with the company. */
export const SavePreferences = defineCall({
  group: 'LogIn',
  name: 'SavePreferences',
  summary: 'Save one’s own preferences',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  // One's own way of working changes nothing of a page.
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: preferencesChange,
  reply: z.object({ Status: z.literal('Success'), preferences: wirePreferences }),
})
