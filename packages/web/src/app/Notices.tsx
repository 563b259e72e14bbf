import '@mantine/notifications/styles.css'

export { Notifications as Notices } from '@mantine/notifications'
