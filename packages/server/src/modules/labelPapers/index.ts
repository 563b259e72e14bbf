export { chosenLabels, labelsOfJob } from './chosenLabels.ts'
export { laidOut } from './laidOut.ts'
