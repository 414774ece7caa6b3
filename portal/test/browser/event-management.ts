import { describe } from 'node:test'
import { testConsole } from './event-management/console.ts'
import { testDoor } from './event-management/door.ts'
import { testFinder } from './event-management/finder.ts'
import { testInvitations } from './event-management/invitations.ts'
import { testMails } from './event-management/mails.ts'
import { testPayments } from './event-management/payments.ts'

export function testEventManagement(): void {
  describe('the face of event-management', () => {
    testFinder()
    testConsole()
    testDoor()
    testMails()
    testPayments()
    testInvitations()
  })
}
