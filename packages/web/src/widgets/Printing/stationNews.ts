import type { SocketMessage } from '../../api/socketHub.ts'

/** News of stations but those of a scale, which come many times a second. */
export const isStationNews = ({ topic, scale }: SocketMessage): boolean => topic === 'station' && scale === undefined
