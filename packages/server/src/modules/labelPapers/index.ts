export { type Chosen, chosenLabels, labelsName, labelsOfJob } from './chosenLabels.ts'
export { laidOut, unreadable } from './laidOut.ts'
