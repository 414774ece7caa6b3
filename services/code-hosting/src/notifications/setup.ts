import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import {
  createMarkReadJob,
  createNotificationRetention,
  createNotifications,
  markReadJob,
} from './notifications.ts'
import { createNotifyJob, notifyJob, notifyOfEvents } from './notify.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { threadRoutes } from './routes/threads.ts'

export function setUpNotifications(context: Context): Subject {
  const { db, clock } = context
  const notifications = createNotifications(context)
  notifyOfEvents(context)
  return {
    routes: [notificationRoutes({ db, clock, notifications }), threadRoutes({ db, notifications })],
    jobs: {
      [notifyJob]: createNotifyJob(context),
      [markReadJob]: createMarkReadJob(context),
      'tidy-notifications': createNotificationRetention(context),
    },
  }
}
